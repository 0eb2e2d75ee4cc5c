/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  rules: {
    // Rules of one thing stand together; an empty line parts things.
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    // Blocks are ordered by what they draw; media queries repeat selectors.
    'no-descending-specificity': null,
    'alpha-value-notation': 'number',
    'media-feature-range-notation': 'prefix', // Safari before 16.4
    'property-no-vendor-prefix': [true, { ignoreProperties: ['/text-size-adjust/'] }], // Safari
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
};

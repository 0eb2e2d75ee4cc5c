import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['public/', 'src/messages.ts', 'src/games/views.ts', 'src/local/made/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-undef': 'off', // TypeScript knows
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }], // .catch(() => {})
      'svelte/require-each-key': 'off', // most lists are places: the nth seat, space, symbol stays the nth
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check, which warns of these, knows better
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  { files: ['worker.js'], languageOptions: { globals: globals.serviceworker } },
);

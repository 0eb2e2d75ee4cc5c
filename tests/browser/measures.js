// What stands where at the moment that the page shows, and what is wrong about it.
() => {
  const PARTS = ['.bar', '.status', '.players', '.board', '.ticker', 'section.hand', '.log'];
  const TEXTS = [
    '.status .btn, .status .q strong, .ticker > span, .panel .does, .panel .lvl, .chip, .cap, .title > b',
    '.placard h2, .placard .says, .placard .because',
  ].join();
  const wrong = [];
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
  };
  const seen = (element) =>
    element?.getClientRects().length && getComputedStyle(element).visibility !== 'hidden' && element.offsetWidth !== 0;
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.top >= outer.top - 1 && inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1;
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

  const parts = PARTS.filter((part) => seen(document.querySelector(part))).map((part) => ({
    part,
    ...box(document.querySelector(part)),
  }));
  const bar = ['.brand', '.title', '.goal', '.tools'].filter((part) => seen(document.querySelector(`.bar ${part}`)));
  for (const [i, one] of bar.entries())
    for (const other of bar.slice(i + 1))
      if (meet(box(document.querySelector(`.bar ${one}`)), box(document.querySelector(`.bar ${other}`))))
        wrong.push(`${one} and ${other} overlap`);
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const [i, one] of parts.entries()) {
    if (!within(one, page)) wrong.push(`${one.part} leaves the window`);
    for (const other of parts.slice(i + 1)) if (meet(one, other)) wrong.push(`${one.part} and ${other.part} overlap`);
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');

  for (const element of document.querySelectorAll(TEXTS)) {
    if (!seen(element) || !element.clientWidth) continue;
    const style = getComputedStyle(element);
    const wide = element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible';
    const high = element.scrollHeight > element.clientHeight + 3 && style.overflowY !== 'visible';
    if (wide || high) wrong.push(`cut: “${element.textContent.trim()}”`);
  }

  // what is written stays inside what it is written on
  const written = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return box(range);
  };
  const inside = (text, on) =>
    text.left >= on.left - 1 && text.right <= on.right + 1 && text.top >= on.top - 4 && text.bottom <= on.bottom + 4;
  const ON = [['.ticker .told', '.ticker'], ['.status .btn > span', '.btn'], ['.status .q strong', '.status'],
    ['.placard li > *', '.placard li'], ['.placard li', '.placard']];
  for (const [text, on] of ON)
    for (const element of document.querySelectorAll(text))
      if (seen(element) && element.offsetWidth > 1 && !inside(written(element), box(element.closest(on))))
        wrong.push(`“${element.textContent.trim()}” leaves ${on}`);
  // a card that is picked is seen whole, down to the edge of the window
  const picked = document.querySelector('.hand .sel');
  if (seen(picked)) {
    const { left, top, right } = box(picked);
    for (const part of ['.status', '.ticker', '.board'])
      if (seen(document.querySelector(part)) && meet({ left, top, right, bottom: top + 30 }, box(document.querySelector(part))))
        wrong.push(`${part} covers the picked card`);
    if (left < -6 || right > innerWidth + 6) wrong.push('the picked card leaves the window');
  }

  const question = document.querySelector('.status .q');
  if (seen(question) && !within(box(question), box(document.querySelector('.status'))))
    wrong.push(`the question leaves its bar: “${question.textContent.trim()}”`);
  for (const element of document.querySelectorAll('.placard h2, .placard .because'))
    if (!seen(element)) wrong.push(`not to be seen: “${element.textContent.trim()}”`);

  const card = document.querySelector('.placard');
  if (card && !within(box(card), box(document.querySelector('.stage')))) wrong.push('a scene’s card leaves its stage');
  if (card && card.scrollHeight > card.clientHeight + 1) wrong.push('a scene’s card has to be scrolled');
  return { board: parts.find(({ part }) => part === '.board'), wrong };
}

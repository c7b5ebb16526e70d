// The search of the site: sections that have all words of the query, those with the very phrase, or with words in their titles, first.
const field = document.querySelector('#search');
const list = document.querySelector('#found');
const most = 12;
let loading;

const load = () => {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = 'search-index.js';
    script.onload = resolve;
    document.head.append(script);
  });
  return loading;
};

function scoreOf({ page, title, text }, words) {
  const [named, whole] = [`${title} ${page}`.toLowerCase(), text.toLowerCase()];
  // The words as they were written, one after the other, count most.
  let score = whole.includes(words.join(' ')) ? 6 : 0;
  for (const word of words) {
    if (title.toLowerCase() === word) score += 20;
    else if (named.includes(word)) score += 5;
    else if (whole.includes(word)) score += 1;
    else return 0;
  }
  return score;
}

/** Some words around the first that was searched for. */
function excerptOf(text, words) {
  const at = Math.max(0, text.toLowerCase().indexOf(words[0]) - 50);
  return `${at > 0 ? '… ' : ''}${text.slice(at, at + 130)}${text.length > at + 130 ? ' …' : ''}`;
}

function entryOf({ address, page, title, text }, words) {
  const link = document.createElement('a');
  link.href = address;
  const strong = document.createElement('strong');
  strong.textContent = title === page ? title : `${title} · ${page}`;
  const small = document.createElement('span');
  small.textContent = excerptOf(text, words);
  link.append(strong, small);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

async function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  list.hidden = words.length === 0;
  if (words.length === 0) return;
  await load();
  const found = globalThis.sections
    .map((section) => ({ section, score: scoreOf(section, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ section }) => entryOf(section, words));
  const nothing = document.createElement('li');
  nothing.textContent = 'Nothing has all these words.';
  list.replaceChildren(...(found.length > 0 ? found : [nothing]));
}

const hide = () => {
  list.hidden = true;
};

field.addEventListener('input', show);
field.addEventListener('focus', show);
document.addEventListener('click', ({ target }) => {
  if (!target.closest('search')) hide();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') hide();
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === '/' && !isTyping) {
    event.preventDefault();
    field.focus();
  }
});
list.addEventListener('click', hide);

import type { AnyChapter } from './pages.ts';

/** A text of a chapter: where it stands, and of which kind it is. */
export interface ChapterPart {
  readonly place: string;
  readonly kind: 'title' | 'text' | 'sentence' | 'cell';
  readonly text: string;
}

/** Every text of a chapter. */
export function* textsIn(chapter: AnyChapter): Iterable<ChapterPart> {
  const { aim, needs, turn = [], tables = {}, rules, adapted = {}, introduction = [] } = chapter;
  if (aim !== undefined) yield { place: 'aim', kind: 'text', text: aim };
  if (needs !== undefined) yield { place: 'needs', kind: 'sentence', text: needs };
  for (const [index, text] of turn.entries()) {
    yield { place: `turn ${index + 1}`, kind: 'sentence', text };
  }
  for (const [section, { head, words = {} }] of Object.entries(tables)) {
    for (const [index, text] of head.entries()) {
      yield { place: `table ${section} head ${index + 1}`, kind: 'cell', text };
    }
    for (const [word, text] of Object.entries(words)) {
      yield { place: `table ${section} ${word}`, kind: 'cell', text };
    }
  }
  for (const [id, words] of [...Object.entries(rules), ...Object.entries(adapted)]) {
    const { title, text, ruling, example } = words;
    if (title !== undefined) yield { place: `${id} title`, kind: 'title', text: title };
    if (text !== undefined) yield { place: `${id} text`, kind: 'text', text };
    if (ruling !== undefined) yield { place: `${id} ruling`, kind: 'text', text: ruling };
    if (example !== undefined) yield { place: `${id} example`, kind: 'sentence', text: example };
  }
  for (const [index, text] of introduction.entries()) {
    yield { place: `introduction ${index + 1}`, kind: 'sentence', text };
  }
}

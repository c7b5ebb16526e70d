/** A text with places to fill in, such as `{tile} shows no {value}`, or one text for each plural form of its `{count}`. */
export type Message = string | Plural;

/** The plural forms that the five languages need for the numbers at a game table. */
export interface Plural {
  readonly one?: string;
  readonly other: string;
}

/** The values for the places of a message. */
export type Facts = Readonly<Record<string, string | number>>;

/** The facts that a message needs. A missing one does not compile. */
export type FactsFor<M> = { readonly [Place in PlacesOf<M>]: string | number };

type PlacesOf<M> = M extends string
  ? PlacesIn<M>
  : M extends { readonly other: infer Other extends string }
    ? PlacesIn<Other> | 'count'
    : never;

type PlacesIn<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never;

/** Fills in a message. A place without a fact is a bug, so it throws instead of leaving a gap on the screen. */
export function fill(message: Message, facts: Facts, language: string): string {
  return formOf(message, facts, language).replace(/\{(\w+)\}/g, (_, place: string) => {
    const fact = facts[place];
    if (fact === undefined) throw new Error(`no fact for {${place}} in ${JSON.stringify(message)}`);
    return String(fact);
  });
}

function formOf(message: Message, facts: Facts, language: string): string {
  if (typeof message === 'string') return message;
  const form = rulesOf(language).select(Number(facts.count));
  return form === 'one' ? (message.one ?? message.other) : message.other;
}

/** Made once for each language: that takes longer than all else about a message. */
const pluralRules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = pluralRules.get(language);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules;
}

/** The names of the places in a message, sorted. */
export function placesIn(message: Message): string[] {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  const places = texts.flatMap((text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, place]) => place));
  return [...new Set(places)].sort();
}

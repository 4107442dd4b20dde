import {
  SEARCH_NEGATIONS,
  SEARCH_PACKS,
  SEARCH_PURPOSES,
  SEARCH_STOP_WORDS,
  SEARCH_SYNONYMS,
  SEARCH_UNITS,
} from "./search-synonyms.ts";

/** One thing that a search asks for. */
export interface SearchTerm {
  /** The words as they were typed, in the catalogue's units. */
  readonly typed: readonly string[];
  /** Any of these finds it: words, or phrases whose words stand side by side. */
  readonly anyOf: readonly (readonly string[])[];
  /** A size, number or pack, such as 500 ml, 2 or jar: it says which of the goods, and not what they are. */
  readonly isSize: boolean;
}

/** Accents of Latin letters, and apostrophes of every kind: gheé is ghee, O’Neil's is oneils. Marks of Indian scripts stay. */
const ACCENTS_AND_APOSTROPHES = /[\u0300-\u036f'’‘ʼ`´]/g;

/**
 * The words of a text as a search has them: lower-case letters with the marks of their script, and digits. A database's
 * documents are folded the same way (`foldedText`), so that each way to write a word finds the others.
 */
export const searchWords = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(ACCENTS_AND_APOSTROPHES, "")
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of a phrase that may have synonyms; the longest is looked for first. */
const PHRASE_LENGTHS = [3, 2, 1];
/** Nobody means more things at once, and each is looked for on its own. */
const MOST_TERMS = 10;
/** Shorter words have no plural to take away. */
const SHORTEST_PLURAL = 4;

/** A word without the ending of an English plural. */
function singular(word: string): string {
  if (word.length < SHORTEST_PLURAL || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -"ies".length)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** What is found for each word or phrase that has synonyms. */
const FOUND_FOR: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  const add = (phrases: readonly string[], find: readonly string[]) => {
    for (const phrase of phrases) {
      const key = searchWords(phrase).join(" ");
      found.set(key, [...(found.get(key) ?? []), ...find]);
    }
  };
  for (const { find, typed } of SEARCH_SYNONYMS) add([...find, ...typed], find);
  for (const { find, typed } of SEARCH_PURPOSES) add(typed, find);
  // Two words are also written as one: "gulabjal".
  for (const [key, phrases] of [...found]) {
    const joined = key.replaceAll(" ", "");
    if (!found.has(joined)) found.set(joined, phrases);
  }
  return found;
})();

/** Words and phrases that are not looked for themselves. */
const INSTEAD: ReadonlySet<string> = new Set(
  SEARCH_PURPOSES.flatMap(({ typed, isInstead }) => (isInstead ? typed : [])).map((phrase) =>
    searchWords(phrase).join(" "),
  ),
);

/** Words that a misspelt one may mean, though the catalogue does not have them. */
export const SYNONYM_WORDS: readonly string[] = [...new Set([...FOUND_FOR.keys()].flatMap((key) => key.split(" ")))];

/** As typed, as one of what the last word names ("lotus seeds"), and as one of each. */
const synonymsOf = (words: readonly string[]): readonly string[] | undefined =>
  FOUND_FOR.get(words.join(" ")) ??
  FOUND_FOR.get([...words.slice(0, -1), ...words.slice(-1).map(singular)].join(" ")) ??
  FOUND_FOR.get(words.map(singular).join(" "));

/** "500ml" and "500 gms" in two words each, with the unit as the catalogue writes it. */
const splitSizes = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const [, amount, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
    return amount && unit && SEARCH_UNITS.has(unit) ? [amount, unit] : [word];
  });

const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d+$/.test(word);

const isSizeWord = (word: string): boolean => isNumber(word) || SEARCH_PACKS.has(singular(word));

function termOf(words: readonly string[], found: readonly string[] = []): SearchTerm {
  const own = INSTEAD.has(words.join(" ")) ? [] : [words, words.map(singular)];
  const phrases = new Map([...own, ...found.map(searchWords)].map((phrase) => [phrase.join(" "), phrase]));
  return { typed: words, anyOf: [...phrases.values()], isSize: words.every(isSizeWord) };
}

/**
 * Reads what a shopper typed into what is looked for: without stop words, sizes in the catalogue's units, each word or
 * phrase with its synonyms and its singular. At most ten terms; none when the text has no words.
 */
export function readSearch(text: string): readonly SearchTerm[] {
  const all = splitSizes(searchWords(text));
  // "no sugar" is a purpose, though "no" by itself says nothing.
  const wholeText = synonymsOf(all);
  if (wholeText) return [termOf(all, wholeText)];
  const isUnwanted = (place: number) => SEARCH_NEGATIONS.has(all[place - 1] ?? "");
  const telling = all.filter(
    (word, place) => !SEARCH_STOP_WORDS.has(word) && !SEARCH_NEGATIONS.has(word) && !isUnwanted(place),
  );
  const words = telling.length > 0 ? telling : all;
  const terms: SearchTerm[] = [];
  for (let place = 0; place < words.length && terms.length < MOST_TERMS; ) {
    const [word = "", next] = words.slice(place, place + 2);
    const unit = isNumber(word) && next ? SEARCH_UNITS.get(next) : undefined;
    if (unit) {
      terms.push({ typed: [word, unit], anyOf: [[word, unit]], isSize: true });
      place += 2;
      continue;
    }
    const phrases = PHRASE_LENGTHS.map((length) => words.slice(place, place + length));
    const known = phrases.find((phrase) => synonymsOf(phrase));
    const phrase = known ?? [word];
    terms.push(termOf(phrase, synonymsOf(phrase)));
    place += phrase.length;
  }
  return terms;
}

import {
  SEARCH_FORMS,
  SEARCH_NEGATIONS,
  SEARCH_PACKS,
  SEARCH_PURPOSES,
  SEARCH_STOP_WORDS,
  SEARCH_SYNONYMS,
  SEARCH_UNITS,
  type SearchSynonyms,
} from "./search-synonyms.ts";
import { searchWords } from "./search-words.ts";

/** One thing that a search asks for. */
export interface SearchTerm {
  /** The words as they were typed, in the catalogue's units. */
  readonly typed: readonly string[];
  /** Any of these finds it: words, or phrases whose words stand side by side. */
  readonly anyOf: readonly (readonly string[])[];
  /** Those of them that mean it best: as typed, in the singular and plural, and by the catalogue's first name for it. */
  readonly best: readonly (readonly string[])[];
  /** A size, pack or form, such as 500 ml, jar, powder or sugar free: it says which of the goods, and not what they are. */
  readonly isQualifier: boolean;
}

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
  if (/(?:o|ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -"es".length);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Changes a phrase's last word: "lotus seeds". */
const withLast = (words: readonly string[], change: (word: string) => string): readonly string[] => [
  ...words.slice(0, -1),
  ...words.slice(-1).map(change),
];

const ROWS: readonly SearchSynonyms[] = [...SEARCH_SYNONYMS, ...SEARCH_PURPOSES];

/** What is found for each word or phrase that has synonyms. */
const FOUND_FOR: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  const add = (phrases: readonly string[], find: readonly string[]) => {
    for (const phrase of phrases) found.set(phrase, [...(found.get(phrase) ?? []), ...find]);
  };
  for (const { find, typed } of SEARCH_SYNONYMS) add([...find, ...typed], find);
  for (const { find, typed } of SEARCH_PURPOSES) add(typed, find);
  // Two words are also written as one: "gulabjal".
  for (const [key, phrases] of [...found]) {
    const joined = key.replaceAll(" ", "");
    if (!found.has(joined)) found.set(joined, phrases.includes(key) ? [key, ...phrases] : phrases);
  }
  return found;
})();

const typedIn = (rows: readonly SearchSynonyms[]): ReadonlySet<string> => new Set(rows.flatMap(({ typed }) => typed));

const TYPED = typedIn(ROWS);
/** The catalogue's own words, where they are not also what people say for another. */
const OWN_WORDS: ReadonlySet<string> = new Set(ROWS.flatMap(({ find }) => find).filter((phrase) => !TYPED.has(phrase)));

/** Words and phrases that are not looked for themselves. */
const INSTEAD = typedIn(SEARCH_PURPOSES.filter(({ isInstead }) => isInstead));
/** Those that say which of the goods, and not what they are. */
const QUALIFIERS = typedIn(SEARCH_PURPOSES.filter(({ isQualifier }) => isQualifier));

/** Words that a misspelt one may mean, though the catalogue does not have them. */
export const SYNONYM_WORDS: readonly string[] = [...new Set([...FOUND_FOR.keys()].flatMap((key) => key.split(" ")))];

/** As typed, as one of what the last word names ("lotus seeds"), and as one of each. */
const synonymsOf = (words: readonly string[]): readonly string[] | undefined =>
  FOUND_FOR.get(words.join(" ")) ??
  FOUND_FOR.get(withLast(words, singular).join(" ")) ??
  FOUND_FOR.get(words.map(singular).join(" "));

/** "500ml" and "500 gms" in two words each, with the unit as the catalogue writes it. */
const splitSizes = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const [, amount, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
    return amount && unit && SEARCH_UNITS.has(unit) ? [amount, unit] : [word];
  });

const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d+$/.test(word);

const isQualifying = (word: string): boolean =>
  isNumber(word) || SEARCH_PACKS.has(singular(word)) || SEARCH_FORMS.has(singular(word));

const phrasesOf = (phrases: readonly (readonly string[])[]): readonly (readonly string[])[] => [
  ...new Map(phrases.map((phrase) => [phrase.join(" "), phrase])).values(),
];

function termOf(words: readonly string[], found: readonly string[] = []): SearchTerm {
  const own = INSTEAD.has(words.join(" ")) ? [] : [words, words.map(singular)];
  const synonyms = found.map((phrase) => phrase.split(" "));
  const named = OWN_WORDS.has(words.join(" ")) ? [] : synonyms.slice(0, 1);
  return {
    typed: words,
    anyOf: phrasesOf([...own, ...synonyms]),
    best: phrasesOf([...own, ...own.map((phrase) => withLast(phrase, (word) => `${word}s`)), ...named]),
    isQualifier: words.every(isQualifying) || QUALIFIERS.has(words.join(" ")),
  };
}

/** The longest phrase from a place on that has synonyms. */
const phraseAt = (words: readonly string[], place: number): readonly string[] | undefined =>
  PHRASE_LENGTHS.map((length) => words.slice(place, place + length)).find((phrase) => synonymsOf(phrase));

/** Without words that say nothing of the goods, and without what is not wanted; "without sugar" is a wish of its own. */
function tellingWords(all: readonly string[]): readonly string[] {
  const telling: string[] = [];
  for (let place = 0; place < all.length; ) {
    const word = all[place] ?? "";
    const isNegation = SEARCH_NEGATIONS.has(word);
    const isTelling = !isNegation && !SEARCH_STOP_WORDS.has(word);
    const phrase = isTelling ? [word] : (phraseAt(all, place) ?? []);
    if (isTelling || phrase.length > 1) telling.push(...phrase);
    place += Math.max(phrase.length, isNegation ? 2 : 1);
  }
  return telling;
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
  const telling = tellingWords(all);
  const words = telling.length > 0 ? telling : all;
  const terms: SearchTerm[] = [];
  for (let place = 0; place < words.length && terms.length < MOST_TERMS; ) {
    const [word = "", next] = words.slice(place, place + 2);
    const unit = isNumber(word) && next ? SEARCH_UNITS.get(next) : undefined;
    if (unit) {
      const size = [[word, unit]];
      terms.push({ typed: [word, unit], anyOf: size, best: size, isQualifier: true });
      place += 2;
      continue;
    }
    const phrase = phraseAt(words, place) ?? [word];
    terms.push(termOf(phrase, synonymsOf(phrase)));
    place += phrase.length;
  }
  return terms;
}

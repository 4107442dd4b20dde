import { SEARCH_STOP_WORDS, SYNONYM_WORDS, searchWords } from "@store/domain";
import { sql } from "drizzle-orm";
import { distance } from "fastest-levenshtein";
import type { Database } from "../../db/database.ts";
import type { Clock } from "../../lib/clock.ts";
import { memoize } from "../../lib/memoize.ts";

/** Names of products seldom change, and counting their words reads all of them. */
const TTL_MS = 10 * 60_000;
/** Shorter words are too much like each other. */
const SHORTEST = 3;
/** From this length on, the beginning of a word can be recognised. */
const SHORTEST_BEGINNING = 5;

/** How a romanised word sounds: `haldee` is `haldi`, `multhani` is `multani`. */
const soundOf = (word: string): string =>
  word
    .replaceAll(/(.)\1{2,}/gu, "$1$1")
    .replaceAll(/(?:ee|ey|ie|y)(?=$|[^aeiou])/g, "i")
    .replaceAll("oo", "u")
    .replaceAll(/ck|q/g, "k")
    .replaceAll("ph", "f")
    .replaceAll("w", "v")
    .replaceAll("z", "j")
    .replaceAll(/(?<=[bcdgkt])h/g, "")
    .replaceAll(/(.)\1+/gu, "$1");

/** How many mistakes a word of that length may have and still be recognised. */
function allowedDistance(length: number): number {
  if (length <= 3) return 0;
  return length <= 6 ? 1 : 2;
}

/** Whether two neighbouring letters of a word have changed places: "pickel". */
function hasSwappedLetters(typed: string, word: string): boolean {
  const place = [...typed].findIndex((letter, at) => letter !== word[at]);
  const [one = "", two = ""] = typed.slice(place);
  return place >= 0 && typed.slice(0, place) + two + one + typed.slice(place + 2) === word;
}

const mistakes = (typed: string, word: string): number => (hasSwappedLetters(typed, word) ? 1 : distance(typed, word));

interface Word {
  readonly word: string;
  readonly sound: string;
  /** In how many products it stands. */
  readonly count: number;
}

/** The known word that one typed means; undefined when none is near. Of those equally near, the most frequent. */
export function nearestWord(typed: string, words: readonly Word[]): string | undefined {
  const sound = soundOf(typed);
  const allowed = allowedDistance(sound.length);
  let best: (Word & { readonly score: number }) | undefined;
  for (const candidate of words) {
    const whole = mistakes(sound, candidate.sound);
    const beginning =
      sound.length < SHORTEST_BEGINNING || candidate.sound.length <= sound.length
        ? Number.POSITIVE_INFINITY
        : distance(sound, candidate.sound.slice(0, sound.length)) + 0.5;
    const nearest = Math.min(whole, beginning);
    if (nearest > allowed) continue;
    // A mistake in the first letter is rare.
    const score = nearest + (candidate.sound[0] === sound[0] ? 0 : 1);
    if (!best || score < best.score || (score === best.score && candidate.count > best.count)) {
      best = { ...candidate, score };
    }
  }
  return best?.word;
}

/** Two known words that were typed as one: "sesameoil". */
function splitWord(typed: string, words: readonly Word[]): string | undefined {
  const known = new Set(words.map(({ word }) => word));
  for (let place = SHORTEST; place <= typed.length - SHORTEST; place += 1) {
    const parts = [typed.slice(0, place), typed.slice(place)];
    if (parts.every((part) => known.has(part))) return parts.join(" ");
  }
  return undefined;
}

/** Words long enough to be told apart; numbers have no spelling. */
const isSpelt = (word: string): boolean => word.length >= SHORTEST && !/\p{N}/u.test(word);

const isWordOf = (typed: string, words: readonly Word[]): boolean => words.some(({ word }) => word.startsWith(typed));

/**
 * Corrects what was typed by the words of the catalogue and its synonyms.
 * @returns a function that gives the text as it was probably meant, or undefined when nothing in it is misspelt.
 */
export function createSpelling(db: Database, clock: Clock): (text: string) => Promise<string | undefined> {
  const loadWords = memoize(clock, TTL_MS, async (): Promise<readonly Word[]> => {
    const counted = await db
      .select({ word: sql<string>`word`, count: sql<number>`ndoc` })
      .from(sql`ts_stat('select search from products where not is_hidden')`);
    const counts = new Map(SYNONYM_WORDS.map((word) => [word, 0]));
    for (const { word, count } of counted) counts.set(word, count);
    return [...counts].flatMap(([word, count]) => (isSpelt(word) ? { word, count, sound: soundOf(word) } : []));
  });

  return async (text) => {
    const words = await loadWords();
    const typed = searchWords(text);
    const meant = typed.map((word) =>
      !isSpelt(word) || SEARCH_STOP_WORDS.has(word) || isWordOf(word, words)
        ? word
        : (splitWord(word, words) ?? nearestWord(word, words) ?? word),
    );
    return meant.some((word, place) => word !== typed[place]) ? meant.join(" ") : undefined;
  };
}

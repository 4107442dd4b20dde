import { deflateRawSync } from "node:zlib";

/** What stands in examples, to be replaced. */
const PLACEHOLDER =
  /change.?(?:me|this|it)|replace.?(?:me|this|it)|your.?(?:own|secret|key|password|salt)|placeholder|example|insecure|x{8}/i;
/** What people type where they should be random. */
const TYPED = /secret|passw|default|letmein|qwert|admin|surabhi|organic/i;

/** Whether a secret is still the words of an example. */
export const isPlaceholder = (secret: string): boolean => PLACEHOLDER.test(secret);

const PART = "(?:[A-Z]?[a-z]+|[A-Z]+|\\d{1,4})";
/** Words, or letters of one case, with at most a number between them. */
const WORDS = new RegExp(`^${PART}(?:[^A-Za-z0-9]+${PART})*[^A-Za-z0-9]*$`);

/** A random text of 32 characters does not get shorter by this; one that repeats itself does. */
const LEAST_BYTES = 24;
const repeatsItself = (secret: string): boolean => deflateRawSync(secret).length < LEAST_BYTES;

/** Whether most letters are the neighbours of those before: of the alphabet, of the digits. */
function isSequence(secret: string): boolean {
  const codes = [...secret].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.filter((code, index) => index > 0 && Math.abs(code - (codes[index - 1] ?? 0)) <= 1);
  return steps.length > codes.length / 2;
}

/** Whether a secret of at least 32 characters can be guessed: words, a repetition, a sequence, what examples say. */
export const isGuessable = (secret: string): boolean =>
  isPlaceholder(secret) || TYPED.test(secret) || WORDS.test(secret) || repeatsItself(secret) || isSequence(secret);

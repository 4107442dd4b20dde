/** What the words of a refusal name: amounts in paise, counts, names. */
export type RefusalParams = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/**
 * Why a rule refuses: a stable `code` for programs and the English `message` that people read; `params` are what it
 * names, so that code and parameters are enough to say it in another language (C57).
 * `title` is the first part of a toast that has two.
 */
export type Refusal<Code extends string = string> = {
  readonly code: Code;
  readonly params?: RefusalParams;
  readonly message: string;
  readonly title?: string;
};

export type Accepted<T> = { readonly ok: true; readonly value: T };
export type Refused<R extends Refusal = Refusal> = { readonly ok: false; readonly refusal: R };

/** What a rule returns. An expected failure is a value; an exception is a bug. */
export type Outcome<T, R extends Refusal = Refusal> = Accepted<T> | Refused<R>;

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value });

export const refuse = <const R extends Refusal>(refusal: R): Refused<R> => ({ ok: false, refusal });

/** Whether a result is a rule's refusal, whatever it would be otherwise. */
export const isRefused = (result: unknown): result is Refused =>
  typeof result === "object" && result !== null && "ok" in result && result.ok === false && "refusal" in result;

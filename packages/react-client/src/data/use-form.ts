import type { FieldRefusal, FormOutcome } from "@store/domain";
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type FieldErrors<Field extends string = string> = Partial<Readonly<Record<Field, string>>>;
/** The text fields of a draft. */
type TextOf<D> = { [K in keyof D]: D[K] extends string ? K : never }[keyof D] & string;

/** What is refused at each field; of several refusals the first. */
export function errorsOf<Field extends string>(
  outcome: FormOutcome<unknown, Field> | { readonly ok: true },
): FieldErrors<Field> {
  const errors: Partial<Record<Field, string>> = {};
  if (!outcome.ok) for (const { field, message } of outcome.refusals) errors[field] ??= message;
  return errors;
}

/** A field that is refused; of a group the first choice that can be made, as groups have no `aria-invalid`. */
const REFUSED = '[aria-invalid="true"], fieldset[data-refused] input:enabled';

interface ErrorsOfForm<Field extends string> {
  readonly errors: FieldErrors<Field>;
  /** For the form's element. */
  readonly element: RefObject<HTMLFormElement | null>;
  /** Shows what the form's rule refused, or nothing, and moves the focus to the first refused field. */
  readonly show: (errors: FieldErrors<Field>) => void;
  /** The same with what the server refused, of which the rule knows nothing. */
  readonly showServers: (errors: FieldErrors<Field>) => void;
  /**
   * To be called when fields were changed: takes away the errors that are mended. What is not refused yet stays so until
   * the form is submitted again.
   * @param fields those that were changed.
   * @param refused what the rule refuses at the moment.
   */
  readonly mend: (fields: readonly string[], refused: () => FieldErrors<Field>) => void;
}

/** The errors of a form: shown on submit, gone once they are mended. */
export function useFieldErrors<Field extends string>(): ErrorsOfForm<Field> {
  const element = useRef<HTMLFormElement>(null);
  const [{ errors, turn }, setShown] = useState<{
    readonly errors: FieldErrors<Field>;
    readonly isServers: boolean;
    /** Counts what was shown: the focus moves with each. */
    readonly turn: number;
  }>({ errors: {}, isServers: false, turn: 0 });

  useEffect(() => {
    if (turn > 0) element.current?.querySelector<HTMLElement>(REFUSED)?.focus();
  }, [turn]);

  const showOf = (fromServer: boolean) => (shown: FieldErrors<Field>) =>
    setShown((before) => ({ errors: shown, isServers: fromServer, turn: before.turn + 1 }));

  const mend: ErrorsOfForm<Field>["mend"] = (fields, refused) => {
    setShown((before) => {
      const shown = Object.entries<string | undefined>(before.errors);
      if (shown.length === 0) return before;
      const now: Readonly<Record<string, string | undefined>> = before.isServers ? {} : refused();
      const left = shown.flatMap(([field, message]) => {
        const current = before.isServers && !fields.includes(field) ? message : now[field];
        return current === undefined ? [] : [[field, current]];
      });
      return { ...before, errors: Object.fromEntries(left) };
    });
  };

  return { errors, element, show: showOf(false), showServers: showOf(true), mend };
}

/**
 * State of a form: its draft, checked by a rule of the domain on submit. An error leaves as soon as its field is right.
 * @param empty its initial draft, which `reset` restores.
 */
export function useForm<D extends Readonly<Record<string, unknown>>, T>(empty: D, check: (draft: D) => FormOutcome<T>) {
  const [draft, setDraft] = useState(empty);
  /** The draft with every change so far: an event may bring several, and an answer comes after later ones. */
  const latest = useRef(empty);
  const { errors, element, show, showServers, mend } = useFieldErrors<keyof D & string>();

  const put = (next: D) => {
    latest.current = next;
    setDraft(next);
  };

  const change = (part: Partial<D>) => {
    const next = { ...latest.current, ...part };
    put(next);
    mend(Object.keys(part), () => errorsOf(check(next)));
  };

  /** The props of the text field of that name. */
  const text = (name: TextOf<D>, tidy: (typed: string) => string = (typed) => typed) => ({
    name,
    value: String(draft[name]),
    error: errors[name],
    onChange: ({ target }: ChangeEvent<Control>) =>
      change(Object.assign<Partial<D>, object>({}, { [name]: tidy(target.value) })),
  });

  /** Sends what the rule accepts; otherwise shows each refusal at its field and calls `refused`. */
  const submit =
    (send: (value: T) => unknown, refused?: (refusals: readonly FieldRefusal[]) => void) =>
    (event: FormEvent): void => {
      event.preventDefault();
      const checked = check(latest.current);
      show(errorsOf(checked));
      if (checked.ok) void send(checked.value);
      else refused?.(checked.refusals);
    };

  const reset = () => {
    put(empty);
    show({});
  };

  return { draft, errors, element, change, text, submit, showErrors: showServers, reset };
}

/**
 * What the server says of a form's fields, by the names that the form has for them.
 * @param names each field of the form, as the wire names it.
 */
export function errorsByField<Field extends string>(
  errors: Readonly<Record<string, readonly string[] | undefined>> | undefined,
  names: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field in names) {
    const message = errors?.[names[field]]?.[0];
    if (message !== undefined) found[field] = message;
  }
  return found;
}

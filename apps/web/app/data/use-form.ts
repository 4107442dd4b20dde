import type { FieldRefusal, FormOutcome } from "@store/domain";
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Errors<D> = Partial<Record<keyof D, string>>;
/** The text fields of a draft. */
type TextOf<D> = { [K in keyof D]: D[K] extends string ? K : never }[keyof D] & string;

const messagesOf = <D>(refusals: readonly FieldRefusal[]): Errors<D> => {
  const errors: Record<string, string> = {};
  for (const { field, message } of refusals) errors[field] ??= message;
  return Object.assign<Errors<D>, object>({}, errors);
};

/**
 * State of a form: its draft, checked by a rule of the domain on submit.
 * @param empty its initial draft, which `reset` restores.
 */
export function useForm<D extends Readonly<Record<string, unknown>>, T>(empty: D, check: (draft: D) => FormOutcome<T>) {
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState<Errors<D>>({});

  const change = (part: Partial<D>) => setDraft((before) => ({ ...before, ...part }));

  /** The props of the text field of that name. */
  const text = (name: TextOf<D>, tidy: (typed: string) => string = (typed) => typed) => ({
    name,
    value: String(draft[name]),
    error: errors[name],
    onChange: ({ target }: ChangeEvent<Control>) =>
      setDraft((before) => Object.assign({}, before, { [name]: tidy(target.value) })),
  });

  /** Sends what the rule accepts; otherwise shows each refusal at its field and calls `refused`. */
  const submit =
    (send: (value: T) => unknown, refused?: (refusals: readonly FieldRefusal[]) => void) =>
    (event: FormEvent): void => {
      event.preventDefault();
      const checked = check(draft);
      if (!checked.ok) {
        setErrors(messagesOf(checked.refusals));
        refused?.(checked.refusals);
        return;
      }
      setErrors({});
      void send(checked.value);
    };

  const reset = () => {
    setDraft(empty);
    setErrors({});
  };

  /** Shows what the server refused, at its fields. */
  const showErrors = (refused: Errors<D>) => setErrors(refused);

  return { draft, errors, change, text, submit, showErrors, reset };
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

/** A field that is refused; of a group the first choice that can be made, as groups have no `aria-invalid`. */
const REFUSED = '[aria-invalid="true"], fieldset[data-refused] input:enabled';

/** For a form that shows refusals at their fields: after each, the focus goes to the first field that is refused. */
export function useFocusRefused(errors: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>(REFUSED)?.focus();
  }, [errors]);
  return form;
}

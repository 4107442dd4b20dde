import { useId } from "react";

export interface FieldWords {
  readonly hint?: string | undefined;
  /** What is wrong with the value; replaces the hint, and is announced when it appears. */
  readonly error?: string | undefined;
}

/** Connects a control with its label and its hint or error. */
export function useField({ id, hint, error }: FieldWords & { readonly id?: string | undefined }) {
  const own = useId();
  const controlId = id ?? own;
  const noteId = `${controlId}-note`;
  return {
    noteId,
    control: {
      id: controlId,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": (error ?? hint) ? noteId : undefined,
    },
  } as const;
}

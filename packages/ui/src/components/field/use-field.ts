import { useId } from "react";

export interface FieldWords {
  readonly hint?: string | undefined;
  /** What is wrong with the value; it takes the hint's place and is said when it appears. */
  readonly error?: string | undefined;
}

/** Ties a control to its label and to what is said below it. */
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

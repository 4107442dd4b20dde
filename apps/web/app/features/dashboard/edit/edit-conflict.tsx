import type { CallFailure } from "@store/api-client";
import { EDIT_CONFLICT } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import * as styles from "../dashboard.css.ts";
import { table } from "../list/staff-list.css.ts";

/** What the shop has by now: the draft that a form would begin with, and its version. */
export interface Saved<D> {
  readonly version: number;
  readonly draft: D;
}

/** Whether a change was refused because somebody else had changed the same meanwhile. */
export const isEditConflict = (failure: CallFailure): boolean =>
  failure.kind === "refused" && failure.message === EDIT_CONFLICT;

/**
 * For a form that changes something which others may change at the same time.
 * @param version of what the form began with.
 * @param load asks for it again; undefined when that fails.
 */
export function useEditConflict<D>(version: number, load: () => Promise<Saved<D> | undefined>) {
  const [basedOn, setBasedOn] = useState(version);
  const [theirs, setTheirs] = useState<Saved<D>>();
  return {
    /** The version to send with what is saved. */
    basedOn,
    /** What somebody else has saved meanwhile, while it is not chosen yet. */
    theirs,
    /** To be called with a failure: loads what the other has saved. Whether there is something to choose from. */
    detect: async (failure: CallFailure): Promise<boolean> => {
      const found = isEditConflict(failure) ? await load() : undefined;
      if (found) setTheirs(found);
      return found !== undefined;
    },
    /** To be called with the version that was saved, or chosen. */
    settle: (chosen: number): void => {
      setBasedOn(chosen);
      setTheirs(undefined);
    },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const inWords = (value: unknown): ReactNode => {
  if (value === true) return "Yes";
  if (value === false) return "No";
  if (value === "" || value === null || value === undefined) return "Nothing";
  return typeof value === "string" || typeof value === "number" ? value : JSON.stringify(value);
};

interface EditConflictProps<D> {
  /** The form's fields in their order, and what they are called on it. */
  readonly labels: { readonly [Field in keyof D]: string };
  readonly mine: D;
  readonly theirs: Saved<D>;
  /** How a value is shown that is no plain text, number or flag: by field, `undefined` for as usual. */
  readonly show?: (field: keyof D, draft: D) => ReactNode | undefined;
  /** Saves what was typed, based on the version that is given. */
  readonly onKeepMine: (version: number) => void;
  /** Puts what the shop has into the form. */
  readonly onTakeTheirs: (saved: Saved<D>) => void;
  readonly isPending: boolean;
}

/** Shows what somebody else has saved meanwhile beside what was typed, and lets one choose. */
export function EditConflict<D extends Readonly<Record<string, unknown>>>(props: EditConflictProps<D>) {
  const { labels, mine, theirs, show, onKeepMine, onTakeTheirs, isPending } = props;
  const fields: (keyof D & string)[] = [];
  for (const field in labels) if (!isSame(mine[field], theirs.draft[field])) fields.push(field);
  const element = useRef<HTMLDivElement>(null);
  // A long form is often sent from its middle; what is to be decided stands at its end.
  useEffect(() => element.current?.focus(), []);
  /** The buttons go with the choice: the form's own goes on from it. */
  const choose = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
    act();
  };
  const shown = (field: keyof D & string, draft: D) => show?.(field, draft) ?? inWords(draft[field]);
  return (
    <div ref={element} tabIndex={-1} className={styles.conflict}>
      <Alert title="Changed by somebody else">
        <p>{EDIT_CONFLICT}</p>
        <table className={table}>
          <thead>
            <tr>
              {["Field", "The shop's", "Mine"].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{labels[field]}</th>
                <td data-label="The shop's" className={styles.conflictValue}>
                  {shown(field, theirs.draft)}
                </td>
                <td data-label="Mine" className={styles.conflictValue}>
                  {shown(field, mine)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.conflictButtons}>
          <Button onClick={choose(() => onKeepMine(theirs.version))} isPending={isPending}>
            Keep mine
          </Button>
          <Button variant="secondary" onClick={choose(() => onTakeTheirs(theirs))}>
            Take the shop's
          </Button>
        </div>
      </Alert>
    </div>
  );
}

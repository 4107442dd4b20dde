import type { CallFailure } from "@store/api-client";
import { EDIT_CONFLICT, keepMine, whoChanged } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import * as styles from "../frame/dashboard.css.ts";
import { table } from "../list/list.css.ts";

/** What the shop has by now: the draft that a form would begin with, and its version. */
export interface Saved<D> {
  readonly version: number;
  readonly draft: D;
}

/** Whether a change was refused because somebody else had changed the same since. */
export const isEditConflict = (failure: CallFailure): boolean =>
  failure.kind === "refused" && failure.message === EDIT_CONFLICT;

/**
 * For a form that changes something which others may change at the same time.
 * @param begun what the form began with.
 * @param load asks for it again; undefined when that fails.
 */
export function useEditConflict<D>(begun: Saved<D>, load: () => Promise<Saved<D> | undefined>) {
  const [base, setBase] = useState(begun);
  const [theirs, setTheirs] = useState<Saved<D>>();
  return {
    /** What the draft was made from: its version is sent with what is saved. */
    base,
    /** What somebody else has saved since, while it is not chosen yet. */
    theirs,
    /** To be called with a failure: loads what the other has saved. Whether there is something to choose from. */
    detect: async (failure: CallFailure): Promise<boolean> => {
      const found = isEditConflict(failure) ? await load() : undefined;
      if (found) setTheirs(found);
      return found !== undefined;
    },
    /** To be called with what the shop has by now: what was saved, or the other's that was chosen. */
    settle: (now: Saved<D>): void => {
      setBase(now);
      setTheirs(undefined);
    },
  };
}

const inWords = (value: unknown): ReactNode => {
  if (value === true) return "Yes";
  if (value === false) return "No";
  if (value === "" || value === null || value === undefined) return "Nothing";
  return typeof value === "string" || typeof value === "number" ? value : JSON.stringify(value);
};

interface EditConflictProps<D> {
  /** The form's fields in their order, and what they are called on it. */
  readonly labels: { readonly [Field in keyof D]: string };
  /** What was changed, as it was then. */
  readonly base: Saved<D>;
  readonly mine: D;
  readonly theirs: Saved<D>;
  /** How a value is shown that is no plain text, number or flag: by field, `undefined` for as usual. */
  readonly show?: ((field: keyof D & string, draft: D) => ReactNode | undefined) | undefined;
  /** Saves `both`, the fields that were changed over what the shop has, as a change of `theirs`. */
  readonly onKeepMine: (theirs: Saved<D>, both: D) => void;
  /** Puts what the shop has into the form. */
  readonly onTakeTheirs: (saved: Saved<D>) => void;
  readonly isPending: boolean;
}

const COLUMNS = ["Field", "When you began", "In the shop now", "Yours", "Will be saved"] as const;
const CHOICES = [
  { value: "mine", label: "Yours" },
  { value: "theirs", label: "The shop's" },
] as const;
const NOT_CHANGED = "Not changed";

/**
 * Shows what somebody else has saved since beside what was typed, field by field. What only one of both changed is kept;
 * where both changed a field, one chooses.
 */
export function EditConflict<D extends Readonly<Record<string, unknown>>>(props: EditConflictProps<D>) {
  const { labels, base, mine, theirs, show, onKeepMine, onTakeTheirs, isPending } = props;
  const versions = { base: base.draft, mine, theirs: theirs.draft };
  const [givenUp, setGivenUp] = useState<ReadonlySet<keyof D>>(new Set());
  const fields: (keyof D & string)[] = [];
  for (const field in labels) if (whoChanged(versions, field)) fields.push(field);
  const element = useRef<HTMLDivElement>(null);
  // A long form is often sent from its middle; what is to be decided stands at its end.
  useEffect(() => element.current?.focus(), []);
  /** The buttons go with the choice: the form's own goes on from it. */
  const choose = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
    act();
  };
  const give = (field: keyof D, isUp: boolean) => {
    const next = new Set(givenUp);
    if (isUp) next.add(field);
    else next.delete(field);
    setGivenUp(next);
  };
  const cellsOf = (field: keyof D & string): readonly ReactNode[] => {
    const who = whoChanged(versions, field);
    const shown = (draft: D) => show?.(field, draft) ?? inWords(draft[field]);
    return [
      shown(base.draft),
      who === "me" ? NOT_CHANGED : shown(theirs.draft),
      who === "they" ? NOT_CHANGED : shown(mine),
      who === "both" ? (
        <SelectField
          key={field}
          label={`Save for ${labels[field]}`}
          options={CHOICES}
          value={givenUp.has(field) ? "theirs" : "mine"}
          onValueChange={(value) => give(field, value === "theirs")}
        />
      ) : who === "me" ? (
        "Yours"
      ) : (
        "The shop's"
      ),
    ];
  };
  return (
    <div ref={element} tabIndex={-1} className={styles.conflict}>
      <Alert title="Changed by somebody else">
        <p>{EDIT_CONFLICT}</p>
        <table className={table}>
          <thead>
            <tr>
              {COLUMNS.map((label) => (
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
                {cellsOf(field).map((cell, place) => (
                  <td key={COLUMNS[place + 1]} data-label={COLUMNS[place + 1]} className={styles.conflictValue}>
                    <div>{cell}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.conflictButtons}>
          <Button onClick={choose(() => onKeepMine(theirs, keepMine(versions, givenUp)))} isPending={isPending}>
            Save both changes
          </Button>
          <Button variant="secondary" onClick={choose(() => onTakeTheirs(theirs))}>
            Take the shop's version
          </Button>
        </div>
      </Alert>
    </div>
  );
}

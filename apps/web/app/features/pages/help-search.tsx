import { type ChangeEventHandler, type Ref, useId } from "react";
import * as styles from "./help.css.ts";

interface HelpSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly found: number;
  readonly ref: Ref<HTMLInputElement>;
}

/** Finds answers on the page by script; a browser without scripts has the list of contents alone. */
export function HelpSearch({ typed, onType, found, ref }: HelpSearchProps) {
  const id = useId();
  const change: ChangeEventHandler<HTMLInputElement> = ({ target }) => onType(target.value);
  return (
    <search className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        Search the answers
      </label>
      <input
        ref={ref}
        id={id}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={change}
        className={styles.input}
      />
      <p className={styles.found} role="status">
        {typed.trim() === "" ? "" : `${found === 1 ? "1 answer" : `${found} answers`} found`}
      </p>
    </search>
  );
}

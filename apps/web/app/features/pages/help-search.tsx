import { TextField } from "@store/ui/text-field";
import type { ChangeEventHandler, Ref } from "react";
import * as styles from "./help.css.ts";

interface HelpSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly found: number;
  readonly ref: Ref<HTMLInputElement>;
}

/** Finds answers on the page by script; a browser without scripts has the list of contents alone. */
export function HelpSearch({ typed, onType, found, ref }: HelpSearchProps) {
  const change: ChangeEventHandler<HTMLInputElement> = ({ target }) => onType(target.value);
  return (
    <search className={styles.search}>
      <TextField
        ref={ref}
        type="search"
        label="Search the answers"
        autoComplete="off"
        required
        value={typed}
        onChange={change}
      />
      <p className={styles.found} role="status">
        {typed.trim() === "" ? "" : `${found === 1 ? "1 answer" : `${found} answers`} found`}
      </p>
    </search>
  );
}

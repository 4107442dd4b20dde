import { Button } from "@store/ui/button";
import type { ChosenRows } from "@store/ui/data-table";
import { Toolbar } from "@store/ui/toolbar";
import type { ReactNode } from "react";
import { countOf } from "../parts/count-of.ts";

interface ChosenToolbarProps<Row> {
  /** What a row is, one and many, such as "order" and "orders". */
  readonly nouns: readonly [one: string, many: string];
  /** On any page. */
  readonly chosen: ChosenRows<Row>;
  readonly onChosen: (chosen: ChosenRows<Row>) => void;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** Counts the rows that are chosen, and stays in view with what can be done with them. */
export function ChosenToolbar<Row>({ nouns: [one, many], chosen, onChosen, children }: ChosenToolbarProps<Row>) {
  if (chosen.size === 0) return null;
  return (
    <Toolbar label={`Chosen ${many}`} isSticky>
      <p role="status">{countOf(chosen.size, one, many)} chosen</p>
      {children}
      <Button variant="quiet" size="small" onClick={() => onChosen(new Map())}>
        Clear the choice
      </Button>
    </Toolbar>
  );
}

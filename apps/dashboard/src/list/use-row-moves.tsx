import type { Answer } from "@store/api-client";
import { refusalMessage } from "@store/react-client/failures";
import { useSending } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { Refetch } from "../data/use-query.ts";
import * as styles from "./list.css.ts";
import type { ListColumn } from "./list-table.tsx";
import { useFocusOnUnmount } from "./use-focus-on-unmount.ts";

type Direction = "before" | "behind";

interface RowMovesOptions<Row> {
  readonly nameOf: (row: Row) => string;
  readonly move: (row: Row, to: Direction) => Promise<Answer<{ readonly data: { readonly is_moved: boolean } }>>;
  /** Loads the list again. */
  readonly reload: Refetch;
  /** What has the focus once its row has moved to another page. */
  readonly fallback: RefObject<HTMLElement | null>;
}

interface RowMoves<Row> {
  /** With the buttons of each row. */
  readonly column: ListColumn<Row>;
  /** Says what a press did to who does not see the list: it stands on the page from the beginning. */
  readonly status: ReactNode;
}

interface MoveButtonProps {
  readonly name: string;
  readonly to: Direction;
  readonly fallback: RefObject<HTMLElement | null>;
  readonly onPress: () => void;
}

function MoveButton({ name, to, fallback, onPress }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnUnmount(button, () => fallback.current);
  const label = to === "before" ? "Up" : "Down";
  return (
    <Button
      ref={button}
      variant="secondary"
      size="small"
      aria-label={`Move ${name} ${label.toLowerCase()}`}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

/** Puts the rows of a list in order, by a button up and one down in each. */
export function useRowMoves<Row>({ nameOf, move, reload, fallback }: RowMovesOptions<Row>): RowMoves<Row> {
  const [said, setSaid] = useState("");
  const { send } = useSending(move, async (moved) => {
    if (!moved.ok) toast.warning(refusalMessage(moved.failure));
    else if (moved.reply.data.is_moved) setSaid("Moved.");
    else toast.info("It is already at the end.", { subject: "move" });
    await reload();
  });
  return {
    column: {
      label: "Order",
      cell: (row) => (
        <span className={styles.moves}>
          {(["before", "behind"] as const).map((to) => (
            <MoveButton
              key={to}
              name={nameOf(row)}
              to={to}
              fallback={fallback}
              onPress={() => {
                setSaid("");
                void send(row, to);
              }}
            />
          ))}
        </span>
      ),
    },
    status: (
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    ),
  };
}

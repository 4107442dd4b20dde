import { attempt } from "@store/react-client/storage";
import type { ColumnChoice } from "@store/ui/data-table";
import { useState } from "react";
import { useLocation } from "react-router-dom";

export type ShownColumns = ColumnChoice["shown"];

const keyOf = (list: string): string => `columns ${list}`;

function readKept(list: string): ShownColumns {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(keyOf(list)) ?? "{}"), {});
  const entries = Object.entries(Object(kept));
  return Object.fromEntries(
    entries.flatMap(([label, isShown]) => (typeof isShown === "boolean" ? [[label, isShown]] : [])),
  );
}

/**
 * Which columns of the list at this address are shown. This browser remembers it.
 * @param atFirst until somebody chose otherwise.
 */
export function useColumnChoice(atFirst: ShownColumns): ColumnChoice {
  const { pathname } = useLocation();
  const [kept, setKept] = useState(() => readKept(pathname));
  return {
    shown: { ...atFirst, ...kept },
    onShown: (shown) => {
      setKept(shown);
      attempt(() => localStorage.setItem(keyOf(pathname), JSON.stringify(shown)), undefined);
    },
  };
}

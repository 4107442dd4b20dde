import { type KeyboardEvent, useState } from "react";

interface Range {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValueChange: (value: number) => void;
  readonly onRefuse?: ((wanted: number) => void) | undefined;
}

/** Holds what is being typed until it is committed by Enter or blur. */
export function useDraft({ value, min, max, onValueChange, onRefuse }: Range) {
  const [draft, setDraft] = useState<string>();

  const commit = () => {
    setDraft(undefined);
    const wanted = Number(draft);
    if (!draft?.trim() || Number.isNaN(wanted) || wanted === value) return;
    if (Number.isInteger(wanted) && wanted >= min && wanted <= max) onValueChange(wanted);
    else onRefuse?.(wanted);
  };

  const step = (by: 1 | -1) => {
    setDraft(undefined);
    const wanted = value + by;
    if (wanted >= min && wanted <= max) onValueChange(wanted);
    else onRefuse?.(wanted);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    else if (event.key === "Escape") setDraft(undefined);
    else if (event.key === "ArrowUp") step(1);
    else if (event.key === "ArrowDown") step(-1);
    else return;
    event.preventDefault();
  };

  return { text: draft ?? String(value), setDraft, commit, step, onKeyDown };
}

import { Button } from "@store/ui/button";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useRef, useState } from "react";
import * as styles from "./retry-note.css.ts";

interface RetryNoteProps {
  /** What could not be loaded, as in "Unable to load states". */
  readonly what: string;
  readonly onRetry: () => Promise<void>;
}

/** Below a field whose choices could not be loaded. Once they are, the focus moves on to the field. */
export function RetryNote({ what, onRetry }: RetryNoteProps) {
  const [isRetrying, setIsRetrying] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const retry = async () => {
    const field = note.current?.parentElement?.querySelector<HTMLElement>("select, input");
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
    requestAnimationFrame(() => document.activeElement === document.body && field?.focus());
  };
  return (
    <div ref={note} className={styles.failed}>
      <p role="alert" className={styles.reason}>
        Unable to load {what}
      </p>
      <Button variant="quiet" size="small" isPending={isRetrying} onClick={() => void retry()}>
        Try again <VisuallyHidden>to load {what}</VisuallyHidden>
      </Button>
    </div>
  );
}

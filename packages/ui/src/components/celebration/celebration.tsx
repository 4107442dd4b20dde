import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as styles from "./celebration.css.ts";
import { Flying } from "./flying.tsx";

export interface CelebrationProps {
  readonly title: string;
  /** The text of the medal, such as the number of years. */
  readonly emblem: string;
  readonly children: ReactNode;
  readonly confetti: number;
  readonly sparkles: number;
  /** The message appears after the first sparkles. */
  readonly isMessageShown: boolean;
  /** Fading out. */
  readonly isLeaving: boolean;
  readonly continueLabel?: string | undefined;
  /** Called on Continue, the cross, Escape, or a click beside the message. */
  readonly onContinue: () => void;
}

/**
 * Confetti and sparkles over the whole page, and a message. It is the browser's own modal dialog: the focus stays in it
 * and returns to where it was, and the page below does not move. Import it lazily.
 */
export function Celebration(props: CelebrationProps) {
  const { title, emblem, children, isMessageShown, isLeaving, continueLabel = "Continue", onContinue } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    // A task of its own, as all that is behind a modal dialog is restyled. The confetti comes in the next.
    const opening = setTimeout(() => {
      element?.showModal();
      // The dialog itself takes the focus, so that no button is focused before the message is visible.
      element?.focus();
      setIsOpen(true);
    });
    return () => {
      clearTimeout(opening);
      // Closed before it is removed: that returns the focus.
      element?.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, as onCancel
    <dialog
      ref={dialog}
      className={styles.stage[isLeaving ? "leaving" : "here"]}
      tabIndex={-1}
      aria-label={isMessageShown ? undefined : title}
      aria-labelledby={isMessageShown ? heading : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onContinue();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onContinue();
      }}
    >
      {isOpen ? <Flying sparkles={props.sparkles} confetti={props.confetti} /> : null}
      {isMessageShown ? (
        <div className={styles.card}>
          <div className={styles.emblem} aria-hidden>
            {emblem}
          </div>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <div className={styles.words}>{children}</div>
          <Button onClick={onContinue}>{continueLabel}</Button>
        </div>
      ) : null}
      <div className={styles.close}>
        <IconButton label="Close" icon={<Icon name="close" />} onClick={onContinue} />
      </div>
    </dialog>
  );
}

import { Spinner } from "@store/ui/spinner";
import { useLayoutEffect, useRef } from "react";
import * as styles from "./checkout.css.ts";

/**
 * Stands over the page while an order is being placed [R98]: nothing behind it can be reached, and only the server's
 * answer closes it.
 */
export function Processing({ title }: { readonly title: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    // Closing gives the focus back to the button, as long as the dialog is in the page.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      role="alertdialog"
      aria-labelledby="processing-title"
      aria-describedby="processing-warning"
      className={styles.processing}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === "Escape") event.preventDefault();
      }}
    >
      <div className={styles.processingContent}>
        <span aria-hidden>
          <Spinner label={title} size="large" />
        </span>
        <p id="processing-title" className={styles.processingTitle}>
          {title}
        </p>
        <p id="processing-warning">Please do not refresh this page or press back.</p>
      </div>
    </dialog>
  );
}

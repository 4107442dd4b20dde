import { type FocusEvent, type MouseEvent, useRef } from "react";
import { Toaster } from "sonner";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./sonner.css.ts";
import { DURATION_MS, TOP } from "./toaster-settings.ts";

const icons = {
  success: <Icon name="good" size="small" className={styles.good} />,
  info: <Icon name="info" size="small" className={styles.news} />,
  warning: <Icon name="warning" size="small" className={styles.bad} />,
  error: <Icon name="warning" size="small" className={styles.bad} />,
  close: <Icon name="close" size="small" />,
};

const classNames = {
  toast: styles.toast,
  content: styles.content,
  title: styles.title,
  description: styles.description,
  closeButton: styles.close,
  actionButton: styles.action,
};

/** All of them can be read: a refused signup brings six at once [R33]. */
const VISIBLE = 6;

/**
 * Gives the focus back to where it came from when a button of a message closes it. Sonner itself does so whenever the
 * focus leaves a message: as long as one stands there, Tab would lead from the page's last control to it and back.
 */
function useFocusBack() {
  const before = useRef<HTMLElement>(null);
  return {
    onFocusCapture: (event: FocusEvent) => {
      event.stopPropagation();
      const from = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
      if (!event.currentTarget.contains(from)) before.current = from;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      const isButton = target instanceof Element && target.closest("button") !== null;
      if (isButton && currentTarget.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    },
  };
}

/** Sonner with the store's styles; loaded with the first message. */
export default function ThemedToaster() {
  const focusBack = useFocusBack();
  return (
    <div {...focusBack}>
      <Toaster
        position="top-center"
        offset={{ top: TOP }}
        mobileOffset={{ top: TOP }}
        duration={DURATION_MS}
        visibleToasts={VISIBLE}
        expand
        closeButton
        icons={icons}
        toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: "Close message" }}
      />
    </div>
  );
}

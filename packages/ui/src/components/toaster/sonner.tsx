import { Toaster } from "sonner";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./sonner.css.ts";
import { DURATION_MS } from "./toaster-settings.ts";

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

/** All of them can be read: a refused signup brings six at once (document 1, section 5). */
const VISIBLE = 6;

/** Sonner with the store's styles; loaded with the first message. */
export default function ThemedToaster() {
  return (
    <Toaster
      position="top-center"
      duration={DURATION_MS}
      visibleToasts={VISIBLE}
      expand
      closeButton
      icons={icons}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: "Close message" }}
    />
  );
}

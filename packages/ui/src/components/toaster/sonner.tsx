import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { Toaster } from "sonner";
import * as styles from "./sonner.css.ts";
import { DURATION_MS } from "./toaster-settings.ts";

const icons = {
  success: <CircleCheck aria-hidden size={20} className={styles.good} />,
  info: <Info aria-hidden size={20} className={styles.news} />,
  warning: <TriangleAlert aria-hidden size={20} className={styles.bad} />,
  error: <TriangleAlert aria-hidden size={20} className={styles.bad} />,
  close: <X aria-hidden size={18} />,
};

const classNames = {
  toast: styles.toast,
  content: styles.content,
  title: styles.title,
  description: styles.description,
  closeButton: styles.close,
};

/** The toaster in the store's own clothes: its code is fetched with the first message. */
export default function ThemedToaster() {
  return (
    <Toaster
      position="top-center"
      duration={DURATION_MS}
      visibleToasts={3}
      closeButton
      icons={icons}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: "Close message" }}
    />
  );
}

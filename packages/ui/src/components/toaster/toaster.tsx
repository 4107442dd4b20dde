import { type ComponentType, useEffect, useState } from "react";
import * as styles from "./plain-toast.css.ts";
import { whenToasting } from "./toast.ts";
import { DURATION_MS } from "./toaster-settings.ts";

export { clearToasts, toast } from "./toast.ts";
export type { ToastOptions } from "./toaster-settings.ts";

/** Where toasts appear; nothing is fetched or rendered before the first one. */
export function Toaster() {
  const [Sonner, setSonner] = useState<ComponentType>();
  const [plain, setPlain] = useState("");
  useEffect(() => {
    // Every message asks for the code again, until it could be fetched.
    const mount = () =>
      void import("./sonner.tsx").then(
        ({ default: ThemedToaster }) => setSonner(() => ThemedToaster),
        () => undefined,
      );
    whenToasting({ mount, showPlainly: setPlain });
  }, []);
  useEffect(() => {
    if (!plain) return;
    const timer = setTimeout(() => setPlain(""), DURATION_MS);
    return () => clearTimeout(timer);
  }, [plain]);
  return (
    <>
      {Sonner ? <Sonner /> : null}
      {plain ? (
        <p role="alert" className={styles.plain}>
          {plain}
        </p>
      ) : null}
    </>
  );
}

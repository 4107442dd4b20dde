import { saveFile } from "@store/react-client/save-file";
import { Button } from "@store/ui/button";
import * as styles from "./dashboard.css.ts";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** The button that goes on. */
  readonly label: string;
  readonly onKept: () => Promise<void>;
}

const FILE = "recovery-codes.txt";

/** New recovery codes, which are shown once. It takes the focus: they come in place of the form that asked for them. */
export function RecoveryCodes({ codes, label, onKept }: RecoveryCodesProps) {
  return (
    <section ref={(section) => section?.focus()} tabIndex={-1} className={styles.form} aria-label="Recovery codes">
      <p>
        Each of these codes opens the dashboard once when your phone is lost. They are shown only now: print them or
        save them, and keep them somewhere other than on this phone.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }), FILE)}
        >
          Save as a file
        </Button>
        <Button onClick={() => void onKept()}>{label}</Button>
      </div>
    </section>
  );
}

import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { type ReactNode, useState } from "react";
import * as styles from "../frame/dashboard.css.ts";

interface Asked {
  /** What changes, such as "Cow Ghee: 20 → 2,000". */
  readonly changes: readonly string[];
  readonly save: () => unknown;
}

/** Asks whether something unusual is right before it is saved, such as prices or stocks that change unusually much. */
export function useGreatChanges(description = "This changes unusually much:"): {
  /** Saves at once where there is no great change. */
  readonly saveSurely: (changes: readonly string[], save: () => unknown) => void;
  /** To be rendered. */
  readonly question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const question = asked ? (
    <Dialog isOpen onOpenChange={close} title="Is this right?" description={description}>
      <div className={styles.form}>
        <ul>
          {asked.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={close}>
            Look again
          </Button>
          <Button
            onClick={() => {
              close();
              void asked.save();
            }}
          >
            Yes, save it
          </Button>
        </div>
      </div>
    </Dialog>
  ) : null;
  return {
    saveSurely: (changes, save) => (changes.length > 0 ? setAsked({ changes, save }) : void save()),
    question,
  };
}

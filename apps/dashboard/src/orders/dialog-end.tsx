import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import type { ReactNode } from "react";
import * as styles from "../frame/dashboard.css.ts";

/** The button of a dialog that does nothing. */
export const LEAVE_IT = "Leave it";

interface DialogEndProps {
  /** Why the last press was refused. */
  readonly problem: string | undefined;
  /** Why there is no other press. */
  readonly over: string | undefined;
  readonly onClose: () => void;
  /** The dialog's buttons. */
  readonly children: ReactNode;
}

/** How a dialog of an order ends: with its buttons, as long as what it asks for can be done. */
export const DialogEnd = ({ problem, over, onClose, children }: DialogEndProps) => (
  <>
    {problem ? <Alert>{problem}</Alert> : null}
    {over ? (
      <>
        <p role="status">{over}</p>
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            {LEAVE_IT}
          </Button>
        </div>
      </>
    ) : (
      children
    )}
  </>
);

import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import type { ReactNode } from "react";
import { buttons } from "../frame/dashboard.css.ts";

interface DialogEndProps {
  /** Why the last press was refused. */
  readonly problem?: string | undefined;
  /** Why there is no other press. */
  readonly over?: string | undefined;
  readonly onClose: () => void;
  /** The button that acts. */
  readonly children: ReactNode;
}

/** How a dialog ends: a button that leaves all as it is, and the one that acts, as long as there is something to do. */
export const DialogEnd = ({ problem, over, onClose, children }: DialogEndProps) => (
  <>
    {problem ? <Alert>{problem}</Alert> : null}
    {over ? <p role="status">{over}</p> : null}
    <div className={buttons}>
      <Button variant="secondary" onClick={onClose}>
        Leave it
      </Button>
      {over ? null : children}
    </div>
  </>
);

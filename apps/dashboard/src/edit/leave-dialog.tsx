import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import * as styles from "../frame/dashboard.css.ts";

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before what was typed is lost. */
export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onStay} title="Leave without saving?" description="Your changes are not saved yet.">
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onStay}>
          Stay here
        </Button>
        <Button variant="danger" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}

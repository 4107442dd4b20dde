import type { Refusal } from "@store/domain";
import { toast } from "@store/ui/toaster";

/** Says why a rule said no: its title above its message where it has both. */
export const toastRefusal = ({ title, message }: Refusal): void =>
  void (title ? toast.warning(title, { description: message }) : toast.warning(message));

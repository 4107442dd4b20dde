import type { ExternalToast } from "sonner";
import { toastTop } from "../../tokens/index.ts";

/** How long a toast is shown: within 2 to 5 seconds, and 3 to 5 on content pages [R19]. */
export const DURATION_MS = 4000;

/** Where the first one begins. */
export const TOP = `var(${toastTop}, 24px)`;

export type ToastOptions = Pick<ExternalToast, "duration" | "position"> & {
  readonly description?: string | undefined;
  /** A button in the message, such as Undo; a press on it closes the message. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** What the message is about: a newer one takes its place. The title where nothing else is given. */
  readonly subject?: string;
};

export type ToastKind = "success" | "error" | "warning" | "info";

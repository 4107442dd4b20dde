import type { ExternalToast } from "sonner";

export type ToastOptions = Pick<ExternalToast, "description" | "duration" | "position"> & {
  /** A button in the message, such as Undo; a press on it closes the message. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
};

type Kind = "success" | "error" | "warning" | "info";

let mount: (() => void) | undefined;
let isWanted = false;

/** Registers how the toaster is mounted; messages shown before wait for it. */
export function whenToasting(mountToaster: () => void): void {
  mount = mountToaster;
  if (isWanted) mount();
}

const show =
  (kind: Kind) =>
  (title: string, options?: ToastOptions): void => {
    isWanted = true;
    mount?.();
    void import("sonner").then(({ toast: shown }) => shown[kind](title, options));
  };

/** Short messages over the page (checklist R19); their code is no part of a page's first load. */
export const toast = {
  success: show("success"),
  error: show("error"),
  warning: show("warning"),
  info: show("info"),
};

/** Removes every toast, those that no toaster has rendered yet included. Tests begin without any. */
export const clearToasts = async (): Promise<void> => {
  const { toast: shown } = await import("sonner");
  shown.dismiss();
};

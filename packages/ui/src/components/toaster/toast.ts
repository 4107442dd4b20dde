import type { ToastKind, ToastOptions } from "./toaster-settings.ts";

interface ToastHost {
  readonly mount: () => void;
  /** Shows a message whose toast could not be fetched: without a network there is most to be told. */
  readonly showPlainly: (message: string) => void;
}

let host: ToastHost | undefined;
let isWanted = false;
/** A message that could not be fetched before there was a host to show it. */
let unsaid: string | undefined;

/** Registers where toasts are shown; messages shown before wait for it. */
export function whenToasting(registered: ToastHost): void {
  host = registered;
  if (isWanted) host.mount();
  if (unsaid) host.showPlainly(unsaid);
  unsaid = undefined;
}

function showPlainly(message: string): void {
  if (host) host.showPlainly(message);
  else unsaid = message;
}

const inWords = (title: string, description: string | undefined): string =>
  description ? `${title}\n${description}` : title;

const show =
  (kind: ToastKind) =>
  (title: string, options: ToastOptions = {}): void => {
    isWanted = true;
    host?.mount();
    void import("./show-toast.ts").then(
      ({ showToast }) => showToast(kind, title, options),
      () => showPlainly(inWords(title, options.description)),
    );
  };

/** Short messages over the page [R19]; their code is no part of a page's first load. */
export const toast = {
  success: show("success"),
  error: show("error"),
  warning: show("warning"),
  info: show("info"),
};

/** Removes every toast, those that no toaster has rendered yet included. Tests begin without any. */
export const clearToasts = async (): Promise<void> => {
  const { dismissToasts } = await import("./show-toast.ts");
  dismissToasts();
};

import type { ExternalToast } from "sonner";

export type ToastOptions = Pick<ExternalToast, "description" | "duration" | "position">;

type Kind = "success" | "error" | "warning";

/** The mounted toaster's code; fetched when the first message is shown. */
const sonner = () => import("sonner");

let mount: (() => void) | undefined;

/** The toaster says how it is put on the page; messages shown before wait for it. */
export function whenToasting(mountToaster: () => void): void {
  mount = mountToaster;
}

const show = (kind: Kind) => async (title: string, options?: ToastOptions) => {
  mount?.();
  const { toast } = await sonner();
  toast[kind](title, options);
};

/** Short messages over the page (checklist R19); their code is no part of a page's first load. */
export const toast = { success: show("success"), error: show("error"), warning: show("warning") };

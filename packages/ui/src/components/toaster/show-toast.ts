import { toast } from "sonner";
import type { ToastKind, ToastOptions } from "./toaster-settings.ts";

type Id = ReturnType<typeof toast.success>;

/** The messages on the screen by subject, the newest last. One that is leaving is none of them any more. */
const visible = new Map<string, Id>();

/** Sonner merges an update into the message before it, whose details would stay. */
const NO_DETAILS = { description: undefined, action: undefined, duration: undefined, position: undefined };

/**
 * Shows a message. One of the same subject is on the screen once: it is updated, and its time begins again. Where another
 * has covered it, it comes to the front.
 */
export function showToast(kind: ToastKind, title: string, { subject = title, action, ...rest }: ToastOptions): void {
  const before = visible.get(subject);
  const isInFront = [...visible.keys()].pop() === subject;
  if (before !== undefined && !isInFront) toast.dismiss(before);
  const leave = () => {
    if (visible.get(subject) === id) visible.delete(subject);
  };
  const press = action && {
    label: action.label,
    onClick: () => {
      leave();
      action.onClick();
    },
  };
  const id = toast[kind](title, {
    ...NO_DETAILS,
    ...rest,
    action: press,
    onAutoClose: leave,
    onDismiss: leave,
    ...(before !== undefined && isInFront ? { id: before } : {}),
  });
  visible.delete(subject);
  visible.set(subject, id);
}

export function dismissToasts(): void {
  visible.clear();
  toast.dismiss();
}

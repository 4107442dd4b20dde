import type { Answer } from "@store/api-client";
import { refusalMessage } from "@store/react-client/failures";
import { toast } from "@store/ui/toaster";

/** Long enough to see a mistake, in milliseconds. */
const UNDO_MS = 10_000;

interface Undo<Reply> {
  /** Takes it back. */
  readonly undo: () => Promise<Answer<Reply>>;
  /** Parts of it that the server did not take back, in words. */
  readonly problemsOf?: (reply: Reply) => readonly string[];
  /** Loads what is shown again. */
  readonly onUndone: (answer: Answer<Reply>) => unknown;
  /** What the message is about: a newer one takes its place. */
  readonly subject?: string;
}

/** Says that something was done, with a button that takes it back. */
export function toastWithUndo<Reply>(done: string, { undo, problemsOf, onUndone, subject = done }: Undo<Reply>): void {
  const press = async () => {
    const answer = await undo();
    const problems = answer.ok ? (problemsOf?.(answer.reply) ?? []) : [refusalMessage(answer.failure)];
    if (problems.length === 0) toast.success("Undone.", { subject });
    for (const problem of problems) toast.warning(problem);
    await onUndone(answer);
  };
  toast.success(done, { subject, duration: UNDO_MS, action: { label: "Undo", onClick: () => void press() } });
}

import { useEffect, useState } from "react";
import { dropDraft, keepDraft, readDraft } from "../../session/draft-storage.ts";
import { emptyDraft, isEmpty, type LeadDraft, type LeadKind, restoreDraft } from "./lead-draft.ts";

/** Whether what is in the form was typed on an earlier visit, or was just cleared and can be brought back. */
type Notice = "none" | "restored" | "cleared";

/** The draft of a lead form, kept on the device from the first key until it is sent or has grown old. */
export function useLeadDraft(kind: LeadKind) {
  const name = `lead-${kind}`;
  const [draft, setDraft] = useState(() => emptyDraft(kind));
  const [isRead, setIsRead] = useState(false);
  const [notice, setNotice] = useState<Notice>("none");
  const [cleared, setCleared] = useState<LeadDraft>();

  // The server knows no draft, so it is read after the first render.
  useEffect(() => {
    const kept = readDraft(name);
    if (kept !== undefined) {
      setDraft(restoreDraft(kept, emptyDraft(kind)));
      setNotice("restored");
    }
    setIsRead(true);
  }, [name, kind]);

  useEffect(() => {
    if (!isRead) return;
    if (isEmpty(draft)) dropDraft(name);
    else keepDraft(name, draft);
  }, [isRead, draft, name]);

  const change = (part: Partial<LeadDraft>) => {
    setNotice((before) => (before === "cleared" ? "none" : before));
    setDraft((before) => ({ ...before, ...part }));
  };

  return {
    draft,
    change,
    notice,
    isEmpty: isEmpty(draft),
    /** Empties the form; `bringBack` undoes it until something is typed. */
    startOver: () => {
      setCleared(draft);
      setDraft(emptyDraft(kind));
      setNotice("cleared");
    },
    bringBack: () => {
      if (cleared) setDraft(cleared);
      setNotice("none");
    },
    /** It was sent: nothing of it stays. */
    forget: () => {
      setDraft(emptyDraft(kind));
      setNotice("none");
      setCleared(undefined);
    },
  };
}

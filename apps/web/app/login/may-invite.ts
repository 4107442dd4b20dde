import { isFlagged } from "../session/session-flags.ts";
import { useSession } from "../session/session-store.ts";

/** Once per session, and only one who is not logged in is invited to (checklist R42). */
export const mayInvite = (): boolean => !useSession.getState().stored.token && !isFlagged("hasShownPopup");

import { useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useSession } from "../session/session-store.ts";

/**
 * What the link that was just followed passed along in the navigation state. Undefined on a page that was opened directly,
 * reloaded or returned to, since it may have changed meanwhile, and after another login.
 */
export function useHandedOver(): unknown {
  const { state } = useLocation();
  const isFollowed = useNavigationType() !== "POP";
  const token = useSession(({ stored }) => stored.token);
  const [owner] = useState(token);
  return isFollowed && token === owner ? state : undefined;
}

/** Whether there is a page of the store to go back to: not where this one was opened directly. */
export const useCanGoBack = (): boolean => useLocation().key !== "default";

import { useSession } from "@store/react-client/session-store";
import { useLocation, useNavigationType } from "react-router-dom";

/** Who was logged in when what a link passed along was first read. */
let arrival: { readonly key: string; readonly token: string | undefined } = { key: "", token: undefined };

/**
 * What the link that was just followed passed along in the navigation state. Undefined on a page that was opened directly,
 * reloaded or returned to, since it may have changed meanwhile, and after another login.
 */
export function useHandedOver(): unknown {
  const { key, state } = useLocation();
  const isFollowed = useNavigationType() !== "POP";
  const token = useSession(({ stored }) => stored.token);
  if (!isFollowed) return undefined;
  if (arrival.key !== key) arrival = { key, token };
  return arrival.token === token ? state : undefined;
}

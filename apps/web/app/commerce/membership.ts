import { eliteCheck } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { updateSession, useSession } from "@store/react-client/session-store";
import { useEffect } from "react";

const token = () => useSession.getState().stored.token;

/**
 * Asks whether the customer is a member, and stores it for every screen [R110].
 * @returns undefined when the backend did not say, or somebody else has logged in meanwhile.
 */
export async function refreshMembership(): Promise<boolean | undefined> {
  const asker = token();
  const answer = await call(eliteCheck);
  if (!answer.ok || asker === undefined || asker !== token()) return undefined;
  const isMember = answer.reply.is_sose_elite_user;
  updateSession({ is_sose_elite_user: String(isMember) });
  return isMember;
}

/** Asks once when the page opens, and again for another login: a membership begins and ends on other devices too. */
export function useMembershipCheck(): void {
  const owner = useSession(({ stored }) => stored.token);
  useEffect(() => {
    if (owner) void refreshMembership();
  }, [owner]);
}

import type { Call } from "@store/api-client";
import { shopPolicy } from "@store/api-client/contract";
import { policyOf } from "@store/domain";
import { knownPolicy, setShopPolicy } from "../../app/data/policy.ts";

// Until the backend has answered, and for one that has no settings.
setShopPolicy({ version: 0, policy: policyOf({}) });

/**
 * Renders by the shop's newest policy from now on.
 * @param version which the backend has: nothing is fetched while it is known. Without it the newest is fetched.
 * @returns false while the policy could not be fetched.
 */
export async function adoptPolicy(call: Call, version?: number): Promise<boolean> {
  if (version === knownPolicy().version) return true;
  const answer = await call(shopPolicy);
  if (!answer.ok) return false;
  const { data } = answer.reply;
  setShopPolicy({ version: data.version, policy: policyOf(data.values) });
  return true;
}

import { DEFAULT_POLICY } from "@store/domain";
import { adoptPolicyOfPage, policyOfPage, setShopPolicy } from "../data/policy.ts";

// A program begins by the defaults, until it hears of the shop's own. A browser knows what its page says, and no more.
setShopPolicy({ version: 0, policy: DEFAULT_POLICY });
if (typeof document !== "undefined") adoptPolicyOfPage(policyOfPage());

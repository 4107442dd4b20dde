import { DEFAULT_POLICY } from "@store/domain";
import { setShopPolicy } from "../data/policy.ts";

// For every test, as the server does for every page.
setShopPolicy({ version: 0, policy: DEFAULT_POLICY });

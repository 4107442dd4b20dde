import { DEFAULT_POLICY, fromRupees } from "@store/domain";
import { expect, it } from "vitest";
import { adoptPolicyOfPage, knownPolicy, policyOfPage, setShopPolicy } from "./policy.ts";

it("a page carries what the browser shows of the shop, and the rules that differ from the default (C59)", () => {
  setShopPolicy({ version: 0, policy: DEFAULT_POLICY });
  const { colours: _colours, bank: _bank, ...identity } = DEFAULT_POLICY.identity;
  const { reviews, cartReminders, gstRates } = DEFAULT_POLICY;
  const office = { reviews, cartReminders, gstRates };
  expect(policyOfPage()).toEqual({ version: 0, identity, changed: office });

  const delivery = { ...DEFAULT_POLICY.delivery, cityWorkingDays: 3 };
  const own = { version: 3, policy: { ...DEFAULT_POLICY, delivery, minimumOrder: fromRupees(300) } };
  setShopPolicy(own);
  const carried = JSON.parse(JSON.stringify(policyOfPage()));
  expect(carried).toEqual({ version: 3, identity, changed: { ...office, delivery, minimumOrder: 30_000 } });
  setShopPolicy({ version: 0, policy: DEFAULT_POLICY });
  adoptPolicyOfPage(carried);
  expect(knownPolicy()).toMatchObject({ ...own, policy: { ...own.policy, identity } });
});

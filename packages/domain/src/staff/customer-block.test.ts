import { expect, it } from "vitest";
import { refused } from "../testing/refused.ts";
import {
  ALREADY_BLOCKED,
  BLOCK_OF_CLOSED_ACCOUNT,
  BLOCK_OF_ONES_OWN,
  checkBlock,
  checkMayOrder,
  ordersAreBlocked,
} from "./customer-block.ts";

it("gives a blocked customer the shop's phone", () => {
  const phone = "+91 98000 00000";
  const message = ordersAreBlocked(phone);
  expect(refused(checkMayOrder(false, phone))).toBe("accepted");
  expect(refused(checkMayOrder(true, phone))).toEqual({ code: "account-blocked", message });
  expect(message).toContain(phone);
});

const account = { isBlocked: false, isActive: true, isOwn: false };
it.each([
  [account, "accepted"],
  [
    { ...account, isBlocked: true },
    { code: "already-blocked", message: ALREADY_BLOCKED },
  ],
  [
    { ...account, isActive: false },
    { code: "account-closed", message: BLOCK_OF_CLOSED_ACCOUNT },
  ],
  [
    { ...account, isOwn: true },
    { code: "own-account", message: BLOCK_OF_ONES_OWN },
  ],
])("blocking %j is %j", (of, answer) => {
  expect(refused(checkBlock(of))).toEqual(answer);
});

import { expect, it } from "vitest";
import { permissionsOf } from "./permissions.ts";
import { WAITING_KINDS, waitingKindsFor } from "./waiting.ts";

it.each([
  ["owner", WAITING_KINDS],
  ["manager", WAITING_KINDS],
  ["packer", ["accept", "pack", "ship", "payment", "refund_unclear", "stock_empty", "stock_low", "batch_soon"]],
] as const)("tells %s of %j", (role, kinds) => {
  expect(waitingKindsFor(permissionsOf(role))).toEqual(kinds);
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../dates/durations.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { day } from "../testing/day.ts";
import { messageOf } from "../testing/refused.ts";
import {
  checkHandOver,
  checkOrderCanProceed,
  checkOrderUnchanged,
  checkParcelCorrection,
  checkReturnRequest,
  checkSecondSending,
  checkUndeliveredDay,
  isRefundDue,
  nextOrderState,
  ORDER_TRANSITIONS,
  type OrderAction,
  type OrderActor,
  orderActionsOf,
  PAID_BACK_BEFORE,
  PARCEL_NOT_ON_ITS_WAY,
  parcelChangedMeanwhile,
  SENT_AGAIN_BEFORE,
  UNDELIVERED_DAY,
} from "./order-state.ts";
import { ORDER_STATES } from "./order-states.ts";

const ACTORS = ["customer", "staff", "payment", "system"] as const satisfies readonly OrderActor[];
const ACTIONS = [
  ...(["accept", "pack", "ship", "deliver", "cancel"] as const),
  ...(["undelivered", "send again", "give back", "return"] as const),
] as const satisfies readonly OrderAction[];

/** Every way that is allowed: from, action, to, by whom. */
const WAYS = [
  ["Pending", "accept", "Confirmed", ["staff", "system"]],
  ["Confirmed", "pack", "Packed", ["staff", "system"]],
  ["Packed", "ship", "Shipped", ["staff", "system"]],
  ["Shipped", "deliver", "Delivered", ["staff", "system"]],
  ["Pending", "cancel", "Cancelled", ["customer", "staff", "system"]],
  ["Confirmed", "cancel", "Cancelled", ["customer", "staff", "system"]],
  ["Packed", "cancel", "Cancelled", ["staff", "system"]],
  ["Delivered", "return", "Returned", ["staff", "system"]],
  ["Shipped", "undelivered", "Undelivered", ["staff", "system"]],
  ["Undelivered", "send again", "Shipped", ["staff", "system"]],
  ["Undelivered", "give back", "Undelivered", ["staff", "system"]],
] as const;

describe("the life of an order (C45, C55)", () => {
  it("allows these transitions and no others, for every actor", () => {
    for (const state of ORDER_STATES) {
      for (const action of ACTIONS) {
        for (const actor of ACTORS) {
          const way = WAYS.find(([from, by]) => from === state && by === action);
          const isAllowed = way?.[3].some((one) => one === actor) ?? false;
          const next = nextOrderState(state, action, actor);
          expect([state, action, actor, next.ok && next.value]).toEqual([
            state,
            action,
            actor,
            isAllowed && way ? way[2] : false,
          ]);
        }
      }
    }
  });

  it("never leads back but to be sent again, nor out of an end, whatever is tried", () => {
    const rank = new Map<string, number>(
      ["Pending", "Confirmed", "Packed", "Shipped", "Undelivered", "Delivered", "Cancelled", "Returned"].map(
        (state, index) => [state, index],
      ),
    );
    const tries = fc.array(fc.tuple(fc.constantFrom(...ACTIONS), fc.constantFrom(...ACTORS)), { maxLength: 30 });
    fc.assert(
      fc.property(tries, (attempts) => {
        let state: string = "Pending";
        for (const [action, actor] of attempts) {
          const next = nextOrderState(state, action, actor);
          if (!next.ok) continue;
          expect(["Cancelled", "Returned"]).not.toContain(state);
          if (action === "send again") expect([state, next.value]).toEqual(["Undelivered", "Shipped"]);
          else if (action === "give back") expect(next.value).toBe(state);
          else expect(rank.get(next.value)).toBeGreaterThan(rank.get(state) ?? 0);
          if (next.value === "Cancelled") expect(["Pending", "Confirmed", "Packed"]).toContain(state);
          if (next.value === "Returned") expect(state).toBe("Delivered");
          state = next.value;
        }
      }),
    );
  });

  it("leads to each state but the first", () => {
    const reached = new Set<string>(Object.values(ORDER_TRANSITIONS).map(({ to }) => to));
    expect(ORDER_STATES.filter((state) => !reached.has(state))).toEqual(["Pending"]);
  });

  it.each(["On its way", "", "toString"])("knows no state %j", (state) => {
    expect(nextOrderState(state, "cancel", "staff").ok).toBe(false);
  });

  it("says what to do instead", () => {
    expect(messageOf(nextOrderState("Shipped", "cancel", "customer"))).toBe(
      "This order is shipped and cannot be cancelled. Please write to our care team!",
    );
  });
});

it.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [false, false, false],
])("an order that is paid: %s, on delivery: %s, can be worked on: %s", (isPaid, isCash, expected) => {
  expect(checkOrderCanProceed({ isPaid, isCash })).toEqual(
    expected
      ? { ok: true, value: true }
      : {
          ok: false,
          refusal: { code: "order-unpaid", message: "This order waits for its payment and cannot be confirmed yet." },
        },
  );
});

describe("a parcel that is handed over", () => {
  const [one, other] = [
    { courier: "DTDC", number: "D1" },
    { courier: "DTDC", number: "D2" },
  ];

  it.each([
    [null, null, undefined],
    [one, { ...one }, undefined],
    [other, one, "This order has the parcel DTDC, D2 by now. Please look at it again!"],
    [{ ...one, courier: "Delhivery" }, one, "This order has the parcel Delhivery, D1 by now. Please look at it again!"],
    [one, null, "This order has the parcel DTDC, D1 by now. Please look at it again!"],
    [null, one, "This order has no tracking number by now. Please look at it again!"],
  ])("that is %j is the one that was seen, %j, or not", (now, seen, message) => {
    expect(messageOf(checkHandOver(now, seen))).toBe(message);
  });
});

describe("a return", () => {
  const deliveredAt = new Date("2026-03-01T06:30:00Z");
  const after = (ms: number) => new Date(deliveredAt.getTime() + ms);

  it.each([0, 15 * DAY_MS - 1])("can be asked for %d ms after delivery", (ms) => {
    expect(checkReturnRequest({ orderStatus: "Delivered", deliveredAt }, after(ms), DEFAULT_POLICY).ok).toBe(true);
  });

  it.each([15 * DAY_MS, 40 * DAY_MS])("cannot be asked for %d ms after it", (ms) => {
    expect(messageOf(checkReturnRequest({ orderStatus: "Delivered", deliveredAt }, after(ms), DEFAULT_POLICY))).toBe(
      "Return requests are accepted within 15 days of delivery. Please write to our care team!",
    );
  });

  it.each([
    ["Shipped", null],
    ["Returned", deliveredAt],
    ["Delivered", null],
  ])("is not for an order that is %s, delivered %s", (orderStatus, delivered) => {
    expect(messageOf(checkReturnRequest({ orderStatus, deliveredAt: delivered }, deliveredAt, DEFAULT_POLICY))).toBe(
      "Only an order that was delivered can be returned.",
    );
  });
});

describe("what staff may do with an order now (C45)", () => {
  const paid = { isPaid: true, isCash: false, isReleased: false, isSentAgain: false };
  const cash = { isPaid: false, isCash: true, isReleased: false, isSentAgain: false };
  it.each([
    ["Pending", ["accept", "cancel"]],
    ["Confirmed", ["pack", "cancel"]],
    ["Packed", ["ship", "cancel"]],
    ["Shipped", ["deliver", "undelivered"]],
    ["Undelivered", ["send again", "give back"]],
    ["Delivered", ["return"]],
    ["Cancelled", []],
    ["Returned", []],
    ["Lost", []],
  ])("%s: %j", (orderStatus, actions) => {
    expect(orderActionsOf({ orderStatus, ...paid }, "staff")).toEqual(actions);
  });

  it("does not offer to accept an online order before it is paid", () => {
    const order = { ...cash, orderStatus: "Pending" };
    expect(orderActionsOf({ ...order, isCash: false }, "staff")).toEqual(["cancel"]);
    expect(orderActionsOf({ ...order, isCash: true }, "staff")).toEqual(["accept", "cancel"]);
  });

  it.each([
    ["to be paid at the door", cash, { isReleased: true }, ["send again"]],
    ["the same, sent again before", cash, { isReleased: true, isSentAgain: true }, []],
    ["paid", paid, {}, ["send again", "give back"]],
    ["paid, sent again before", paid, { isSentAgain: true }, ["give back"]],
    ["paid, and refunded", paid, { isReleased: true }, []],
  ] as const)("with one that came back undelivered, %s (C55)", (_, order, change, actions) => {
    expect(orderActionsOf({ ...order, orderStatus: "Undelivered", ...change }, "staff")).toEqual(actions);
  });

  it("is refused when the order is no longer as it was seen", () => {
    expect(checkOrderUnchanged("Packed", "Packed").ok).toBe(true);
    expect(messageOf(checkOrderUnchanged("Cancelled", "Packed"))).toBe(
      "This order is cancelled by now. Please look at it again!",
    );
  });
});

describe("a parcel that comes back (C55)", () => {
  const back = { isPaid: false, isReleased: true, isSentAgain: false };

  it("is sent again once, and not after its money was given back", () => {
    expect(checkSecondSending(back).ok).toBe(true);
    expect(messageOf(checkSecondSending({ ...back, isSentAgain: true }))).toBe(SENT_AGAIN_BEFORE);
    expect(messageOf(checkSecondSending({ ...back, isPaid: true }))).toBe(PAID_BACK_BEFORE);
    expect(checkSecondSending({ ...back, isPaid: true, isReleased: false }).ok).toBe(true);
  });

  it.each([
    ["Undelivered", true, false, true],
    ["Undelivered", true, true, false],
    ["Undelivered", false, false, false],
    ["Shipped", true, false, false],
    ["Delivered", true, false, false],
  ])(
    "of an order that is %s, paid: %s, given back: %s: a refund is due: %s",
    (orderStatus, isPaid, isReleased, due) => {
      expect(isRefundDue({ orderStatus, isPaid, isReleased })).toBe(due);
    },
  );

  it.each([
    ["2026-03-10", true],
    ["2026-03-15", true],
    ["2026-03-09", false],
    ["2026-03-16", false],
  ])("came back on %s, from its shipping until today: %s", (on, isRight) => {
    const span = { shippedOn: day("2026-03-10"), today: day("2026-03-15") };
    const checked = checkUndeliveredDay(day(on), span);
    expect(checked.ok || checked.refusal.message).toBe(isRight || UNDELIVERED_DAY);
  });
});

describe("the parcel of an order", () => {
  it.each([
    ["Shipped", "GP1", "GP1", true],
    ["Shipped", null, null, true],
    ["Shipped", "GP2", "GP1", parcelChangedMeanwhile("GP2")],
    ["Shipped", null, "GP1", parcelChangedMeanwhile(null)],
    ["Shipped", "GP1", null, parcelChangedMeanwhile("GP1")],
    ["Packed", null, null, PARCEL_NOT_ON_ITS_WAY],
    ["Delivered", "GP1", "GP1", PARCEL_NOT_ON_ITS_WAY],
    ["Returned", "GP1", "GP2", PARCEL_NOT_ON_ITS_WAY],
    ["Lost", "GP1", "GP1", PARCEL_NOT_ON_ITS_WAY],
  ])("of one that is %s, under %s, seen under %s: %s", (orderStatus, trackingNumber, seen, expected) => {
    const checked = checkParcelCorrection({ orderStatus, trackingNumber }, seen);
    expect(checked.ok || checked.refusal.message).toBe(expected);
  });
});

it("another shop takes returns for as long as it decides (C59)", () => {
  const policy = { ...DEFAULT_POLICY, returns: { ...DEFAULT_POLICY.returns, requestDays: 1 } };
  const delivered = { orderStatus: "Delivered", deliveredAt: new Date("2026-03-15T06:30:00Z") };
  expect(checkReturnRequest(delivered, new Date("2026-03-16T06:29:59Z"), policy).ok).toBe(true);
  expect(messageOf(checkReturnRequest(delivered, new Date("2026-03-16T06:30:00Z"), policy))).toBe(
    "Return requests are accepted within 1 days of delivery. Please write to our care team!",
  );
});

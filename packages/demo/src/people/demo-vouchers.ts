import { fromRupees, type Paise } from "@store/domain";
import type { DaysBefore } from "../days-before.ts";

export interface DemoVoucher {
  readonly code: string;
  readonly kind: "percent" | "flat";
  readonly percent?: number;
  readonly amount?: Paise;
  readonly cap?: Paise;
  readonly minimum?: Paise;
  readonly usesLeft?: number;
  readonly usesPerCustomer?: number;
  readonly isGift?: boolean;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
}

/** The voucher that a demo order was placed with. */
export const WELCOME = "WELCOME10";

/** A voucher of every kind, for trying the store out: never in production, where a code is worth money. */
export const demoVouchers = (daysBefore: DaysBefore): readonly DemoVoucher[] => [
  { code: WELCOME, kind: "percent", percent: 10, cap: fromRupees(150), minimum: fromRupees(500) },
  { code: "SAVE75", kind: "flat", amount: fromRupees(75), minimum: fromRupees(750), usesPerCustomer: 1 },
  { code: "ONCE100", kind: "flat", amount: fromRupees(100), usesLeft: 1 },
  { code: "GIFT-SURABHI-500", kind: "flat", amount: fromRupees(500), isGift: true },
  { code: "HARVEST20", kind: "percent", percent: 20, startsAt: daysBefore(90), endsAt: daysBefore(30) },
  { code: "FESTIVE15", kind: "percent", percent: 15, startsAt: daysBefore(-60), endsAt: daysBefore(-90) },
];

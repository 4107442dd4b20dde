import { checkVoucher, fromRupees, type Voucher, voucherKey } from "@store/domain";
import type { HttpHandler } from "msw";
import { validateVoucher } from "../../contract/index.ts";
import { refuse } from "../mock-endpoint.ts";
import { wireTotals } from "./cart.ts";
import type { Serve } from "./serve.ts";
import type { MockShop } from "./shop.ts";
import { reckon } from "./totals.ts";

export type MockVoucher = Voucher & { readonly code: string; usesLeft: number | null };

/** Codes that the demo of the backend has too. */
export const createVouchers = (now: Date): readonly MockVoucher[] => [
  {
    code: "WELCOME10",
    kind: "percent",
    percent: 10,
    cap: fromRupees(150),
    minimum: fromRupees(500),
    usesLeft: null,
  },
  { code: "ONCE100", kind: "flat", amount: fromRupees(100), usesLeft: 1 },
  { code: "HARVEST20", kind: "percent", percent: 20, endsAt: now, usesLeft: null },
];

export const voucherHandlers = (serve: Serve, { now, vouchers }: MockShop): readonly (readonly HttpHandler[])[] => [
  serve.customer(validateVoucher, ({ query, customer }) => {
    const key = voucherKey(query.voucher_code ?? "");
    if (key === "") {
      customer.voucher = undefined;
      return { status: true, message: "Voucher removed!", ...wireTotals(customer, now()) };
    }
    if (customer.lines.length === 0) return refuse(409, "Your cart is empty");
    const voucher = vouchers.find(({ code }) => code === key);
    const { subtotal } = reckon(customer, now()).totals;
    const checked = checkVoucher(voucher, { subtotal, now: now() });
    if (!checked.ok) {
      const { message } = checked.refusal;
      return refuse(409, { message, errors: { voucher_code: [message] } });
    }
    customer.voucher = voucher;
    return { status: true, message: "Voucher applied!", ...wireTotals(customer, now()) };
  }),
];

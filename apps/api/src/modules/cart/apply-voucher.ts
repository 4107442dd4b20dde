import { validateVoucher } from "@store/api-client/contract";
import { checkVoucher } from "@store/domain";
import { eq } from "drizzle-orm";
import { cartVouchers } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import type { Backend } from "../backend.ts";
import { findVoucher, toVoucher, type VoucherRow } from "../vouchers/vouchers.ts";
import { CART_IS_EMPTY, takesLessOff, VOUCHER_APPLIED, VOUCHER_REMOVED } from "./messages.ts";
import { priceCart } from "./price-cart.ts";
import { type CartContents, type CartOwner, createReadCart } from "./read-cart.ts";
import { wireTotals } from "./wire-cart.ts";

// A right code does not forgive the wrong ones: one that is known would let others be guessed.
const VOUCHERS_BY_CUSTOMER = limit("voucher-customer", 20, 15 * MINUTE);
const VOUCHERS_FROM_ADDRESS = limit("voucher-address", 60, 15 * MINUTE);

export function voucherRoutes({ serve, db, clock, limits, clientAddress, policy }: Backend): void {
  const byCustomer = limits.shared(VOUCHERS_BY_CUSTOMER);
  const ofAddress = limits.shared(VOUCHERS_FROM_ADDRESS);
  const readCart = createReadCart(db, clock, policy);

  async function findApplicable(
    code: string,
    contents: CartContents,
    { customerId, isElite }: CartOwner & { readonly customerId: number },
  ): Promise<VoucherRow | HttpError> {
    const { lines } = contents;
    if (lines.length === 0) return httpError(409, CART_IS_EMPTY);
    const { voucher, usesByCustomer } = (await findVoucher(db, code, customerId)) ?? {};
    const cart = { lines, now: clock(), customerId, usesByCustomer };
    const checked = checkVoucher(voucher && toVoucher(voucher), cart);
    if (voucher && checked.ok) {
      const shipped = { isElite: isElite ?? false, place: contents.place };
      const tried = { ...contents, voucher, usesByCustomer: usesByCustomer ?? 0 };
      const { voucher: applied, discountName } = priceCart(tried, { shipped, now: cart.now }, policy());
      return applied ?? httpError(409, takesLessOff(discountName ?? ""), { field: "voucher_code" });
    }
    const message = checked.ok ? "" : checked.refusal.message;
    return httpError(409, message, { field: "voucher_code" });
  }

  /** Nothing is spent here: the order does that. An empty code takes the voucher off (C13). */
  serve(validateVoucher, async ({ query, customer, http }) => {
    const code = query.voucher_code ?? "";
    const { shopperId, customerId } = customer;
    if (code === "") {
      await db.delete(cartVouchers).where(eq(cartVouchers.shopperId, shopperId));
      const contents = await readCart(customer);
      return { status: true, message: VOUCHER_REMOVED, ...wireTotals(contents, customer, clock(), policy()) };
    }
    const refused = (await ofAddress.count(clientAddress(http))) ?? (await byCustomer.count(customerId));
    if (refused) return refused;
    const voucher = await findApplicable(code, await readCart(customer), customer);
    if (voucher instanceof HttpError) return voucher;
    const voucherId = voucher.id;
    await db
      .insert(cartVouchers)
      .values({ shopperId, voucherId })
      .onConflictDoUpdate({ target: cartVouchers.shopperId, set: { voucherId } });
    return {
      status: true,
      message: VOUCHER_APPLIED,
      ...wireTotals(await readCart(customer), customer, clock(), policy()),
    };
  });
}

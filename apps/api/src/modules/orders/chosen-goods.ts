import type { ParsedRequest, placePhoneOrder } from "@store/api-client/contract";
import { checkVoucher, type Policy } from "@store/domain";
import type { Database } from "../../db/database.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { type CartContents, readGoods } from "../cart/read-cart.ts";
import { readRunning } from "../discounts/discounts.ts";
import { NO_SUCH_PRODUCT } from "../products/messages.ts";
import { findVoucher, toVoucher } from "../vouchers/vouchers.ts";

type Ordered = ParsedRequest<typeof placePhoneOrder>["body"];
type Chosen = Pick<Ordered, "lines"> & Partial<Pick<Ordered, "voucher_code">>;

/** When goods are looked at, and whether they are locked then. */
export interface Look {
  readonly now: Date;
  readonly policy: Policy;
  readonly isLocked: boolean;
}

/**
 * The goods and the voucher that staff chose for a customer, as the cart of the shop's checkout has them.
 * @returns them, and why they cannot be ordered like that: a voucher that does not apply is left out.
 */
export async function readChosen(
  db: Database,
  customerId: number,
  { lines: chosen, voucher_code: code }: Chosen,
  { now, policy, isLocked }: Look,
): Promise<{ readonly contents: CartContents; readonly refused: HttpError | undefined }> {
  const wanted = chosen.map(({ product_id: productId, quantity }) => ({ productId, quantity }));
  const lines = await readGoods(db, wanted, { now, policy }, isLocked);
  const { voucher, usesByCustomer = 0 } = (code && (await findVoucher(db, code, customerId))) || {};
  const checked = checkVoucher(voucher && toVoucher(voucher), { lines, now, customerId, usesByCustomer });
  const contents = {
    lines,
    cartDiscounts: await readRunning(db, now),
    voucher: voucher && checked.ok ? voucher : null,
    redeemed: null,
    customerId,
    usesByCustomer,
    place: null,
  };
  if (lines.length < chosen.length) return { contents, refused: httpError(404, NO_SUCH_PRODUCT, { field: "lines" }) };
  const refused = code && !checked.ok ? httpError(409, checked.refusal, { field: "voucher_code" }) : undefined;
  return { contents, refused };
}

import { GIFT_VOUCHER_FIELDS, giftVoucherPaymentLink, type ParsedRequest } from "@store/api-client/contract";
import { checkGiftVoucher, type GiftVoucher, type GiftVoucherForm } from "@store/domain";
import type { Database } from "../../db/database.ts";
import { giftVouchers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import type { Backend } from "../backend.ts";
import { startPayment } from "../payments/start-payment.ts";

const formOf = (body: ParsedRequest<typeof giftVoucherPaymentLink>["body"]): GiftVoucherForm => ({
  amount: body.amount,
  senderName: body.sender_name,
  senderEmail: body.sender_email,
  receiverName: body.receiver_name,
  receiverEmail: body.receiver_email,
  message: body.message,
});

/** A name or a message in one line: it stands in mails. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

async function writeGiftVoucher(tx: Database, voucher: GiftVoucher, now: Date): Promise<number> {
  const [row] = await tx
    .insert(giftVouchers)
    .values({
      ...voucher,
      senderName: oneLine(voucher.senderName),
      receiverName: oneLine(voucher.receiverName),
      orderedAt: now,
    })
    .returning({ id: giftVouchers.id });
  if (!row) throw new Error("Inserting a gift voucher returned no row");
  return row.id;
}

const GIFT_VOUCHERS_FROM_ADDRESS = limit("gift-voucher-address", 20, 15 * MINUTE);

export function giftVoucherRoutes({
  serve,
  db,
  clock,
  limits,
  clientAddress,
  checkCaptcha,
  payments,
  policy,
}: Backend): void {
  const ofAddress = limits.shared(GIFT_VOUCHERS_FROM_ADDRESS);

  serve(giftVoucherPaymentLink, async ({ body, http }) => {
    const limited = await ofAddress.count(clientAddress(http));
    if (limited) return limited;
    const checked = checkGiftVoucher(formOf(body));
    if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: GIFT_VOUCHER_FIELDS });
    const unsolved = await checkCaptcha("gift-voucher", body.recaptcha);
    if (unsolved) return unsolved;
    const { value: voucher } = checked;
    const now = clock();
    const { url } = await inTransaction(db, async (tx) =>
      startPayment(
        tx,
        payments,
        {
          purpose: "gift_voucher",
          subjectId: await writeGiftVoucher(tx, voucher, now),
          customerId: null,
          clientTxnId: body.txnid,
          amount: voucher.amount,
          productInfo: `Gift voucher, ${policy().identity.shopName}`,
          payer: { name: voucher.senderName, email: voucher.senderEmail, phone: policy().identity.phones.care },
        },
        now,
      ),
    );
    return { status: true, data: url };
  });
}

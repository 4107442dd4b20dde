import { checkEmail } from "../account/email.ts";
import { formatRoundRupees } from "../money/format-money.ts";
import { fromRupees, type Paise, wholeRupees } from "../money/money.ts";
import { readTypedAmount } from "../money/typed-amount.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { checkFields, type FormOutcome, requireText } from "./form.ts";
import { GIFT_VOUCHER_MAXIMUM, GIFT_VOUCHER_MINIMUM } from "./gift-voucher-amounts.ts";

export const GIFT_VOUCHER_MESSAGES = {
  amount: "Please choose an amount",
  amountOutOfBounds: `Please choose an amount from ${formatRoundRupees(GIFT_VOUCHER_MINIMUM)} to ${formatRoundRupees(GIFT_VOUCHER_MAXIMUM)}`,
  amountNotWhole: "Please choose an amount in whole rupees",
  receiverName: "Recipient name is required",
  senderName: "Sender name is required",
} as const;

export type GiftVoucherForm = {
  /** Undefined until one is chosen. */
  readonly amount: Paise | undefined;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly receiverName: string;
  readonly receiverEmail: string;
  readonly message?: string | null | undefined;
};

export type GiftVoucher = Omit<GiftVoucherForm, "amount" | "message"> & {
  readonly amount: Paise;
  readonly message: string;
};

/** A custom amount as it was typed; undefined where it is no amount. */
export function typedAmount(typed: string): Paise | undefined {
  const amount = readTypedAmount(typed);
  return amount.ok && amount.value !== null && amount.value >= 0 ? amount.value : undefined;
}

type AmountRefusal = Refusal<"required" | "amount-out-of-bounds" | "amount-not-whole">;

function checkAmount(amount: Paise | undefined): Outcome<Paise, AmountRefusal> {
  if (amount === undefined) return refuse({ code: "required", message: GIFT_VOUCHER_MESSAGES.amount });
  if (amount < GIFT_VOUCHER_MINIMUM || amount > GIFT_VOUCHER_MAXIMUM) {
    return refuse({ code: "amount-out-of-bounds", message: GIFT_VOUCHER_MESSAGES.amountOutOfBounds });
  }
  if (amount !== fromRupees(wholeRupees(amount))) {
    return refuse({ code: "amount-not-whole", message: GIFT_VOUCHER_MESSAGES.amountNotWhole });
  }
  return accept(amount);
}

/** Amount, recipient and sender are required, the message is not [R174]. */
export const checkGiftVoucher = (form: GiftVoucherForm): FormOutcome<GiftVoucher, keyof GiftVoucherForm> =>
  checkFields(
    {
      amount: checkAmount(form.amount),
      receiverName: requireText(form.receiverName, GIFT_VOUCHER_MESSAGES.receiverName),
      receiverEmail: checkEmail(form.receiverEmail),
      senderName: requireText(form.senderName, GIFT_VOUCHER_MESSAGES.senderName),
      senderEmail: checkEmail(form.senderEmail),
    },
    (field) => ({
      amount: field.amount.value,
      receiverName: field.receiverName.value,
      receiverEmail: field.receiverEmail.value,
      senderName: field.senderName.value,
      senderEmail: field.senderEmail.value,
      message: form.message?.trim() ?? "",
    }),
  );

import { hash } from "node:crypto";

/** The fields of a payment that PayU hashes, by PayU's names. */
export interface PayuHashed {
  readonly txnid: string;
  readonly amount: string;
  readonly productinfo: string;
  readonly firstname: string;
  readonly email: string;
  readonly udf1: string;
  readonly udf2: string;
  readonly udf3: string;
  readonly udf4: string;
  readonly udf5: string;
}

export interface PayuAccount {
  readonly key: string;
  readonly salt: string;
}

const sha512 = (parts: readonly string[]): string => hash("sha512", parts.join("|"), "hex");

/** Five more fields, always empty. */
const RESERVED = ["", "", "", "", ""] as const;

const fieldsOf = (payment: PayuHashed): readonly string[] => [
  payment.txnid,
  payment.amount,
  payment.productinfo,
  payment.firstname,
  payment.email,
  payment.udf1,
  payment.udf2,
  payment.udf3,
  payment.udf4,
  payment.udf5,
];

/**
 * `key|txnid|amount|productinfo|firstname|email|udf1|…|udf5||||||SALT`, with `si_details` before the salt where a
 * mandate is asked for.
 */
export const requestHash = ({ key, salt }: PayuAccount, payment: PayuHashed, siDetails?: string): string =>
  sha512([key, ...fieldsOf(payment), ...RESERVED, ...(siDetails === undefined ? [] : [siDetails]), salt]);

/** The same in reverse order, with the status; in front, the charges that PayU added. */
export const responseHash = (
  { key, salt }: PayuAccount,
  {
    status,
    additionalCharges,
    ...payment
  }: PayuHashed & { readonly status: string; readonly additionalCharges?: string | undefined },
): string =>
  sha512([
    ...(additionalCharges ? [additionalCharges] : []),
    salt,
    status,
    ...RESERVED,
    ...[...fieldsOf(payment)].reverse(),
    key,
  ]);

/** The hash of a request to PayU's API. */
export const commandHash = ({ key, salt }: PayuAccount, command: string, subject: string): string =>
  sha512([key, command, subject, salt]);

/** What a message about a mandate says, in the order in which PayU hashes it. */
export interface PayuMandateNotice {
  readonly status: string;
  readonly authpayuid: string;
  readonly notificationType: string;
  readonly billingAmount: string;
  readonly paymentStartDate: string;
  readonly paymentEndDate: string;
  readonly message: string;
  readonly eventDate: string;
}

export const mandateNoticeHash = ({ key, salt }: PayuAccount, notice: PayuMandateNotice): string => {
  const { status, authpayuid, notificationType, billingAmount, paymentStartDate, paymentEndDate } = notice;
  const details = [billingAmount, paymentStartDate, paymentEndDate, notice.message, notice.eventDate];
  return sha512([status, authpayuid, notificationType, ...details, key, ...RESERVED, salt]);
};

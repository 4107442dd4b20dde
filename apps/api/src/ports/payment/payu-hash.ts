import { hash } from "node:crypto";

/** What of a payment PayU hashes, in its own names. */
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

/** Five more fields that nobody fills. */
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

/** `key|txnid|amount|productinfo|firstname|email|udf1|…|udf5||||||SALT` */
export const requestHash = ({ key, salt }: PayuAccount, payment: PayuHashed): string =>
  sha512([key, ...fieldsOf(payment), ...RESERVED, salt]);

/** The same the other way round, with the status, and with the charges that PayU added in front. */
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

/** Of a question to PayU's own interface. */
export const commandHash = ({ key, salt }: PayuAccount, command: string, subject: string): string =>
  sha512([key, command, subject, salt]);

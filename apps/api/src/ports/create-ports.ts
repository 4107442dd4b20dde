import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { readOwnSecret, type StoreSecret, secretFrom } from "../identity/store-secret.ts";
import type { Settings } from "../settings.ts";
import { createAltcha } from "./captcha/altcha.ts";
import type { Captcha } from "./captcha/captcha.ts";
import { createRecaptcha } from "./captcha/recaptcha.ts";
import type { Mail } from "./mail/mail.ts";
import { outboxMail } from "./mail/outbox-mail.ts";
import { createSmtpMail } from "./mail/smtp-mail.ts";
import type { PaymentGateway } from "./payment/payment-gateway.ts";
import { returnPath } from "./payment/payment-paths.ts";
import { createPayu } from "./payment/payu.ts";
import { createSandbox } from "./payment/sandbox.ts";
import { createHttpGateway } from "./sms/http-gateway.ts";
import { createMsg91 } from "./sms/msg91.ts";
import { outboxSms } from "./sms/outbox-sms.ts";
import type { Sms } from "./sms/sms.ts";

/** Where the store meets what is not the store. */
export interface Ports {
  readonly sms: Sms;
  readonly mail: Mail;
  readonly captcha: Captcha;
  readonly payment: PaymentGateway;
  readonly secret: StoreSecret;
}

interface PortDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

function smsOf({ sms }: Settings): Sms {
  switch (sms.adapter) {
    case "outbox":
      return outboxSms;
    case "http":
      return createHttpGateway(sms.gateway);
    case "msg91":
      return createMsg91(sms.account);
  }
}

/** The built-in gateway's secret is another than those that the store signs with elsewhere. */
const SANDBOX_SECRET = "sandbox payments";

function paymentOf({ payment, siteUrl, apiUrl }: Settings, secret: StoreSecret): PaymentGateway {
  return payment.gateway === "payu"
    ? createPayu(payment.account, { returnUrl: `${apiUrl}${returnPath("payu")}` })
    : createSandbox({ secret: secret(SANDBOX_SECRET), siteUrl });
}

/** The adapters that the settings name. */
export async function createPorts(settings: Settings, { db, clock, logger }: PortDependencies): Promise<Ports> {
  const { mail, captcha, secret: given } = settings;
  const secret = given === undefined ? await readOwnSecret(db) : secretFrom(given);
  return {
    sms: smsOf(settings),
    mail: mail.adapter === "smtp" ? createSmtpMail(mail.smtp) : outboxMail,
    captcha:
      captcha.adapter === "recaptcha" ? createRecaptcha(captcha.keys, logger) : createAltcha({ db, clock, secret }),
    payment: paymentOf(settings, secret),
    secret,
  };
}

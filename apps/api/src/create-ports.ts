import { join } from "node:path";
import type { Logger } from "pino";
import type { Database } from "./db/database.ts";
import { readOwnSecret, type StoreSecret, secretFrom } from "./identity/store-secret.ts";
import type { Clock } from "./lib/clock.ts";
import { createAltcha } from "./ports/captcha/altcha.ts";
import type { Captcha } from "./ports/captcha/captcha.ts";
import { createRecaptcha } from "./ports/captcha/recaptcha.ts";
import type { Courier } from "./ports/courier/courier.ts";
import { createHttpCourier } from "./ports/courier/http-courier.ts";
import { type Mail, outboxMail } from "./ports/mail/mail.ts";
import { createSmtpMail } from "./ports/mail/smtp-mail.ts";
import type { PaymentGateway } from "./ports/payment/payment-gateway.ts";
import { returnPath } from "./ports/payment/payment-page.ts";
import { createPayu } from "./ports/payment/payu.ts";
import { createSandbox, SANDBOX_SECRET } from "./ports/payment/sandbox.ts";
import { createHttpGateway } from "./ports/sms/http-gateway.ts";
import { createMsg91 } from "./ports/sms/msg91.ts";
import { outboxSms, type Sms } from "./ports/sms/sms.ts";
import type { FileStorage } from "./ports/storage/file-storage.ts";
import { createFolderStorage } from "./ports/storage/folder-storage.ts";
import { createS3Storage } from "./ports/storage/s3-storage.ts";
import { createFetchPicture } from "./ports/web-pictures/fetch-picture.ts";
import type { FetchPicture } from "./ports/web-pictures/web-pictures.ts";
import type { Settings } from "./settings.ts";

/** The adapters to the outside world. */
export interface Ports {
  readonly sms: Sms;
  readonly mail: Mail;
  readonly captcha: Captcha;
  readonly payment: PaymentGateway;
  readonly secret: StoreSecret;
  /** Where uploaded pictures are kept. */
  readonly uploads: FileStorage;
  readonly fetchPicture: FetchPicture;
  /** Books parcels; undefined: staff do. */
  readonly courier: Courier | undefined;
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

function paymentOf({ payment, siteUrl, apiUrl }: Settings, secret: StoreSecret): PaymentGateway {
  return payment.gateway === "payu"
    ? createPayu(payment.account, { returnUrl: `${apiUrl}${returnPath("payu")}` })
    : createSandbox({ secret: secret(SANDBOX_SECRET), siteUrl });
}

/** Where uploaded pictures are kept. */
export const storageOf = ({ storage, dataDir }: Pick<Settings, "storage" | "dataDir">): FileStorage =>
  storage.adapter === "s3" ? createS3Storage(storage.bucket) : createFolderStorage(join(dataDir, "uploads"));

/** Creates the adapters that the settings name. */
export async function createPorts(settings: Settings, { db, clock, logger }: PortDependencies): Promise<Ports> {
  const { mail, captcha, courier, secret: given } = settings;
  const secret = given === undefined ? await readOwnSecret(db) : secretFrom(given);
  return {
    sms: smsOf(settings),
    mail: mail.adapter === "smtp" ? createSmtpMail(mail.smtp) : outboxMail,
    captcha:
      captcha.adapter === "recaptcha" ? createRecaptcha(captcha.keys, logger) : createAltcha({ db, clock, secret }),
    payment: paymentOf(settings, secret),
    secret,
    uploads: storageOf(settings),
    fetchPicture: createFetchPicture(),
    courier: courier.adapter === "http" ? createHttpCourier(courier.courier) : undefined,
  };
}

import type { Policy } from "@store/domain";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { CheckCaptcha } from "../http/check-captcha.ts";
import type { ClientAddress } from "../http/client-address.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Serve } from "../http/serve-endpoint.ts";
import type { SecretHasher } from "../identity/secret.ts";
import type { StoreSecret } from "../identity/store-secret.ts";
import type { Clock } from "../lib/clock.ts";
import type { TrackingTokens } from "../lib/tracking-tokens.ts";
import type { Courier } from "../ports/courier/courier.ts";
import type { FileStorage } from "../ports/storage/file-storage.ts";
import type { FetchPicture } from "../ports/web-pictures/web-pictures.ts";
import type { PaymentService } from "./payments/payment-service.ts";

/** What a module's routes are built with. */
export interface Backend {
  readonly serve: Serve;
  readonly db: Database;
  readonly clock: Clock;
  /** What the owner decided, as of now (C59); read for each request, as the time is. */
  readonly policy: () => Policy;
  /** The policy has been changed: reads it from the database. */
  readonly refreshPolicy: () => Promise<void>;
  readonly hasher: SecretHasher;
  /** For what the store signs. */
  readonly secret: StoreSecret;
  /** The links of mails that lead to an order without a login. */
  readonly tracking: TrackingTokens;
  readonly limits: RateLimits;
  readonly clientAddress: ClientAddress;
  readonly logger: Logger;
  /** The storefront's address in links, without a trailing slash. */
  readonly siteUrl: string;
  readonly mode: "demo" | "production";
  readonly checkCaptcha: CheckCaptcha;
  readonly payments: PaymentService;
  /** Where uploaded pictures are kept. */
  readonly uploads: FileStorage;
  readonly fetchPicture: FetchPicture;
  /** Books parcels; undefined: staff do. */
  readonly courier: Courier | undefined;
}

import type { HttpBindings } from "@hono/node-server";
import { allEndpoints } from "@store/api-client/contract";
import { Hono } from "hono";
import type { Logger } from "pino";
import { createCatalogueVersion } from "./db/catalogue-version.ts";
import type { Database } from "./db/database.ts";
import { createDrawPaper } from "./draw-paper.ts";
import { createCheckCaptcha } from "./http/check-captcha.ts";
import { createClientAddress } from "./http/client-address.ts";
import { type HealthParts, healthRoutes } from "./http/health.ts";
import { createIdentify } from "./http/identify.ts";
import { type ObserveRequest, observeRequests } from "./http/observe-requests.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import { createReadReplica } from "./http/read-replica.ts";
import { failureResponse } from "./http/responses.ts";
import { type App, createServe } from "./http/serve-endpoint.ts";
import { answerUnknown } from "./http/unknown-route.ts";
import { createSecretHasher, type SecretHasher } from "./identity/secret.ts";
import type { StoreSecret } from "./identity/store-secret.ts";
import type { Clock } from "./lib/clock.ts";
import { createTrackingTokens } from "./lib/tracking-tokens.ts";
import { accountRoutes } from "./modules/accounts/routes.ts";
import { addressRoutes } from "./modules/addresses/routes.ts";
import { appointmentRoutes } from "./modules/appointments/routes.ts";
import type { Backend } from "./modules/backend.ts";
import { blogRoutes } from "./modules/blogs/routes.ts";
import { captchaRoutes } from "./modules/captcha/routes.ts";
import { voucherRoutes } from "./modules/cart/apply-voucher.ts";
import { cartPdfRoutes } from "./modules/cart/cart-pdf.ts";
import { cartRoutes } from "./modules/cart/routes.ts";
import { catalogueVersionRoutes } from "./modules/catalogue-version/routes.ts";
import { createCategoryTree } from "./modules/categories/category-tree.ts";
import { categoryRoutes } from "./modules/categories/routes.ts";
import { coinRoutes } from "./modules/coins/routes.ts";
import { contentRoutes } from "./modules/content/staff-routes.ts";
import { docsPages } from "./modules/docs/pages.ts";
import { eventRoutes } from "./modules/events/routes.ts";
import { eventTicketRoutes } from "./modules/events/ticket-routes.ts";
import { feedRoutes } from "./modules/feeds/routes.ts";
import { geographyRoutes } from "./modules/geography/routes.ts";
import { giftVoucherRoutes } from "./modules/gift-vouchers/routes.ts";
import { homeRoutes } from "./modules/home/routes.ts";
import { inquiryRoutes } from "./modules/inquiries/routes.ts";
import { leadRoutes } from "./modules/leads/routes.ts";
import { cartReminderRoutes } from "./modules/left-carts/routes.ts";
import { mediaRoutes } from "./modules/media/routes.ts";
import { membershipRoutes } from "./modules/membership/routes.ts";
import { metaTagRoutes } from "./modules/meta-tags/routes.ts";
import { confirmCoinsRoutes } from "./modules/orders/confirm-coins.ts";
import { invoiceRoutes } from "./modules/orders/invoice.ts";
import { paymentLinkRoutes } from "./modules/orders/payment-links.ts";
import { returnPhotoPages, returnPhotoRoutes } from "./modules/orders/return-photos.ts";
import { orderRoutes } from "./modules/orders/routes.ts";
import { outboxPages } from "./modules/outbox/pages.ts";
import { pageRoutes } from "./modules/pages/routes.ts";
import { passkeyRoutes } from "./modules/passkeys/routes.ts";
import { gatewayRoutes } from "./modules/payments/gateway-routes.ts";
import type { PaymentService } from "./modules/payments/payment-service.ts";
import { paymentRoutes } from "./modules/payments/routes.ts";
import { policyTextRoutes } from "./modules/policy-texts/routes.ts";
import { privacyRoutes } from "./modules/privacy/routes.ts";
import { createLabels } from "./modules/products/labels.ts";
import { productRoutes } from "./modules/products/routes.ts";
import { createSharedProduct } from "./modules/products/shared-product.ts";
import { reviewPhotoPages, reviewPhotoRoutes } from "./modules/reviews/review-photos.ts";
import { reviewReportRoutes } from "./modules/reviews/review-reports.ts";
import { reviewVoteRoutes } from "./modules/reviews/review-votes.ts";
import { reviewRoutes } from "./modules/reviews/routes.ts";
import { sessionRoutes } from "./modules/sessions/routes.ts";
import type { PolicySource } from "./modules/shop-settings/policy-source.ts";
import { shopPolicyRoutes } from "./modules/shop-settings/routes.ts";
import { staffRoutes } from "./modules/staff-routes.ts";
import { stockRequestRoutes } from "./modules/stock-requests/routes.ts";
import { storeRoutes } from "./modules/stores/routes.ts";
import { mandateRoutes } from "./modules/subscriptions/mandate-routes.ts";
import { subscriptionPaymentRoutes } from "./modules/subscriptions/payment-link.ts";
import { subscriptionRoutes } from "./modules/subscriptions/routes.ts";
import { visitorRoutes } from "./modules/visitors/routes.ts";
import { wishlistRoutes } from "./modules/wishlist/routes.ts";
import { paymentHandlers } from "./payment-handlers.ts";
import type { Captcha } from "./ports/captcha/captcha.ts";
import type { Courier } from "./ports/courier/courier.ts";
import type { Pdf } from "./ports/pdf/pdf.ts";
import type { FileStorage } from "./ports/storage/file-storage.ts";
import type { FetchPicture } from "./ports/web-pictures/web-pictures.ts";

export interface AppDependencies {
  readonly db: Database;
  /** A copy that may be a moment behind: what everybody may read comes from there. */
  readonly replica?: Database | undefined;
  readonly clock: Clock;
  /** What the owner decided (C59). */
  readonly policy: PolicySource;
  /** Of passwords and OTPs, at the cost that is safe by default. */
  readonly hasher?: SecretHasher;
  /** For what the store signs. */
  readonly secret: StoreSecret;
  readonly limits: RateLimits;
  /** Trusted proxies on other machines: addresses and networks (CIDR). */
  readonly trustedProxies?: readonly string[];
  readonly logger: Logger;
  readonly captcha: Captcha;
  /** The storefront's address in links, without a trailing slash. */
  readonly siteUrl: string;
  readonly payments: PaymentService;
  readonly pdf: Pdf;
  readonly mode: "demo" | "production";
  /** Where uploaded pictures are kept. */
  readonly uploads: FileStorage;
  /** Fetches the pictures that imported products have on the web. */
  readonly fetchPicture: FetchPicture;
  /** Books parcels; staff do where it is left out. */
  readonly courier?: Courier | undefined;
  /** The folder in which rendered pictures are cached. */
  readonly mediaCacheDir: string;
  /** Told of each request, for metrics. */
  readonly observeRequest?: ObserveRequest | undefined;
  /** What the process does beside answering. */
  readonly health?: Pick<HealthParts, "role" | "isWorkerAlive">;
}

/** What is answered beside the contract and is of interest to who runs the shop. */
const OBSERVED = ["/media/*", "/payments/*"];

/** The same app on a replica, for what is asked through the one on the primary, which counts and logs it. */
function onReplica(db: Database, dependencies: AppDependencies) {
  const { clock, logger } = dependencies;
  const parts = { ...dependencies, db, replica: undefined, observeRequest: undefined };
  const app = createApp({ ...parts, logger: logger.child({ database: "replica" }, { level: "error" }) });
  return { fetch: app.fetch, version: createCatalogueVersion(db, clock) };
}

/** The backend as a Hono app: a route for every endpoint of the contract. */
export function createApp(dependencies: AppDependencies): App {
  const {
    db,
    replica,
    clock,
    policy,
    hasher = createSecretHasher(),
    secret,
    limits,
    trustedProxies = [],
    logger,
    captcha,
    siteUrl,
    payments,
    pdf,
    mode,
    uploads,
    fetchPicture,
    courier,
    mediaCacheDir,
    observeRequest,
    health = { role: "api" },
  } = dependencies;
  const app: App = new Hono<{ Bindings: HttpBindings }>({ strict: false });
  if (observeRequest) for (const path of OBSERVED) app.use(path, observeRequests(observeRequest));
  const identify = createIdentify({ db, clock, isSecondFactorMandatory: mode === "production" });
  const version = createCatalogueVersion(db, clock);
  const tracking = createTrackingTokens(secret);
  const readReplica =
    replica && createReadReplica({ replica: onReplica(replica, dependencies), version, clock, logger });
  const backend: Backend = {
    serve: createServe(app, { identify, logger, version, observeRequest, readReplica }),
    db,
    clock,
    policy: policy.current,
    refreshPolicy: policy.refresh,
    hasher,
    secret,
    tracking,
    limits,
    clientAddress: createClientAddress(trustedProxies, { hasTlsProxy: mode === "production" }),
    logger,
    siteUrl,
    mode,
    checkCaptcha: createCheckCaptcha(captcha),
    payments,
    uploads,
    fetchPicture,
    courier,
  };
  const categoryTree = createCategoryTree(db, version);
  const labels = createLabels(db, version, backend);

  visitorRoutes(backend);
  metaTagRoutes(backend, categoryTree);
  catalogueVersionRoutes(backend, version);
  shopPolicyRoutes(backend);
  policyTextRoutes(backend);
  homeRoutes(backend, labels);
  categoryRoutes(backend, categoryTree);
  productRoutes(backend, categoryTree, labels);
  feedRoutes(backend, { version, categoryTree, labels });
  reviewRoutes(backend);
  reviewPhotoRoutes(backend);
  reviewVoteRoutes(backend);
  reviewReportRoutes(backend);
  cartRoutes(backend);
  cartPdfRoutes(backend, pdf);
  voucherRoutes(backend);
  coinRoutes(backend);
  wishlistRoutes(backend, labels);
  cartReminderRoutes(backend);
  stockRequestRoutes(backend);
  captchaRoutes(backend, captcha);
  accountRoutes(backend);
  passkeyRoutes(backend);
  sessionRoutes(backend);
  privacyRoutes(backend);
  addressRoutes(backend);
  geographyRoutes(backend);
  staffRoutes(backend, pdf);
  contentRoutes(backend, labels);
  orderRoutes(backend);
  returnPhotoRoutes(backend);
  paymentLinkRoutes(backend);
  confirmCoinsRoutes(backend);
  paymentRoutes(backend);
  membershipRoutes(backend, pdf);
  giftVoucherRoutes(backend);
  invoiceRoutes(backend, pdf);
  subscriptionRoutes(backend);
  subscriptionPaymentRoutes(backend);
  blogRoutes(backend);
  pageRoutes(backend);
  storeRoutes(backend);
  eventRoutes(backend);
  eventTicketRoutes(backend);
  appointmentRoutes(backend);
  inquiryRoutes(backend);
  leadRoutes(backend);

  app.route("/", returnPhotoPages(db));
  app.route("/", reviewPhotoPages(db, secret));
  app.route("/", mediaRoutes({ cacheDir: mediaCacheDir, uploads }, createSharedProduct(db, policy.current)));
  // Before the payment pages, whose addresses look alike.
  mandateRoutes(app, backend);
  gatewayRoutes(app, backend, paymentHandlers);
  if (mode === "demo")
    outboxPages(app, db, () => ({ siteUrl, policy: policy.current(), tracking }), createDrawPaper(db, pdf));

  docsPages(app);
  healthRoutes(app, { db, ...health });

  answerUnknown(app, Object.values(allEndpoints));
  app.onError((error) => failureResponse(logger, error));
  return app;
}

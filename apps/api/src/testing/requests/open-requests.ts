import {
  applyForEvent,
  appointmentSlots,
  banners,
  blogList,
  blogPost,
  captchaChallenge,
  catalogueVersion,
  categories,
  cities,
  countries,
  createB2bLead,
  createExportLead,
  deliveryOptions,
  eventDetail,
  eventList,
  eventTicket,
  giftVoucherPaymentLink,
  giveBackTicket,
  homeBlogs,
  inquiry,
  lowerSection,
  metaTags,
  openMobileAccount,
  ownPage,
  ownPages,
  ownPolicyText,
  ownPolicyTexts,
  passkeyLogin,
  passkeyRequest,
  productDetail,
  productFeed,
  productFoams,
  productList,
  productReviews,
  productSection,
  productsOfCategory,
  recentlyViewed,
  relatedProducts,
  requestPasswordReset,
  requestStockByEmail,
  resetPassword,
  sendOtp,
  sharedWishlist,
  shareWishlist,
  shopPolicy,
  signIn,
  signUp,
  sitemapFiles,
  sitemapProducts,
  states,
  statisticsSection,
  stopCartReminders,
  stopStockRequest,
  stores,
  testimonialsSection,
  trackOrder,
  upperSection,
  verifyOtp,
  videoSection,
  visitor,
} from "@store/api-client/contract";
import { COUNTRY_INDIA, REGISTERED_VALUES, REVENUE_BANDS } from "@store/domain";
import { secretFrom } from "../../identity/store-secret.ts";
import { createReminderTokens, createStockRequestTokens } from "../../lib/id-tokens.ts";
import { createTrackingTokens } from "../../lib/tracking-tokens.ts";
import { deviceOf, requestAs } from "../authenticator.ts";
import { ticketOf } from "../event-ticket.ts";
import { expectDone } from "../expect-answer.ts";
import { giftVoucherBody } from "../gift-voucher.ts";
import { addressIn } from "../samples.ts";
import { signUpForm } from "../sign-up-form.ts";
import { SOLVED } from "../test-captcha.ts";
import { GHEE, OWNERS_PASSWORD, SOLD_OUT } from "./owner.ts";
import { type RightRequest, right } from "./right-request.ts";

const nothing = () => ({});
const { country, state } = addressIn("Pune");
const COMPANY = {
  company_name: "Rao Traders",
  industry_type: "Food",
  company_size: "1 to 10",
  annual_revenue: REVENUE_BANDS[0],
  company_registered: REGISTERED_VALUES[0],
  full_name: "Kavita Rao",
  email: "kavita@example.com",
  phone_no: "+919811122233",
  country: COUNTRY_INDIA.id,
  answer1: "Ghee",
};

/** What anybody may ask. */
export const OPEN_REQUESTS: readonly RightRequest[] = [
  ...[
    visitor,
    countries,
    catalogueVersion,
    shopPolicy,
    categories,
    productFoams,
    sitemapFiles,
    homeBlogs,
    lowerSection,
    productSection,
  ].map((one) => right(one, nothing)),
  ...[statisticsSection, testimonialsSection, upperSection, videoSection, deliveryOptions, stores].map((one) =>
    right(one, nothing),
  ),
  right(banners, () => ({ query: { sequence: "Upper" as const } })),
  right(appointmentSlots, nothing),
  right(states, () => ({ params: { id: country } })),
  right(cities, () => ({ params: { id: state } })),
  right(metaTags, () => ({ query: { page_url: "/shop" } })),
  right(captchaChallenge, () => ({ query: { form: "signup" as const } })),

  right(productList, () => ({ query: { page: 1, ordering: "base_price" as const } })),
  right(productFeed, () => ({ query: { after: GHEE } })),
  right(sitemapProducts, () => ({ params: { file: 1 } })),
  right(productsOfCategory, () => ({ query: { categoryID: 490 } })),
  right(productDetail, () => ({ params: { id: GHEE } })),
  right(recentlyViewed, () => ({ params: { id: GHEE } })),
  right(relatedProducts, () => ({ query: { product_id: GHEE } })),
  right(productReviews, () => ({ params: { id: GHEE } })),
  right(blogList, () => ({ query: { page: 1 } })),
  right(blogPost, () => ({ params: { id: 1 } })),
  right(ownPages, nothing),
  right(ownPage, () => ({ params: { slug: "gifts-for-weddings" } })),
  right(ownPolicyTexts, nothing),
  right(ownPolicyText, () => ({ params: { page: "faq" } })),
  right(eventList, nothing),
  right(eventDetail, () => ({ params: { id: 1 } })),

  right(sendOtp, ({ mobile }) => ({ body: { mobile_no: mobile } })),
  right(verifyOtp, ({ mobile }) => ({ body: { mobile_no: mobile, otp: "123456" } })),
  right(openMobileAccount, ({ mobile }) => ({ body: { mobile_no: mobile } })),
  right(signIn, async ({ customerId, password }) => {
    await password();
    return { body: { email: `${customerId}.owner@example.com`, password: OWNERS_PASSWORD } };
  }),
  right(passkeyRequest, nothing),
  right(passkeyLogin, async ({ store, call, password }) => {
    await password();
    const device = await deviceOf(call, OWNERS_PASSWORD);
    return { body: { credential: device.use(await requestAs(store.nobody)) } };
  }),
  right(signUp, () => ({ body: signUpForm() })),
  right(requestPasswordReset, ({ customerId }) => ({
    body: { email: `${customerId}.owner@example.com`, recaptcha: SOLVED },
  })),
  right(resetPassword, () => ({
    params: { resetUUID: "00000000-0000-4000-8000-000000000000" },
    body: { new_password: OWNERS_PASSWORD, confirm_password: OWNERS_PASSWORD },
  })),

  right(trackOrder, async ({ store, cashOrder }) => ({
    params: { token: createTrackingTokens(secretFrom("test")).sign(await cashOrder(), store.clock.read()) },
  })),
  right(stopCartReminders, async ({ customerId }) => ({
    body: { token: createReminderTokens(secretFrom("test")).sign(customerId) },
  })),
  right(sharedWishlist, async ({ call }) => ({
    params: { token: (await expectDone(call(shareWishlist, { body: { is_named: false } }))).data.token },
  })),
  right(requestStockByEmail, () => ({
    params: { id: SOLD_OUT },
    body: { email: "kavita@example.com", recaptcha: SOLVED },
  })),
  right(stopStockRequest, () => ({
    body: { token: createStockRequestTokens(secretFrom("test")).sign(2_000_000_000) },
  })),
  right(giftVoucherPaymentLink, () => ({ body: giftVoucherBody() })),
  right(eventTicket, async ({ store }) => ({ params: { code: await ticketOf(store) } })),
  right(giveBackTicket, async ({ store }) => ({ params: { code: await ticketOf(store) } })),
  right(applyForEvent, () => ({
    body: {
      event_aaply_data: [{ event: 1, name: "Kavita Rao", email: "kavita@example.com", phone_number: "+919811122233" }],
    },
  })),
  right(inquiry, () => ({
    body: {
      company: "Rao Traders",
      name: "Kavita Rao",
      country: COUNTRY_INDIA.id,
      phone: "+919811122233",
      email: "kavita@example.com",
      subject: "Ghee",
      inquiry_description: "How long does it keep?",
      recaptcha: SOLVED,
    },
  })),
  right(createB2bLead, () => ({ body: COMPANY })),
  right(createExportLead, () => ({ body: COMPANY })),
];

import { SHOP_NAME } from "@store/content/brand";
import { addressLine, shopContact } from "@store/content/shop-contact";
import { type BrandColours, brandPalette, type Policy, sizedPicture } from "@store/domain";
import type { TrackingTokens } from "../lib/tracking-tokens.ts";
import type { OutboxMessage } from "./claim-messages.ts";
import { BRAND_PLACES } from "./mail/mail-style.ts";
import { SITE } from "./mail/site-link.ts";

/**
 * What a queued message says of the shop. It is filled in when the message is sent: what queues it need not know the
 * policy, and a mail that waited carries the phone number of today.
 */
export const SHOP_WORDS = {
  siteHost: "{site-host}",
  careEmail: "{care-email}",
  carePhone: "{care-phone}",
  carePhoneLink: "{care-phone-link}",
  careHours: "{care-hours}",
  legalName: "{legal-name}",
  address: "{address}",
  vaidya: "{vaidya}",
  grievanceOfficer: "{grievance-officer}",
  grievanceEmail: "{grievance-email}",
  logo: "{logo}",
} as const;

/** Stands for what signs the link to an order, of which a mail is. A text that somebody typed can name no other order. */
export const TRACKING_TOKEN = "{tracking-token}";

export interface ShopFacts {
  /** The storefront's address in links. */
  readonly siteUrl: string;
  readonly policy: Policy;
  readonly tracking: Pick<TrackingTokens, "sign">;
}

/** What a message is completed by, beside the shop: the order that it is about. */
type Queued = Pick<OutboxMessage, "variables" | "createdAt">;

/** The variable in which a mail keeps the id of its order. */
export const ORDER_VARIABLE = "order";

function trackingOf({ tracking }: ShopFacts, { variables, createdAt }: Queued): [string, string][] {
  const order = variables?.[ORDER_VARIABLE];
  return order === undefined ? [] : [[TRACKING_TOKEN, tracking.sign(Number(order), createdAt)]];
}

/** What every mail client shows: JPEG, or the icon of the design system. */
const logoOf = (siteUrl: string, logo: string): string =>
  siteUrl + (logo ? `/backend${sizedPicture(logo, 160, "jpg")}` : "/apple-touch-icon.png");

function coloursOf(colours: BrandColours): [string, string][] {
  const { day, night } = brandPalette(colours);
  const roles = ["leaf", "leafTint", "marigold"] as const;
  return roles.flatMap((role) => [
    [BRAND_PLACES.day[role], day[role]],
    [BRAND_PLACES.night[role], night[role]],
  ]);
}

function wordsOf(facts: ShopFacts, message: Queued): ReadonlyMap<string, string> {
  const { siteUrl, policy } = facts;
  const { identity } = policy;
  const { phones } = shopContact(policy);
  const { name, designation } = identity.grievanceOfficer;
  return new Map([
    [SITE, siteUrl],
    [SHOP_WORDS.siteHost, new URL(siteUrl).hostname],
    [SHOP_NAME, identity.shopName],
    [SHOP_WORDS.careEmail, identity.emails.care],
    [SHOP_WORDS.carePhone, phones.care.shown],
    [SHOP_WORDS.carePhoneLink, phones.care.href],
    [SHOP_WORDS.careHours, identity.careHours],
    [SHOP_WORDS.legalName, identity.legalName],
    [SHOP_WORDS.address, addressLine(policy)],
    [SHOP_WORDS.vaidya, identity.vaidya.name],
    [SHOP_WORDS.grievanceOfficer, `${designation}, ${name}`],
    [SHOP_WORDS.grievanceEmail, identity.emails.grievance],
    [SHOP_WORDS.logo, logoOf(siteUrl, identity.logo)],
    ...trackingOf(facts, message),
  ]);
}

const PLACE = /\{[a-z-]+\}/g;
const HTML_SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => HTML_SIGNS[sign] ?? sign);

/** A queued text as it is sent. */
export function completeText(text: string, facts: ShopFacts, message: Queued): string {
  const words = wordsOf(facts, message);
  return text.replace(PLACE, (place) => words.get(place) ?? place);
}

/** A queued HTML part as it is sent. */
export function completeHtml(html: string, facts: ShopFacts, message: Queued): string {
  const words = new Map([...wordsOf(facts, message), ...coloursOf(facts.policy.identity.colours)]);
  return html.replace(PLACE, (place) => {
    const word = words.get(place);
    return word === undefined ? place : escaped(word);
  });
}

import type { Answer, Call } from "@store/api-client";
import { productFeed, type ReplyOf } from "@store/api-client/contract";
import { about } from "@store/content";
import {
  highestShipping,
  isGlobalBarcode,
  isOutOfStock,
  type Paise,
  type Policy,
  savedAgainstMrp,
  sizedPicture,
  toRupees,
  unitPrice,
} from "@store/domain";
import { shopPolicy } from "../../app/data/policy.ts";
import { pictureAddress, productAddress } from "../../app/navigation/addresses.ts";
import { cutAtWord, textOfHtml } from "../../app/seo/text-of-html.ts";
import { element, XML_DECLARATION } from "./xml.ts";

export const PRODUCT_FEED = "/feeds/google.xml";

/** What Google Merchant Center takes, in characters or pieces; Meta's catalogue takes at least as much. */
const TITLE_LENGTH = 150;
const DESCRIPTION_LENGTH = 5000;
const BRAND_LENGTH = 70;
const PRODUCT_TYPE_LENGTH = 750;
const SIZE_LENGTH = 100;
const ADDITIONAL_PICTURES = 10;

type Product = ReplyOf<typeof productFeed>["data"][number];

const amount = (price: Paise): string => `${toRupees(price).toFixed(2)} INR`;

/** The store's own pictures in a width and a format that every channel takes. */
const feedPicture = (image: string, siteUrl: string): string =>
  pictureAddress(image.startsWith("/") ? sizedPicture(image, 1080, "jpg") : image, siteUrl);

type Row = readonly [name: string, value: string | undefined];

const rowsToXml = (rows: readonly Row[]): string =>
  rows.map(([name, value]) => (value ? element(`g:${name}`, value) : "")).join("");

/** What was to be paid, and what is paid: channels show the one struck through beside the other. */
function prices({ product_price: price, mrp, list_price: struck = mrp }: Product): readonly Row[] {
  const isReduced = savedAgainstMrp(price, struck) !== undefined;
  return struck && isReduced
    ? [
        ["price", amount(struck)],
        ["sale_price", amount(price)],
      ]
    : [["price", amount(price)]];
}

/** A barcode that means something in every shop, or that there is none: the shop makes most of its goods itself. */
const identifiers = ({ barcode }: Product): readonly Row[] =>
  barcode && isGlobalBarcode(barcode) ? [["gtin", barcode]] : [["identifier_exists", "no"]];

/** How much is in the pack, and for how much of it the price is compared, as on the product's page. */
function contents({ product_price: price, net_quantity: quantity, unit }: Product): readonly Row[] {
  if (!quantity || !unit) return [];
  const measure = unit === "piece" ? "ct" : unit;
  const compared = unitPrice(price, { quantity, unit })?.per;
  return compared === undefined
    ? []
    : [
        ["unit_pricing_measure", `${quantity} ${measure}`],
        ["unit_pricing_base_measure", compared === "piece" ? "1 ct" : compared],
      ];
}

/** What shipping costs who orders a piece and is no member, anywhere in India, and how many working days it takes [R117]. */
const shipping = ({ product_price: goods, weight_grams: grams = 0 }: Product, policy: Policy): string =>
  `<g:shipping>${rowsToXml([
    ["country", "IN"],
    ["price", amount(highestShipping({ isElite: false, goods, grams }, policy))],
    ["min_handling_time", "0"],
    ["max_handling_time", String(policy.delivery.dispatchWorkingDays)],
    ["min_transit_time", String(policy.delivery.cityWorkingDays)],
    ["max_transit_time", String(policy.delivery.restWorkingDays.to)],
  ])}</g:shipping>`;

/** A product as an item of the feed; the name stands for a description that has no words. */
function itemOf(product: Product, siteUrl: string, policy: Policy): string {
  const { id, name, description, brand_name, images, categories, weight_grams, item_group, size } = product;
  const [main, ...others] = images.map((image) => feedPicture(image, siteUrl));
  return `<item>${rowsToXml([
    ["id", String(id)],
    ["title", cutAtWord(name, TITLE_LENGTH)],
    ["description", cutAtWord(textOfHtml(description) || name, DESCRIPTION_LENGTH)],
    ["link", siteUrl + productAddress(product)],
    ["image_link", main],
    ...others.slice(0, ADDITIONAL_PICTURES).map((image): Row => ["additional_image_link", image]),
    ["availability", isOutOfStock(product.available_stock_quantity) ? "out_of_stock" : "in_stock"],
    ...prices(product),
    ["brand", cutAtWord(brand_name ?? policy.identity.shopName, BRAND_LENGTH)],
    ...identifiers(product),
    ["condition", "new"],
    ["product_type", cutAtWord(categories.join(" > "), PRODUCT_TYPE_LENGTH)],
    ["item_group_id", item_group],
    ["size", item_group && size ? cutAtWord(size, SIZE_LENGTH) : undefined],
    ["shipping_weight", weight_grams ? `${weight_grams} g` : undefined],
    ...contents(product),
  ])}${shipping(product, policy)}</item>\n`;
}

/**
 * Writes what is for sale as Google Merchant Center and Meta read it: RSS 2.0 with Google's elements. One slice of the
 * catalogue is held at a time.
 * @returns "unreachable" when the backend does not answer: what was written then is no feed.
 */
export async function writeProductFeed(
  siteUrl: string,
  call: Call,
  write: (xml: string) => Promise<void>,
): Promise<"written" | "unreachable"> {
  const policy = shopPolicy();
  await write(
    [
      XML_DECLARATION,
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
      element("title", policy.identity.shopName),
      element("link", `${siteUrl}/`),
      element("description", about.short(policy)),
      "\n",
    ].join(""),
  );
  let after: number | undefined = 0;
  while (after !== undefined) {
    const answer: Answer<ReplyOf<typeof productFeed>> = await call(productFeed, { query: { after } });
    if (!answer.ok) return "unreachable";
    await write(answer.reply.data.map((product) => itemOf(product, siteUrl, policy)).join(""));
    after = answer.reply.next;
  }
  await write("</channel></rss>\n");
  return "written";
}

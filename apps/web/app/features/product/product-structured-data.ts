import {
  highestShipping,
  isGlobalBarcode,
  isOutOfStock,
  type Paise,
  type Policy,
  savedAgainstMrp,
  sellingPrice,
  toRupees,
} from "@store/domain";
import { reviewData } from "../../commerce/review-data.ts";
import { shopPolicy } from "../../data/policy.ts";
import { pictureAddress } from "../../navigation/addresses.ts";
import { textOfHtml } from "../../seo/text-of-html.ts";
import type { ProductData } from "./load-product.ts";

const SCHEMA = "https://schema.org/";
const AVAILABILITY = { in: `${SCHEMA}InStock`, out: `${SCHEMA}OutOfStock` } as const;

const days = (minValue: number, maxValue: number) => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

const CURRENCY = "INR";

/** What is struck through on the page. A discount may be ended at any moment, so that no price says until when it is valid. */
const listPrice = (price: Paise, mrp: Paise | undefined) =>
  mrp && savedAgainstMrp(price, mrp) !== undefined
    ? {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          priceType: `${SCHEMA}StrikethroughPrice`,
          price: toRupees(mrp).toFixed(2),
          priceCurrency: CURRENCY,
        },
      }
    : {};

/** What shipping costs who orders a piece and is no member, anywhere in India, and how long it takes [R117]. */
const shippingDetails = (goods: Paise, grams: number, policy: Policy) => ({
  "@type": "OfferShippingDetails",
  shippingRate: {
    "@type": "MonetaryAmount",
    value: toRupees(highestShipping({ isElite: false, goods, grams }, policy)).toFixed(2),
    currency: CURRENCY,
  },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: days(0, policy.delivery.dispatchWorkingDays),
    transitTime: days(policy.delivery.cityWorkingDays, policy.delivery.restWorkingDays.to),
    businessDays: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map((day) => SCHEMA + day),
    },
  },
});

/** Returns within the days of the policy, fetched free of charge. */
const returnPolicy = ({ returns }: Policy) => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: "IN",
  returnPolicyCategory: `${SCHEMA}MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: returns.requestDays,
  returnMethod: `${SCHEMA}ReturnByMail`,
  returnFees: `${SCHEMA}FreeReturn`,
  refundType: `${SCHEMA}FullRefund`,
});

/** A product's structured data: name, price, availability, shipping, returns, rating and newest reviews. */
export function productStructuredData(
  product: ProductData,
  { url, siteUrl }: { readonly url: string; readonly siteUrl: string },
) {
  const price = sellingPrice({ productPrice: product.product_price, basePrice: product.base_price });
  const { average_rating: rating, barcode, image1, home_image, website_description: words } = product;
  const main = image1 ?? home_image;
  const images = [...new Set([...(main ? [main] : []), ...product.images.map(({ image }) => image)])];
  const description = words.metadescription || textOfHtml(words.description);
  return {
    "@type": "Product",
    name: product.name,
    url,
    sku: String(product.id),
    ...(barcode && isGlobalBarcode(barcode) ? { gtin: barcode } : {}),
    ...(images.length > 0 ? { image: images.map((image) => pictureAddress(image, siteUrl)) } : {}),
    ...(description ? { description } : {}),
    ...(product.category ? { category: product.category.name } : {}),
    ...(product.brand_name ? { brand: { "@type": "Brand", name: product.brand_name } } : {}),
    ...(price === undefined
      ? {}
      : {
          offers: {
            "@type": "Offer",
            url,
            price: toRupees(price).toFixed(2),
            priceCurrency: CURRENCY,
            ...listPrice(price, product.list_price ?? product.mrp),
            availability: isOutOfStock(product.available_stock_quantity) ? AVAILABILITY.out : AVAILABILITY.in,
            itemCondition: `${SCHEMA}NewCondition`,
            shippingDetails: shippingDetails(price, product.weight_grams ?? 0, shopPolicy()),
            hasMerchantReturnPolicy: {
              ...returnPolicy(shopPolicy()),
              merchantReturnLink: `${siteUrl}/return-and-refund-policy`,
            },
          },
        }),
    ...(rating && rating.review_count > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.average_rating,
            reviewCount: rating.review_count,
          },
          review: product.rating_review_data.map((review) => reviewData(review, siteUrl)),
        }
      : {}),
  };
}

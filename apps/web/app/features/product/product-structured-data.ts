import { isOutOfStock, type Paise, type Policy, sellingPrice, shippingCharge, toRupees } from "@store/domain";
import { reviewData } from "../../commerce/review-data.ts";
import { shopPolicy } from "../../data/policy.ts";
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

/** What shipping costs who orders a piece and is no member, anywhere in India, and how long it takes [R117]. */
const shippingDetails = (price: Paise, policy: Policy) => ({
  "@type": "OfferShippingDetails",
  shippingRate: {
    "@type": "MonetaryAmount",
    value: toRupees(shippingCharge({ isElite: false, goods: price }, policy)).toFixed(2),
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
  { url, siteUrl, image }: { readonly url: string; readonly siteUrl: string; readonly image: string | undefined },
) {
  const price = sellingPrice({ productPrice: product.product_price, basePrice: product.base_price });
  const rating = product.average_rating;
  return {
    "@type": "Product",
    name: product.name,
    url,
    sku: String(product.id),
    ...(image ? { image } : {}),
    ...(product.website_description.metadescription
      ? { description: product.website_description.metadescription }
      : {}),
    ...(product.brand_name ? { brand: { "@type": "Brand", name: product.brand_name } } : {}),
    ...(price === undefined
      ? {}
      : {
          offers: {
            "@type": "Offer",
            url,
            price: toRupees(price).toFixed(2),
            priceCurrency: CURRENCY,
            availability: isOutOfStock(product.available_stock_quantity) ? AVAILABILITY.out : AVAILABILITY.in,
            itemCondition: `${SCHEMA}NewCondition`,
            shippingDetails: shippingDetails(price, shopPolicy()),
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
          review: product.rating_review_data.map(reviewData),
        }
      : {}),
  };
}

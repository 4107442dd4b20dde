import { isOutOfStock, sellingPrice, toRupees } from "@store/domain";
import type { ProductData } from "./load-product.ts";

const AVAILABILITY = { in: "https://schema.org/InStock", out: "https://schema.org/OutOfStock" } as const;

/** A product's structured data: name, price, availability and rating. */
export function productStructuredData(product: ProductData, url: string, image: string | undefined) {
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
            priceCurrency: "INR",
            availability: isOutOfStock(product.available_stock_quantity) ? AVAILABILITY.out : AVAILABILITY.in,
          },
        }),
    ...(rating && rating.review_count > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.average_rating,
            reviewCount: rating.review_count,
          },
        }
      : {}),
  };
}

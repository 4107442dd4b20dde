import { fromRupees } from "@store/domain";
import { describe, expect, it } from "vitest";
import type { ProductData } from "./load-product.ts";
import { productStructuredData } from "./product-structured-data.ts";

const ghee: ProductData = {
  id: 1001,
  name: "Ghee",
  image1: undefined,
  home_image: undefined,
  product_price: fromRupees(649),
  base_price: fromRupees(618.1),
  gst_amount: fromRupees(30.9),
  available_stock_quantity: 3,
  product_tag_list: [],
  is_wished: false,
  section_info: undefined,
  brand: 2,
  brand_name: "Gir Gauvan",
  category: undefined,
  images: [],
  videos: [],
  benefits: [],
  website_description: { description: "", metatitle: undefined, metadescription: "Churned.", metakeywords: undefined },
  average_rating: undefined,
  rating_review_data: [],
};

describe("a product's structured data", () => {
  it("has name, price, availability and brand", () => {
    expect(productStructuredData(ghee, "https://store.example/p", undefined)).toMatchObject({
      name: "Ghee",
      brand: { name: "Gir Gauvan" },
      offers: { price: "649.00", priceCurrency: "INR", availability: "https://schema.org/InStock" },
    });
  });

  it.each([0, undefined])("is out of stock with %s pieces (C10)", (available_stock_quantity) => {
    expect(productStructuredData({ ...ghee, available_stock_quantity }, "", undefined)).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock" },
    });
  });

  it("has no rating before the first review, since a rating of nothing is an error to search engines", () => {
    expect(productStructuredData(ghee, "", undefined)).not.toHaveProperty("aggregateRating");
  });
});

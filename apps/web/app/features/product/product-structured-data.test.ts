import { fromRupees } from "@store/domain";
import { describe, expect, it } from "vitest";
import { pictureAddress } from "../../navigation/addresses.ts";
import type { ProductData } from "./load-product.ts";
import { productStructuredData } from "./product-structured-data.ts";

const ghee: ProductData = {
  id: 1001,
  name: "Ghee",
  image1: undefined,
  home_image: undefined,
  product_price: fromRupees(649),
  base_price: fromRupees(618.1),
  list_price: undefined,
  gst_amount: fromRupees(30.9),
  available_stock_quantity: 3,
  mrp: undefined,
  net_quantity: undefined,
  unit: undefined,
  unit_price: undefined,
  weight_grams: undefined,
  barcode: undefined,
  pack_group: undefined,
  label: undefined,
  product_tag_list: [],
  is_wished: false,
  section_info: undefined,
  brand: 2,
  brand_name: "Gir Gauvan",
  category: undefined,
  images: [],
  videos: [],
  share_picture: undefined,
  benefits: [],
  website_description: { description: "", metatitle: undefined, metadescription: "Churned.", metakeywords: undefined },
  average_rating: undefined,
  rating_review_data: [],
};

const PAGE = { url: "https://store.example/p", siteUrl: "https://store.example" };

describe("a product's structured data", () => {
  it("has name, price, availability and brand", () => {
    expect(productStructuredData(ghee, PAGE)).toMatchObject({
      name: "Ghee",
      brand: { name: "Gir Gauvan" },
      offers: { price: "649.00", priceCurrency: "INR", availability: "https://schema.org/InStock" },
    });
  });

  it("has all its pictures, each once, the main one first", () => {
    const pictures = {
      image1: "/media/a.640.webp?v=3",
      images: ["/media/a.640.webp?v=3", "https://cdn.example/b.jpg"],
    };
    const images = pictures.images.map((image) => ({ image, alt: undefined }));
    expect(productStructuredData({ ...ghee, ...pictures, images }, PAGE)).toMatchObject({
      image: ["https://store.example/backend/media/a.640.webp?v=3", "https://cdn.example/b.jpg"],
    });
    expect(productStructuredData(ghee, PAGE)).not.toHaveProperty("image");
  });

  it("has the MRP struck through beside a lower price, and no other", () => {
    const of = (rupees: number) => productStructuredData({ ...ghee, mrp: fromRupees(rupees) }, PAGE).offers;
    expect(of(700)).toMatchObject({
      price: "649.00",
      priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: "700.00" },
    });
    expect(of(649)).not.toHaveProperty("priceSpecification");
  });

  it("has a barcode that means something in every shop", () => {
    expect(productStructuredData({ ...ghee, barcode: "8901234567894" }, PAGE)).toMatchObject({ gtin: "8901234567894" });
    expect(productStructuredData({ ...ghee, barcode: "2000000000008" }, PAGE)).not.toHaveProperty("gtin");
  });

  it.each([0, undefined])("is out of stock with %s pieces (C10)", (available_stock_quantity) => {
    expect(productStructuredData({ ...ghee, available_stock_quantity }, PAGE)).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock" },
    });
  });

  it("has no rating before the first review, since a rating of nothing is an error to search engines", () => {
    expect(productStructuredData(ghee, PAGE)).not.toHaveProperty("aggregateRating");
  });

  it("says what shipping costs and how long it takes, and within how many days goods come back", () => {
    const { offers } = productStructuredData(ghee, PAGE);
    expect(offers).toMatchObject({
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingRate: { "@type": "MonetaryAmount", value: "100.00", currency: "INR" },
        shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
        deliveryTime: {
          handlingTime: { minValue: 0, maxValue: 1, unitCode: "DAY" },
          transitTime: { minValue: 2, maxValue: 6, unitCode: "DAY" },
        },
      },
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: "IN",
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: 15,
        merchantReturnLink: "https://store.example/return-and-refund-policy",
      },
    });
  });

  it("has the days of its newest reviews, in India", () => {
    const review = { id: 1, name: "Asha", rating: 5, review: "Good.", created_at: "2026-03-14T20:00:00Z" };
    const rated = {
      ...ghee,
      average_rating: {
        average_rating: 5,
        review_count: 1,
        star_distribution: { "1": 0, "2": 0, "3": 0, "4": 0, "5": 1 },
      },
      rating_review_data: [
        {
          ...review,
          is_verified: true,
          reply: undefined,
          photos: [{ image: "/media/review-photo/1.webp", small: "/media/review-photo/1.small.webp" }],
        },
      ],
    };
    expect(productStructuredData(rated, PAGE).review).toEqual([
      {
        "@type": "Review",
        author: { "@type": "Person", name: "Asha" },
        reviewRating: { "@type": "Rating", ratingValue: 5 },
        datePublished: "2026-03-15",
        reviewBody: "Good.",
        image: [pictureAddress("/media/review-photo/1.webp", PAGE.siteUrl)],
      },
    ]);
  });
});

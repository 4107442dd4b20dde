// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ProductData } from "./load-product.ts";
import { Reviews } from "./reviews.tsx";

afterEach(cleanup);

type Review = ProductData["rating_review_data"][number];

const review = (id: number, is_verified: boolean | undefined): Review => ({
  id,
  name: `Author ${id}`,
  rating: 4,
  review: "Smells of the farm.",
  is_verified,
  created_at: undefined,
  reply: undefined,
  photos: undefined,
});

const product: ProductData = {
  id: 1001,
  name: "Ghee",
  image1: undefined,
  home_image: undefined,
  product_price: undefined,
  list_price: undefined,
  base_price: undefined,
  gst_amount: undefined,
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
  brand: undefined,
  brand_name: undefined,
  category: undefined,
  images: [],
  videos: [],
  share_picture: undefined,
  benefits: [],
  website_description: { description: "", metatitle: undefined, metadescription: undefined, metakeywords: undefined },
  average_rating: {
    average_rating: 4,
    review_count: 3,
    star_distribution: { "1": 0, "2": 0, "3": 0, "4": 3, "5": 0 },
  },
  rating_review_data: [review(1, true), review(2, false), review(3, undefined)],
};

function open(rating_review_data = product.rating_review_data) {
  const form = {
    isWanted: false,
    isOpen: false,
    open: () => {},
    warmUp: () => {},
    onOpenChange: () => {},
    write: () => {},
  };
  render(
    <Reviews product={product} ratings={{ ...product, rating_review_data }} form={form} onPosted={async () => true} />,
  );
}
const cardOf = (author: string) => screen.getByText(author).closest("li");

it("says of a review by one who bought the product that the purchase is verified, and of no other", () => {
  open();
  const isVerified = screen
    .getAllByText(/^Author/)
    .map((name) => name.closest("li"))
    .map((item) => item !== null && within(item).queryByText("Verified purchase") !== null);
  expect(isVerified).toEqual([true, false, false]);
});

it("shows what the shop says to a review below it", () => {
  open([{ ...review(1, true), reply: "So does the farm." }, review(2, true)]);
  expect(cardOf("Author 1")?.textContent).toContain("Our reply: So does the farm.");
  expect(cardOf("Author 2")?.textContent).not.toContain("Our reply");
});

it("leads to the page on which a review is reported", () => {
  open();
  const link = screen.getByRole("link", { name: "Report a review" });
  expect(link.getAttribute("href")).toBe("/products/1001/reviews/Ghee");
});

it("shows an author's photos small, each of which opens whole", () => {
  const photos = [{ image: "/media/review-photo/1.webp", small: "/media/review-photo/1.small.webp" }];
  open([{ ...review(1, true), photos }]);
  const link = screen.getByRole("link", { name: "the review by Author 1, 1" });
  expect(link.getAttribute("href")).toBe("/media/review-photo/1.webp");
  const photo = screen.getByRole("img", { name: "the review by Author 1, 1" });
  expect([photo.getAttribute("src"), photo.getAttribute("loading")]).toEqual([
    "/media/review-photo/1.small.webp",
    "lazy",
  ]);
});

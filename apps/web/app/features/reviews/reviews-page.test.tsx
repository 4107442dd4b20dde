// @vitest-environment jsdom
import { productReviews, reportReview, voteReview, type WireReplyOf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { OWN_REVIEW, REPORT_NEEDS_REASON, REPORT_NEEDS_WORDS, REPORTED } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { loadReviews } from "./load-reviews.ts";
import ReviewsPage, { loader } from "./reviews-page.tsx";
import { reviewsStructuredData } from "./reviews-structured-data.ts";

const backend = useMockBackend();

const NAME = "Desi Jaggery Block 900 g";
const PATH = "/products/7/reviews/Desi-Jaggery-Block-900-g";

function replyWith(count: number): WireReplyOf<typeof productReviews> {
  const reviews = Array.from({ length: count }, (_, place) => ({
    id: count - place,
    name: `Author ${place + 1}`,
    rating: 4,
    review: place === 0 ? null : `Words ${place + 1}`,
    is_verified: place === 0,
    created_at: "2026-03-14T06:30:00Z",
  }));
  return {
    status: true,
    product_name: NAME,
    product_image: "/media/products/7.svg",
    average_rating: count === 0 ? 0 : 4.3,
    review_count: count,
    star_distribution: { "1": 0, "2": 0, "3": 0, "4": count, "5": 0 },
    reviews,
  };
}

const at = (search = "") => new URL(PATH + search, "https://store.example").href;
const open = (search = "") =>
  renderRoutes(
    [
      {
        path: "/products/:productId/reviews/:productName",
        Component: ReviewsPage,
        loader,
      },
    ],
    PATH + search,
  );
const reviews = async () => within(await screen.findByRole("region", { name: "Reviews" })).getAllByRole("listitem");

describe("the reviews of a product [R80]", () => {
  it("show its name, picture, average and count", async () => {
    backend.reply(productReviews, replyWith(2));
    open();
    expect(await screen.findByRole("heading", { level: 1, name: `Reviews of ${NAME}` })).toBeTruthy();
    expect(screen.getByRole("img", { name: NAME })).toBeTruthy();
    expect(screen.getByText("4.3")).toBeTruthy();
    expect(screen.getByText("2 reviews")).toBeTruthy();
    const [first, second] = await reviews();
    expect(first?.textContent).toBe(
      "Author 1, 14 Mar 2026Verified purchaseHelpful the review by Author 1Report the review by Author 1",
    );
    expect(second?.textContent).toBe(
      "Words 2Author 2, 14 Mar 2026Helpful the review by Author 2Report the review by Author 2",
    );
    expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  });

  it("come 30 a page, with Prev and Next", async () => {
    backend.reply(productReviews, replyWith(74));
    const { user, address } = open();
    expect(await reviews()).toHaveLength(30);
    expect(screen.queryByRole("link", { name: "Prev" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Next" }));
    expect(await screen.findByText("Words 31")).toBeTruthy();
    expect(address()).toBe(`${PATH}?page=2`);
    await user.click(screen.getByRole("link", { name: "Next" }));
    expect(await screen.findByText("Words 61")).toBeTruthy();
    expect(await reviews()).toHaveLength(14);
    expect(screen.queryByRole("link", { name: "Next" })).toBeNull();
    expect(screen.getByText("Page 3 of 3")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Prev" }));
    expect(await screen.findByText("Page 2 of 3")).toBeTruthy();
  });

  it.each([
    ["?page=99", "Page 2 of 2"],
    ["?page=-3", "Page 1 of 2"],
    ["?page=x", "Page 1 of 2"],
  ])("at %s are those of the nearest page", async (search, shown) => {
    backend.reply(productReviews, replyWith(31));
    open(search);
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  it("are missed where there are none", async () => {
    backend.reply(productReviews, replyWith(0));
    open();
    expect(await screen.findByText("No reviews yet")).toBeTruthy();
    expect(screen.queryByText("0.0")).toBeNull();
  });

  it("that cannot be loaded are asked for again", async () => {
    backend.reply(productReviews, refuse(503));
    const { user } = open();
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("alert").textContent).toBe("Something went wrongPlease try again later!");
    backend.reply(productReviews, replyWith(1));
    await user.click(again);
    expect(await screen.findByText("1 review")).toBeTruthy();
  });

  it("of a product that does not exist lead to the shop", async () => {
    backend.reply(productReviews, refuse(404, "No such product"));
    open();
    expect((await screen.findByRole("link", { name: "See all products" })).getAttribute("href")).toBe("/shop");
  });
});

describe("the reviews with so many stars", () => {
  const filter = () => within(screen.getByRole("navigation", { name: "Reviews by stars" }));

  it("are chosen by links with their counts, and keep their stars on the next page", async () => {
    const asked = backend.reply(productReviews, replyWith(31));
    const { user, address } = open();
    expect(await screen.findByText("Words 2")).toBeTruthy();
    expect(
      filter()
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["All (31)", "4 stars (31)"]);
    expect(filter().getByRole("link", { name: "All (31)" }).getAttribute("aria-current")).toBe("page");
    await user.click(filter().getByRole("link", { name: "4 stars (31)" }));
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ stars: 4 }));
    expect(address()).toBe(`${PATH}?stars=4`);
    await user.click(screen.getByRole("link", { name: "Next" }));
    await waitFor(() => expect(address()).toBe(`${PATH}?stars=4&page=2`));
  });

  it("may be none, and what is no number of stars asks for all", async () => {
    const asked = backend.reply(productReviews, { ...replyWith(3), reviews: [] });
    open("?stars=2");
    expect(await screen.findByText("No reviews with so many stars")).toBeTruthy();
    expect(filter().getByRole("link", { name: "2 stars (0)" }).getAttribute("aria-current")).toBe("page");
    await loadReviews(call, { productId: "7", productName: "Desi-Jaggery-Block-900-g" }, at("?stars=9"));
    expect(asked.at(-1)?.query).toEqual({});
  });
});

describe("a review", () => {
  it("is found helpful by a press, and not by another", async () => {
    backend.reply(productReviews, replyWith(1));
    const asked = backend.reply(voteReview, { status: true, data: { helpful_count: 3 } });
    const { user } = open();
    const button = await screen.findByRole("button", { name: /^Helpful/ });
    expect(button.textContent).toBe("Helpful the review by Author 1");
    await user.click(button);
    await waitFor(() => expect(button.textContent).toBe("Helpful (3) the review by Author 1"));
    expect(button.getAttribute("aria-pressed")).toBe("true");
    await user.click(button);
    await waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("false"));
    expect(asked.map(({ body }) => body)).toEqual([{ is_helpful: true }, { is_helpful: false }]);
  });

  it("that cannot be voted for says why", async () => {
    backend.reply(productReviews, replyWith(1));
    backend.reply(voteReview, refuse(409, OWN_REVIEW));
    const { user } = open();
    const button = await screen.findByRole("button", { name: /^Helpful/ });
    await user.click(button);
    expect(await screen.findByText(OWN_REVIEW)).toBeTruthy();
    expect(button.getAttribute("aria-pressed")).toBe("false");
  });
});

describe("the address of the reviews", () => {
  it("has the product's own name: another leads there", async () => {
    backend.reply(productReviews, replyWith(31));
    const answer: unknown = await loadReviews(call, { productId: "7", productName: "other" }, at("?page=2")).catch(
      (thrown: unknown) => thrown,
    );
    if (!(answer instanceof Response)) throw new Error("It was not redirected");
    expect([answer.status, answer.headers.get("location")]).toEqual([308, `${PATH}?page=2`]);
  });
});

it("search engines are told the rating and the page's reviews", async () => {
  backend.reply(productReviews, replyWith(2));
  const { data } = await loadReviews(call, { productId: "7", productName: "Desi-Jaggery-Block-900-g" }, at());
  if (!data.contents) throw new Error("There are no reviews");
  expect(reviewsStructuredData(data.contents, "https://store.example/p", undefined, "https://store.example")).toEqual({
    "@type": "Product",
    name: NAME,
    url: "https://store.example/p",
    sku: "7",
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.3, reviewCount: 2 },
    review: [
      {
        "@type": "Review",
        author: { "@type": "Person", name: "Author 1" },
        reviewRating: { "@type": "Rating", ratingValue: 4 },
        datePublished: "2026-03-14",
      },
      {
        "@type": "Review",
        author: { "@type": "Person", name: "Author 2" },
        reviewRating: { "@type": "Rating", ratingValue: 4 },
        datePublished: "2026-03-14",
        reviewBody: "Words 2",
      },
    ],
  });
});

describe("a review is reported", () => {
  const press = async ({ user }: ReturnType<typeof open>) =>
    user.click(await screen.findByRole("button", { name: "Report this review" }));

  it("with a reason, once its form is right, and thanked for", async () => {
    const [old] = replyWith(1).reviews;
    // Older than all that are listed.
    const asked = backend.reply(productReviews, ({ query }) => ({
      ...replyWith(74),
      review: old && query.review ? { ...old, id: query.review, review: "Old words" } : undefined,
    }));
    const page = open("?stars=4&report=3");
    const form = within(await screen.findByRole("region", { name: "Report a review" }));
    const outcome = form.getByRole("status");
    expect(asked[0]?.query).toEqual({ stars: 4, review: 3 });
    expect(form.getByText("Old words")).toBeTruthy();
    await press(page);
    expect(await form.findByText(REPORT_NEEDS_REASON)).toBeTruthy();
    await page.user.selectOptions(form.getByRole("combobox"), "Something else");
    await press(page);
    expect(await form.findByText(REPORT_NEEDS_WORDS)).toBeTruthy();
    backend.reply(reportReview, refuse(429, "Too many attempts. Please try again in 60 minutes!"));
    await page.user.type(form.getByRole("textbox"), "It names my daughter");
    await press(page);
    expect(await form.findByText(/Too many attempts/)).toBeTruthy();
    const sent = backend.reply(reportReview, { status: true, message: REPORTED });
    await press(page);
    expect(await form.findByText(REPORTED)).toBe(outcome);
    expect(document.activeElement).toBe(outcome);
    expect(sent[0]).toMatchObject({ params: { id: 3 }, body: { reason: "other", words: "It names my daughter" } });
    expect(form.getByRole("link", { name: "Back to the reviews" }).getAttribute("href")).toBe(PATH);
  });

  it.each(["99", "x", "1e9"])("only where others see it: %s", async (id) => {
    backend.reply(productReviews, replyWith(2));
    open(`?report=${id}`);
    expect(await screen.findByText("This review is not here any more.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Report this review" })).toBeNull();
  });
});

// @vitest-environment jsdom
import "@store/react-client/testing/observers";
import {
  addToCart,
  deliveryOptions,
  postReview,
  productDetail,
  recentlyViewed,
  relatedProducts,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { DEFAULT_POLICY, fromRupees } from "@store/domain";
import { useLoginDialog } from "@store/react-client/login-dialog-store";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setShopPolicy } from "../../data/policy.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
import ProductPage, { loader } from "./product-page.tsx";

const backend = useMockBackend();

type Detail = WireReplyOf<typeof productDetail>["data"];

const NAME = "Cow Ghee & Honey 500 ml";
const PATH = "/products/7/Cow-Ghee-%26-Honey-500-ml";
const GHEE: Detail = {
  id: 7,
  name: NAME,
  product_price: 105,
  base_price: 100,
  available_stock_quantity: 5,
  product_tag_list: ["Best Seller"],
  brand: 3,
  brand_name: "Gau & Co",
  images: [],
  videos: [],
  benefits: ["From grass-fed cows", "Churned by hand"],
  website_description: { description: "<p>Made <strong>slowly</strong></p>" },
  average_rating: {
    average_rating: 4.2,
    review_count: 9,
    star_distribution: { "1": 1, "2": 0, "3": 0, "4": 3, "5": 5 },
  },
  rating_review_data: Array.from({ length: 9 }, (_, place) => ({
    id: 90 - place,
    name: `Author ${place + 1}`,
    rating: 5,
    review: `Words ${place + 1}`,
  })),
};
const card = (id: number, name: string) => ({ id, name, available_stock_quantity: 9, product_tag_list: [] });
const COMPANIONS: WireReplyOf<typeof relatedProducts> = {
  status: true,
  RelatedOtherProducts: [
    { related_product_details: [card(11, "Jaggery")], other_product_details: [card(12, "Turmeric")] },
  ],
};
const OPTIONS = [
  { id: 2, name: "Every month", duration: 30 },
  { id: 3, name: "Every 2 months", duration: 60 },
];

beforeEach(() => {
  backend.reply(productDetail, { status: true, data: GHEE });
  backend.reply(relatedProducts, COMPANIONS);
  backend.reply(recentlyViewed, { status: true, data: [card(13, "Bajra Flour")] });
  backend.reply(deliveryOptions, { status: true, data: OPTIONS });
  HTMLElement.prototype.hidePopover = () => {};
});

const open = (change: Partial<Detail> = {}) => {
  if (Object.keys(change).length > 0) backend.reply(productDetail, { status: true, data: { ...GHEE, ...change } });
  return renderRoutes(
    [
      {
        path: "/products/:productId/:productName",
        Component: ProductPage,
        loader,
      },
    ],
    PATH,
  );
};
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const quantity = () => screen.findByRole<HTMLInputElement>("spinbutton", { name: `Quantity of ${NAME}` });
/** The login that the page has asked for. */
const askedLogin = () => useLoginDialog.getState();

describe("what a product's page says", () => {
  it("its brand leads to the brand's listing [R68]", async () => {
    open();
    expect((await screen.findByRole("link", { name: "Gau & Co" })).getAttribute("href")).toBe(
      "/shop?page=1&brand=3&brand_name=Gau+%26+Co",
    );
  });

  it("its average opens the distribution, with the ways to write and read reviews [R69]", async () => {
    open();
    const rating = await button("4.2 of 5 stars, 9 reviews");
    const ratings = document.getElementById(rating.getAttribute("popovertarget") ?? "");
    if (!ratings) throw new Error("It opens nothing");
    expect(ratings.getAttribute("popover")).toBe("auto");
    const spread = within(ratings);
    const hidden = { hidden: true };
    expect(spread.getAllByRole("term", hidden).map(({ textContent }) => textContent)).toEqual([
      "5 stars",
      "4 stars",
      "3 stars",
      "2 stars",
      "1 star",
    ]);
    expect(spread.getByRole("link", { name: "Write a review", ...hidden }).getAttribute("href")).toBe("#reviews");
    expect(spread.getByRole("link", { name: "Read all reviews", ...hidden }).getAttribute("href")).toBe(
      "/products/7/reviews/Cow-Ghee-%26-Honey-500-ml",
    );
  });

  it("without reviews it asks for the first [R69]", async () => {
    open({ average_rating: null, rating_review_data: [] });
    expect(await screen.findByRole("link", { name: "Write a review" })).toBeTruthy();
    expect(screen.getByText("No reviews yet")).toBeTruthy();
  });

  it("its benefits and price [R70]", async () => {
    open();
    expect(await screen.findByText("From grass-fed cows")).toBeTruthy();
    expect(screen.getAllByText(/₹105\.00/).length).toBeGreaterThan(0);
  });

  it.each([[undefined], [0]])(
    "that its price is on request where it is %s: it can be wished for, not bought [R63] [R70]",
    async (price) => {
      open({ product_price: price, base_price: price });
      const prices = await screen.findAllByText("Price on request");
      expect(prices.filter((one) => !one.closest("li"))).toHaveLength(1);
      expect(screen.queryByText("₹0.00")).toBeNull();
      expect(screen.queryByRole("button", { name: /^Add .*to cart$/ })).toBeNull();
      expect(screen.queryByRole("spinbutton")).toBeNull();
      expect(screen.queryByRole("button", { name: "Subscribe and save" })).toBeNull();
      expect((await button("Add to wishlist")).disabled).toBe(false);
      expect(screen.getByRole("link", { name: "Ask us for the price" }).getAttribute("href")).toBe("/contact-us");
    },
  );

  it("its description, as HTML [R77]", async () => {
    open();
    expect((await screen.findByText("slowly")).tagName).toBe("STRONG");
  });

  it("its newest six reviews, and the way to all [R80]", async () => {
    open();
    expect(await screen.findByText("Words 6")).toBeTruthy();
    expect(screen.queryByText("Words 7")).toBeNull();
    expect(screen.getByRole("link", { name: "See all 9 reviews" }).getAttribute("href")).toBe(
      "/products/7/reviews/Cow-Ghee-%26-Honey-500-ml",
    );
  });

  it("what goes with it, other products and what was viewed before [R78]", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Goes well with this" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "You may also like" })).toBeTruthy();
    expect(screen.getByText("Turmeric")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Recently viewed" })).toBeTruthy();
    expect(screen.getByText("Bajra Flour")).toBeTruthy();
  });
});

describe("what cannot be loaded [R81]", () => {
  it("the product: it is asked for again", async () => {
    backend.reply(productDetail, refuse(500));
    const { user } = open();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "There was an error loading the product details!Please reload the page",
    );
    backend.reply(productDetail, { status: true, data: GHEE });
    await user.click(await button("Try again"));
    expect(await screen.findByRole("heading", { level: 1, name: NAME })).toBeTruthy();
  });

  it.each([
    ["the server's own message", refuse(400, "The shelves are being counted"), "The shelves are being counted"],
    ["the catalogue's", refuse(500), "Please try again later."],
  ])("related products, with %s: they are asked for again", async (_, reply, message) => {
    backend.reply(relatedProducts, reply);
    const { user } = open();
    expect((await screen.findByRole("alert")).textContent).toBe(`Error fetching related products${message}`);
    expect(screen.getByRole("heading", { level: 1, name: NAME })).toBeTruthy();
    backend.reply(relatedProducts, COMPANIONS);
    await user.click(await button("Try again"));
    expect(await screen.findByText("Jaggery")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("the delivery options: they are asked for again", async () => {
    backend.reply(deliveryOptions, refuse(500));
    const { user } = open();
    await user.click(await button("Subscribe and save"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Error loading delivery optionsPlease refresh the page",
    );
    backend.reply(deliveryOptions, { status: true, data: OPTIONS });
    await user.click(await button("Try again"));
    expect(await screen.findByRole("radio", { name: /^Every month/ })).toBeTruthy();
  });
});

describe("the quantity", () => {
  it("is what is added [R70]", async () => {
    const added = backend.reply(addToCart, { status: true, cart_counter: 2, cart_totals: { final_total: 210 } });
    const { user } = open();
    await user.click(await button(`Increase Quantity of ${NAME}`));
    await user.click(await button("Add to cart"));
    expect(await screen.findByText("Product added to cart!")).toBeTruthy();
    await user.click(await button(`Add ${NAME} to cart`));
    await waitFor(() =>
      expect(added.map(({ body }) => [body.pid, body.quantity])).toEqual([
        [7, 2],
        [7, 2],
      ]),
    );
  });

  it("above the stock becomes the stock, and says so [R70] [R71]", async () => {
    const { user } = open();
    await user.clear(await quantity());
    await user.type(await quantity(), "9{Enter}");
    expect(await screen.findByText("Invalid quantity")).toBeTruthy();
    expect(screen.getByText("Maximum 5 units available")).toBeTruthy();
    expect((await quantity()).value).toBe("5");
  });

  it("does not go on at the stock, and says so [R71]", async () => {
    const { user } = open({ available_stock_quantity: 1 });
    await user.click(await button(`Increase Quantity of ${NAME}`));
    expect(await screen.findByText("Maximum 1 units available")).toBeTruthy();
    expect((await quantity()).value).toBe("1");
  });

  it("is at least one [R72]", async () => {
    const { user } = open();
    await user.clear(await quantity());
    await user.type(await quantity(), "0{Enter}");
    expect(await screen.findByText("Please set the quantity greater than 0!")).toBeTruthy();
    expect((await quantity()).value).toBe("1");
  });

  it.each([[0], [null]])(
    "of a product whose stock is %s: it says OUT OF STOCK and cannot be subscribed to [R73]",
    async (stock) => {
      open({ available_stock_quantity: stock });
      expect(await screen.findByText("OUT OF STOCK")).toBeTruthy();
      expect((await button("Subscribe and save")).disabled).toBe(true);
      expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
      expect(screen.queryByRole("complementary", { name: "Buy this product" })).toBeNull();
      expect(await button("Notify me when it is back")).toBeTruthy();
    },
  );
});

describe("a PIN code (C62)", () => {
  const ask = async (change: Partial<Detail> = {}) => {
    const opened = open(change);
    await opened.user.click(await button("Check delivery to your PIN code"));
    return { ...opened, field: await screen.findByRole<HTMLInputElement>("textbox", { name: /^PIN code/ }) };
  };
  const answer = () => screen.findByText(/if you order today/).then((one) => one.closest("dl")?.textContent);

  it("is answered with the day, the shipping of so many pieces, and whether cash is taken", async () => {
    const shipping = { ...DEFAULT_POLICY.shipping, freeFrom: fromRupees(200) };
    setShopPolicy({ version: 0, policy: { ...DEFAULT_POLICY, shipping } });
    const { user, field } = await ask();
    await user.type(field, "411007");
    expect(await answer()).toContain("To Pune, Maharashtra");
    expect(await answer()).toContain("₹100");
    await user.click(screen.getByRole("button", { name: `Increase Quantity of ${NAME}` }));
    expect(await answer()).toContain("Free");
    setShopPolicy({ version: 0, policy: DEFAULT_POLICY });
  });

  it("begins with a customer's first address, which decides about the shipping (C17)", async () => {
    logInAs("customer");
    const { field } = await ask();
    await waitFor(() => expect(field.value).toMatch(/^\d{6}$/));
    expect(await answer()).toBeTruthy();
  });

  it("is not asked for what has no price", async () => {
    open({ product_price: 0, base_price: 0 });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("button", { name: "Check delivery to your PIN code" })).toBeNull();
  });
});

describe("subscribing", () => {
  async function openSubscribe(change: Partial<Detail> = {}) {
    const opened = open(change);
    await opened.user.click(await button("Subscribe and save"));
    const dialog = within(await screen.findByRole("dialog", { name: "Subscribe and save" }));
    await dialog.findByRole("radio", { name: /^Every month/ });
    return { ...opened, dialog };
  }

  it("needs a login, then goes on [R74]", async () => {
    const { user, dialog, router } = await openSubscribe({ product_price: 525, base_price: 500 });
    await user.click(dialog.getByRole("radio", { name: /^Every 2 months/ }));
    await user.click(dialog.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByText("Please login to subscribe!")).toBeTruthy();
    expect(askedLogin().isOpen).toBe(true);
    askedLogin().afterwards?.(logInAs("customer"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/"));
    expect(router.state.location.state).toEqual({ subscription: { productId: 7, quantity: 1, deliveryOptionId: 3 } });
  });

  it("needs a delivery option [R74]", async () => {
    logInAs("customer");
    const { user, dialog, address } = await openSubscribe({ product_price: 525, base_price: 500 });
    await user.click(dialog.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByText("Please select a delivery option!")).toBeTruthy();
    expect(address()).toBe(PATH);
  });

  it("shows the price after the 5 percent, and leads to the checkout with what was chosen above the minimum only [R75]", async () => {
    logInAs("customer");
    const { user, dialog, router, address } = await openSubscribe();
    await user.click(dialog.getByRole("radio", { name: /^Every month/ }));
    expect(dialog.getByText(/₹99\.75/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Subscribe" }));
    const toast = (await screen.findAllByText("Minimum Order Amount Required")).map((words) => words.closest("li"));
    expect(
      toast.some((one) =>
        one?.textContent?.includes("Order amount should be greater than ₹250 to proceed to checkout."),
      ),
    ).toBe(true);
    expect(address()).toBe(PATH);
    await user.click(dialog.getByRole("button", { name: "Increase Quantity of each delivery" }));
    await user.click(dialog.getByRole("button", { name: "Increase Quantity of each delivery" }));
    expect(dialog.getByText(/₹299\.25/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Subscribe" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/"));
    expect(router.state.location.state).toEqual({ subscription: { productId: 7, quantity: 3, deliveryOptionId: 2 } });
  });
});

describe("sharing [R76]", () => {
  const page = { title: NAME, url: `https://store.example${PATH}` };
  const give = (name: "share" | "clipboard", value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });

  it("uses the system's own sheet where there is one, and the dialog where that fails", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    give("share", share);
    const { user } = open();
    await user.click(await button("Share"));
    expect(share).toHaveBeenCalledExactlyOnceWith(page);
    share.mockRejectedValueOnce(new DOMException("Closed", "AbortError"));
    await user.click(await button("Share"));
    expect(screen.queryByRole("dialog")).toBeNull();
    share.mockRejectedValueOnce(new DOMException("Not here", "NotAllowedError"));
    await user.click(await button("Share"));
    expect(await screen.findByRole("dialog", { name: "Share" })).toBeTruthy();
    give("share", undefined);
  });

  it("offers email, WhatsApp and Messenger", async () => {
    const { user } = open();
    await user.click(await button("Share"));
    const hrefOf = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href") ?? "";
    const title = "Cow%20Ghee%20%26%20Honey%20500%20ml";
    expect(await hrefOf("Email")).toContain(`mailto:?subject=${title}`);
    expect(await hrefOf("WhatsApp")).toContain(`https://wa.me/?text=${title}`);
    expect(await hrefOf("Messenger")).toContain(encodeURIComponent(page.url));
  });

  it("copies the link, or says that it could not", async () => {
    const { user } = open();
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => Promise.reject(new Error("denied")));
    give("clipboard", { writeText });
    await user.click(await button("Share"));
    await user.click(await button("Copy link"));
    expect(await screen.findByText("Failed to copy")).toBeTruthy();
    writeText.mockResolvedValueOnce();
    await user.click(await button("Copy link"));
    expect(await screen.findByText("Link copied!")).toBeTruthy();
    expect(writeText).toHaveBeenLastCalledWith(page.url);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("a review [R79]", () => {
  const writeButton = async () =>
    within(await screen.findByRole("region", { name: "Reviews" })).getByRole("button", { name: "Write a review" });
  const form = async () => within(await screen.findByRole("dialog", { name: "Write a review" }));

  it("needs a login, then the form opens", async () => {
    const { user } = open();
    await user.click(await writeButton());
    expect(await screen.findByText("Please login to write a review!")).toBeTruthy();
    expect(askedLogin().isOpen).toBe(true);
    askedLogin().afterwards?.(logInAs("customer"));
    expect(await form()).toBeTruthy();
  });

  it("starts and is sent with four stars, its words are optional, and it shows at once [C12]", async () => {
    logInAs("customer");
    const sent = backend.reply(postReview, { status: true, message: "Thank you for your review!" });
    const { user } = open();
    await user.click(await writeButton());
    expect((await form()).getByRole<HTMLInputElement>("radio", { name: "4 stars" }).checked).toBe(true);
    const own = { id: 99, name: "Asha Patel", rating: 4, review: "Mine" };
    backend.reply(productDetail, {
      status: true,
      data: { ...GHEE, rating_review_data: [own, ...GHEE.rating_review_data] },
    });
    await user.click((await form()).getByRole("button", { name: "Send review" }));
    expect(await screen.findByText("Thank you for your review!")).toBeTruthy();
    expect(await screen.findByText("Mine")).toBeTruthy();
    expect(sent.map(({ params, body }) => ({ ...params, ...body }))).toEqual([
      { id: 7, rating: 4, review: "", name: "Asha Patel", photos: [] },
    ]);
  });

  it("has as many stars as one likes and words up to a limit, and says when it will show", async () => {
    logInAs("customer");
    const sent = backend.reply(postReview, { status: true });
    const { user } = open();
    await user.click(await writeButton());
    await user.click((await form()).getByRole("radio", { name: "5 stars" }));
    const words = (await form()).getByRole<HTMLTextAreaElement>("textbox", { name: /Your review/ });
    expect(words.maxLength).toBe(2000);
    await user.type(words, "  Smells of the farm. ");
    backend.reply(productDetail, refuse(500));
    await user.click((await form()).getByRole("button", { name: "Send review" }));
    expect(await screen.findByText("It will be shown here in a moment.")).toBeTruthy();
    expect(sent.map(({ body: { rating, review } }) => [rating, review])).toEqual([[5, "Smells of the farm."]]);
    expect(screen.getByText("Words 1")).toBeTruthy();
  });

  it("by one who received nothing waits for staff, and says so", async () => {
    logInAs("customer");
    const message = "Thank you for your review! It is shown once our team has read it.";
    backend.reply(postReview, { status: true, message, is_published: false });
    const { user } = open();
    await user.click(await writeButton());
    backend.reply(productDetail, refuse(500));
    await user.click((await form()).getByRole("button", { name: "Send review" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText("It will be shown here in a moment.")).toBeNull();
  });

  it("that names other stars than those given is asked about once, and then sent", async () => {
    logInAs("customer");
    const sent = backend.reply(postReview, { status: true, message: "Thank you for your review!" });
    const { user } = open();
    await user.click(await writeButton());
    await user.type((await form()).getByRole("textbox", { name: /Your review/ }), "Three stars at most");
    const send = (await form()).getByRole("button", { name: "Send review" });
    await user.click(send);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Your text says 3 stars, and you give 4 stars. Send it again if that is right.",
    );
    expect(sent).toEqual([]);
    await user.click(send);
    expect(await screen.findByText("Thank you for your review!")).toBeTruthy();
    expect(sent.map(({ body }) => body.rating)).toEqual([4]);
  });

  it("that is refused says why and keeps its words", async () => {
    logInAs("customer");
    backend.reply(postReview, refuse(409, "You have already rated this product"));
    const { user } = open();
    await user.click(await writeButton());
    await user.type((await form()).getByRole("textbox", { name: /Your review/ }), "Again");
    await user.click((await form()).getByRole("button", { name: "Send review" }));
    expect((await screen.findByRole("alert")).textContent).toBe("You have already rated this product");
    expect((await form()).getByRole<HTMLTextAreaElement>("textbox", { name: /Your review/ }).value).toBe("Again");
  });
});

describe("what stands on the pack (C56)", () => {
  const SIZES = [
    { id: 6, name: "Cow Ghee 250 ml", label: "250 ml", product_price: 55, unit_price: { price: 22, per: "100 ml" } },
    { id: 7, name: NAME, label: "500 ml", product_price: 105, unit_price: { price: 21, per: "100 ml" } },
  ];
  const FACTS: Partial<Detail> = {
    ...{ mrp: 120, net_quantity: 500, unit: "ml", unit_price: { price: 21, per: "100 ml" }, pack_group: SIZES },
    label: {
      ...{ food_mark: "veg", ingredients: "Milk fat", allergens: "Contains milk", origin: "India" },
      ...{ maker: "Gau & Co, Dhrangadhra 363310", fssai_licence: "10700000000000", best_before: "9 months" },
      ...{ storage: "Cool and dry", good_for: "Rotis", how_to_use: "By the spoon" },
      nutrition: [{ name: "Energy", value: "897 kcal" }],
      details: [{ name: "Breed", value: "Gir" }],
    },
  };

  it("is said with the price: MRP, what is saved, the unit price, and the other sizes as links", async () => {
    await open(FACTS);
    expect(await screen.findByText("You save ₹15.00 (13 %)")).toBeTruthy();
    expect(screen.getByText("₹120.00").tagName).toBe("S");
    const sizes = within(screen.getByRole("navigation", { name: "Pack sizes" }));
    expect(sizes.getByRole("link", { name: /250 ml/ }).getAttribute("href")).toBe("/products/6/Cow-Ghee-250-ml");
    expect(sizes.getByRole("link", { current: "page" }).textContent).toContain("₹21.00 per 100 ml");
  });

  it("is listed as the law wants it, with customer care", async () => {
    await open(FACTS);
    const pack = within(await screen.findByRole("region", { name: "On the pack" }));
    const terms = pack.getAllByRole("term").map(({ textContent }) => textContent);
    expect(terms).toEqual([
      ...["Net quantity", "MRP", "Unit price", "Country of origin", "Made by", "Best before", "Food"],
      ...["FSSAI licence", "Allergens", "Storage", "Breed", "Customer care"],
    ]);
    expect(pack.getByText("₹120.00 (inclusive of all taxes)")).toBeTruthy();
    const about = within(screen.getByRole("region", { name: "About this product" }));
    expect(about.getByRole("row", { name: "Energy 897 kcal" })).toBeTruthy();
    expect(about.getByText("By the spoon")).toBeTruthy();
  });

  it("is left out where nobody has stated it", async () => {
    await open();
    const pack = within(await screen.findByRole("region", { name: "On the pack" }));
    expect(pack.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Customer care"]);
    expect(screen.queryByRole("navigation", { name: "Pack sizes" })).toBeNull();
    expect(screen.queryByText(/You save/)).toBeNull();
  });
});

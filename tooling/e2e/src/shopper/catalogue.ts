import type { Call } from "@store/api-client";
import { categories, productDetail, productList, type ReplyOf, type RequestOf } from "@store/api-client/contract";
import {
  DEFAULT_POLICY,
  formatRupees,
  multiplyMoney,
  type Paise,
  PRODUCT_TAGS,
  shownPrice,
  ZERO_PAISE,
} from "@store/domain";
import { replyOf } from "./backend.ts";

type Card = ReplyOf<typeof productList>["data"]["data"][number];

/** A product as a card shows it. */
export interface Offer {
  readonly id: number;
  readonly name: string;
  readonly price: Paise;
  /** As it stands on the card. */
  readonly priceShown: string;
}

function offerOf({ id, name, product_price, base_price }: Card): Offer {
  const price = shownPrice({ productPrice: product_price, basePrice: base_price }) ?? ZERO_PAISE;
  return { id, name, price, priceShown: formatRupees(price) };
}

/** One page of the list, as the API has it. */
export async function listed(call: Call, query: RequestOf<typeof productList>["query"]): Promise<readonly Offer[]> {
  return (await replyOf(call(productList, { query }))).data.data.map(offerOf);
}

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** The categories of the header's row. */
export async function topCategories(call: Call): Promise<readonly Named[]> {
  return (await replyOf(call(categories, { query: { list: "true" } }))).categories;
}

/** The names on the way down to a category of the third level. */
export async function wayDown(call: Call): Promise<readonly string[]> {
  for (const first of (await replyOf(call(categories, { query: { list: "true" } }))).categories) {
    for (const second of first.children) {
      const [third] = second.children;
      if (third) return [first.name, second.name, third.name];
    }
  }
  throw new Error("The store has no category of the third level.");
}

/** How many of a product the store has. */
export async function stockOf(call: Call, id: number): Promise<number> {
  const { data } = await replyOf(call(productDetail, { params: { id } }));
  return data.available_stock_quantity ?? 0;
}

/** A product of a category with enough stock to exceed the minimum order. */
export async function findOffer(
  call: Call,
  wanted: { readonly quantity: number; readonly leaveOut?: readonly number[] },
): Promise<{ readonly category: Named; readonly tag: Named; readonly product: Offer }> {
  const { quantity, leaveOut = [] } = wanted;
  for (const category of await topCategories(call)) {
    const { data } = await replyOf(call(productList, { query: { category_id: category.id } }));
    for (const card of data.data) {
      const product = offerOf(card);
      const [tagName] = card.product_tag_list;
      const isEnough = multiplyMoney(product.price, quantity) >= DEFAULT_POLICY.minimumOrder;
      const isThere = (card.available_stock_quantity ?? 0) >= quantity;
      if (tagName && isEnough && isThere && !leaveOut.includes(card.id)) {
        return { category, tag: { id: PRODUCT_TAGS[tagName], name: tagName }, product };
      }
    }
  }
  throw new Error("The store has nothing of which the journey could buy enough.");
}

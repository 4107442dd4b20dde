import { SHOP_SKELETON_CARDS } from "@store/domain";
import type { Statement } from "./database.ts";

/** A row of `SELECT_CARDS`. */
export interface Card {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly price_paid: string | number;
  readonly tag_ids: readonly number[];
  /** How many reviews gave one star, two, … five. */
  readonly star_counts: readonly number[];
}

const CARD = "id, name, image, home_image, price_paid, base_price, stock, tag_ids, star_counts, section_id";

export const SELECT_CARDS: Statement = {
  name: "cards",
  text: `select ${CARD} from products where not is_hidden order by price_paid, id limit ${SHOP_SKELETON_CARDS}`,
};

/** Of one top category, by price: the first page, and one that goes on after a product. */
export const SELECT_PAGE: Statement = {
  name: "page",
  text: `select ${CARD} from products where level1 = $1 order by price_paid, id limit ${SHOP_SKELETON_CARDS}`,
};

export const SELECT_PAGE_AFTER: Statement = {
  name: "page_after",
  text: `select ${CARD} from products where level1 = $1 and (price_paid, id) > ($2, $3) order by price_paid, id limit ${SHOP_SKELETON_CARDS}`,
};

export const SELECT_PRODUCT: Statement = {
  name: "product",
  text: `select ${CARD}, brand_id, category_id, gst, images, videos, benefits, description_html, meta_title,
    meta_description, meta_keywords from products where id = $1`,
};

export const SELECT_STOCK: Statement = { name: "stock", text: "select stock from products where id = $1" };

export const UPSERT_LINE: Statement = {
  name: "upsert_line",
  text: `insert into cart_lines (shopper_id, product_id, quantity, added_at) values ($1, $2, $3, now())
    on conflict (shopper_id, product_id) do update set quantity = cart_lines.quantity + excluded.quantity`,
};

export const SUM_CART: Statement = {
  name: "sum_cart",
  text: "select sum(quantity)::int as pieces from cart_lines where shopper_id = $1",
};

export const EMPTY_CART: Statement = { name: "empty_cart", text: "delete from cart_lines where shopper_id = $1" };

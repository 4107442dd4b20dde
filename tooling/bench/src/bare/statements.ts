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

/** A checkout's order, of the one product in the cart. */
export const LOCK_CART: Statement = {
  name: "lock_cart",
  text: `select line.quantity, product.price_paid from cart_lines line join products product on product.id = line.product_id
    where line.shopper_id = $1 for update`,
};

export const TAKE_STOCK: Statement = {
  name: "take_stock",
  text: "update products set stock = stock - $2 where id = $1",
};

export const ADD_ORDER: Statement = {
  name: "add_order",
  text: `insert into orders (number, customer_id, placed_at, order_status, sale_status, pay_type, is_paid, is_invoiced,
      product_total, discount, tax, shipping, used_coins, final_total, billing_address, shipping_address)
    values ($1, $2, now(), 'Pending', 'Quotation Sent', 'Online Payment', false, false, $3, 0, 0, 0, 0, $3, '{}', '{}')
    returning id`,
};

export const ADD_LINE: Statement = {
  name: "add_line",
  text: `insert into order_lines (order_id, product_id, product_name, image, quantity, price, base_price, gst, gst_rate,
      total, tax)
    select $1::int, id, name, image, $3::int, price_paid, base_price, gst, gst_rate, $3::int * price_paid, $3::int * gst
    from products where id = $2`,
};

export const ADD_EVENT: Statement = {
  name: "add_event",
  text: "insert into order_events (order_id, state, action, actor, at) values ($1, 'Pending', 'place', 'customer', now())",
};

export const ADD_PAYMENT: Statement = {
  name: "add_payment",
  text: `insert into payments (txn_id, client_txn_id, gateway, purpose, subject_id, customer_id, amount, product_info,
      payer_name, payer_email, payer_phone, created_at)
    values ($1, $1, 'sandbox', 'order', $2, $3, $4, 'Goods', '', '', '', now())`,
};

/** The gateway's answer. */
export const SETTLE_PAYMENT: Statement = {
  name: "settle_payment",
  text: `update payments set state = 'paid', settled_at = now(), gateway_reference = txn_id
    where txn_id = $1 and state = 'pending'`,
};

export const MARK_ORDER_PAID: Statement = {
  name: "mark_order_paid",
  text: "update orders set is_paid = true, sale_status = 'Sales Order' where id = $1",
};

export const EMPTY_CART: Statement = { name: "empty_cart", text: "delete from cart_lines where shopper_id = $1" };

export const ADD_MAIL: Statement = {
  name: "add_mail",
  text: `insert into outbox (channel, recipient, subject, text, created_at, due_at)
    values ('mail', 'asha@bench.example', 'Your order', $1, now(), now())`,
};

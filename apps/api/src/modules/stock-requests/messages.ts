import { toSlug } from "@store/domain";
import { createMail } from "../../outbox/mail/create-mail.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";
import { createSms, type Message } from "../../outbox/queue-message.ts";

interface Product {
  readonly id: number;
  readonly name: string;
}

const pageOf = ({ id, name }: Product): string => siteLink(`/products/${id}/${encodeURIComponent(toSlug(name))}`);

/** Tells somebody without a login that this address asked, and how to end it. */
export const stockRequested = (email: string, product: Product, token: string): Message =>
  createMail({
    ...{ to: email, key: "stock-request", values: { product: product.name } },
    blocks: [{ kind: "link", label: "Do not write to me about it", url: siteLink(`/back-in-stock/${token}`) }],
    button: { label: "See the product", url: pageOf(product) },
  });

/** How somebody is written to: by mail, or by SMS where only a mobile is known to be theirs. */
export type Reach = { readonly email: string; readonly name?: string } | { readonly mobile: string };

/** Tells somebody who asked that a product is back in stock. */
export const backInStock = (reach: Reach, product: Product): Message =>
  "email" in reach
    ? createMail({
        ...{ to: reach.email, name: reach.name, key: "back-in-stock", values: { product: product.name } },
        button: { label: "See the product", url: pageOf(product) },
      })
    : createSms({
        ...{ to: reach.mobile, key: "back-in-stock" },
        values: { product: product.name, link: pageOf(product) },
      });

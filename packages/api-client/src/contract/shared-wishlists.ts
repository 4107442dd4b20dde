import * as v from "valibot";
import { ProductCard } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { Data, Done, Flag, maybe, Text, text } from "./fields.ts";

/** `/wishlist/{token}` shows the wishlist to whoever has it. */
const Share = v.object({ token: Text, is_named: Flag });

export const wishlistShare = endpoint({
  method: "GET",
  path: "/wishlist/share/",
  access: "customer",
  summary: "The link to the customer's wishlist, where it is shared",
  reply: Data(maybe(Share)),
});

export const shareWishlist = endpoint({
  method: "POST",
  path: "/wishlist/share/",
  access: "customer",
  summary: "Shares the wishlist by a link, which stays the same until it is ended, with the first name or without",
  body: v.object({ is_named: Flag }),
  reply: Data(Share),
});

export const stopSharingWishlist = endpoint({
  method: "DELETE",
  path: "/wishlist/share/",
  access: "customer",
  summary: "Ends the link; the next one is another",
  reply: Done,
});

export const sharedWishlist = endpoint({
  method: "GET",
  path: "/wishlist/shared/{token}/",
  access: "public",
  summary: "What is on a shared wishlist, without a login",
  params: v.object({ token: text(100, 1) }),
  reply: Data(
    v.object({
      /** Of whose it is, where they agreed to be named. */
      first_name: maybe(Text),
      products: v.array(ProductCard),
    }),
  ),
});

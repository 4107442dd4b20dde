import {
  addresses,
  homeBlogs,
  orderList,
  ownPages,
  shareWishlist,
  staffDiscounts,
  staffVouchers,
} from "@store/api-client/contract";
import { backendAs, backendAsPerson, demoPerson, replyOf } from "./backend.ts";
import { listed } from "./catalogue.ts";

/** Ids of things that the store and the demo customer have, for the routes that name one. */
export async function examplesOf(api: string): Promise<Readonly<Record<string, string>>> {
  const call = backendAs(api);
  const asCustomer = await backendAsPerson(api, demoPerson("customer"));
  const asStaff = await backendAsPerson(api, demoPerson("staff"));
  const [[offer], { blogs }, own, saved, orders, share, vouchers, discounts] = await Promise.all([
    listed(call, {}),
    replyOf(call(homeBlogs)),
    replyOf(call(ownPages)),
    replyOf(asCustomer(addresses)),
    replyOf(asCustomer(orderList)),
    replyOf(asCustomer(shareWishlist, { body: { is_named: false } })),
    replyOf(asStaff(staffVouchers, {})),
    replyOf(asStaff(staffDiscounts, {})),
  ]);
  return {
    ":productId": String(offer?.id),
    ":blogId": String(blogs[0]?.id),
    ":slug": String(own.data[0]?.slug),
    ":addressId": String(saved.data[0]?.id),
    ":orderId": String(orders.data[0]?.id),
    ":shareToken": share.data.token,
    ":discountId": String(discounts.data[0]?.id),
    ":voucherId": String(vouchers.data[0]?.id),
  };
}

import { brand, SHOP_NAME } from "../brand.ts";
import { listedPage, personalPage } from "./page-meta.ts";

const { coinName, eliteName } = brand;

/** The customer's own pages, and what leads to a membership, by route pattern. */
export const accountMeta = {
  "/signup": personalPage("Create an account", `Sign up at ${SHOP_NAME} to order, review and earn ${coinName}s.`),
  "/login": personalPage("Log in", `Log in to ${SHOP_NAME} with email and password.`),
  "/reset-password": personalPage("Reset your password", "Enter your registered email and we send you a link."),
  "/reset-password/:resetUUID": personalPage("Choose a new password", "Set a new password for your account."),
  "/update-password": personalPage("Change your password", "Set a new password for your account."),
  "/profile": personalPage("My account", "Your details, addresses, orders, subscriptions and coins."),
  "/profile/edit": personalPage("Update Profile", "Change your name, company and mobile number."),
  "/profile/addresses/add": personalPage("Add address", "Where should we deliver?"),
  "/profile/addresses/:addressId/edit": personalPage("Edit address", "Where should we deliver?"),
  "/orders/:orderId": personalPage("Order", "Products, totals, delivery and invoice of your order."),
  "/order-placed/:orderId": personalPage("Your order", "When your order arrives, what is paid and what follows."),
  "/track/:token": personalPage("Follow an order", "How far an order is, and when it arrives."),
  "/wishlist/:shareToken": personalPage(
    "A shared wishlist",
    `Products that somebody wishes for at ${SHOP_NAME}, with today's prices.`,
  ),
  "/cart-reminders/:token": personalPage(
    "Reminders of your cart",
    "Switch off the mails that remind you of your cart.",
  ),
  "/back-in-stock/:token": personalPage("Back in stock", "Have us not write to you when a product is back in stock."),
  "/subscribe/:productId": personalPage(
    "My subscription",
    "Schedule, quantity and next delivery of your subscription.",
  ),
  "/subscription-plans": listedPage(
    `${eliteName} membership`,
    `Free delivery on every order, premium Vaidya consultation and rapid delivery with ${eliteName}.`,
  ),
  "/subscription-payment": personalPage("Confirming your payment", "We are waiting for your bank to confirm."),
  "/sosecoin": personalPage("My coins", "Your coin balance and everything earned and redeemed."),
} as const;

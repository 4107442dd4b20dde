import { paragraph, type Question, question, steps } from "../blocks.ts";
import { links } from "../links.ts";
import { text } from "../text.ts";

export const ORDERING_QUESTIONS: readonly Question[] = [
  question(
    "how-to-order",
    "How do I place an order?",
    steps(
      text`Find your products in the ${links.shop}, by category or with the search box, and add them to the cart.`,
      text`Open the cart. Here you can change quantities, enter a voucher code or add a gift message. {{redeem-coins}}`,
      text`Go to checkout, choose an address and how you pay. You find the order in your profile under Orders.`,
    ),
  ),
  question(
    "need-account",
    "Do I need an account?",
    paragraph`Not for browsing, the cart and the wishlist. To order you log in with your mobile number and a code, with email and password, or with a passkey of your device. What is in your cart stays there.`,
  ),
  question(
    "minimum-order",
    "Is there a minimum order?",
    paragraph`Yes, {{minimum-order}}. There is none if you order a book. A subscription order must be above {{minimum-order}}.`,
  ),
  question(
    "change-order",
    "Can I change or cancel an order?",
    paragraph`Until the parcel leaves our store, yes, free of charge. Call {{care-phone}} or write to {{care-email}} with your order number.`,
  ),
  question(
    "gift",
    "Can you pack an order as a gift?",
    paragraph`Yes. Choose the gift option in the cart, write your message and pick the packing material you like.`,
  ),
  question(
    "voucher-code",
    "How do I use a voucher code?",
    paragraph`Log in, enter the code in the cart and apply it. The discount shows in the totals at once. You can change or remove the code until you order; one code is used for each order.`,
  ),
  question(
    "out-of-stock",
    "A product is out of stock. When is it back?",
    paragraph`Most goods return with the next batch or harvest. Put the product on your wishlist and look in again, or ask us for the date.`,
  ),
  question(
    "large-orders",
    "Do you sell larger quantities?",
    paragraph`Yes. For shops, offices and kitchens use the ${links.business}; for orders from abroad the ${links.exports}.`,
  ),
];

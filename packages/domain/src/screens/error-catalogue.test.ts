import { expect, it } from "vitest";
import { CONTENT_TEXTS } from "./content-texts.ts";
import { CHECKOUT_ERRORS, CHECKOUT_TEXTS, COIN_ERRORS, SUBSCRIPTION_TEXTS } from "./error-catalogue.ts";
import { PRODUCT_ERRORS } from "./product-errors.ts";

/** Letter by letter [R195]. */
const CATALOGUE = `
Error fetching related products
Error loading delivery options
Please refresh the page
Link copied!
Failed to copy
Coin wallet loading failed
Error loading Sose Coin data
Failed to send OTP
OTP verification failed
Wallet Update Failed
Error Occurred
No transactions found.
Download failed
Payment failed! Please try again.
Your order has been placed!
Wallet Updated
Subscription created successfully!
Subscription creation failed! Please contact support.
Oops! Something went wrong
Failed to fetch subscriptions
Error fetching subscriptions
Failed to fetch subscription details
Error fetching subscription details
Subscription updated
Update failed
Order shifted
Shift failed
Subscription loading failed
Subscription Not Found
No Subscriptions Yet
No Subscriptions Found
Unable to load countries
Failed to send inquiry
No blogs added!
No events added!
No stores found`;

it("the texts of the error catalogues stand here to the letter [R195]", () => {
  const texts = [PRODUCT_ERRORS, COIN_ERRORS, CHECKOUT_ERRORS, CHECKOUT_TEXTS, SUBSCRIPTION_TEXTS, CONTENT_TEXTS];
  expect(texts.flatMap((of) => Object.values(of))).toEqual(CATALOGUE.trim().split("\n"));
});

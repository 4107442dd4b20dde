/** A text of the requirements, and where it stands in the source. */
export interface CatalogueText {
  /** Letter by letter. */
  readonly text: string;
  /** The constant that holds it: "NAME", or "GROUP.key". */
  readonly constant: string;
  /** The file that declares it; the folder for the domain, whose names are unique. */
  readonly home: string;
  /** Tests that see it where it acts: on the screen, or in the API's answer. */
  readonly tests: readonly string[];
}

const DOMAIN = "packages/domain/src";
const WEB = "apps/web/app";
const REACT_CLIENT = "packages/react-client/src";
const FEATURES = `${WEB}/features`;
const API = "apps/api/src/modules";

/** A row: text, constant, its file, and the tests. */
const row = (text: string, constant: string, home: string, ...tests: readonly string[]): CatalogueText => ({
  text,
  constant,
  home,
  tests,
});

const ERROR_SCREEN = `${WEB}/shell/error-screen.tsx`;
const FAILURES = `${REACT_CLIENT}/data/failures.ts`;
const ADD_TO_CART = `${WEB}/commerce/use-add-to-cart.ts`;
const WISHLIST = `${WEB}/commerce/wishlist.ts`;
const TILE_TEST = `${WEB}/commerce/product-tile.test.tsx`;
const EMAIL_FORM_TEST = `${REACT_CLIENT}/login/email-form.test.tsx`;
const ACCOUNT_TEST = `${FEATURES}/account/account-forms.test.tsx`;
const SHOP_TEST = `${FEATURES}/shop/shop-page.test.tsx`;

/** Shell, accounts, home and shop. */
const SHELL_HOME_SHOP = [
  row("Oops!", "OOPS", ERROR_SCREEN, `${WEB}/shell/error-screen.test.tsx`),
  row("Sorry, an unexpected error has occurred.", "UNEXPECTED_ERROR", DOMAIN, `${WEB}/shell/error-screen.test.tsx`),
  row(
    "Create New Account",
    "CREATE_ACCOUNT",
    `${REACT_CLIENT}/login/otp-form.tsx`,
    `${REACT_CLIENT}/login/otp-form.test.tsx`,
  ),
  row("Login successfully!", "LOGIN_SUCCESSFUL", `${REACT_CLIENT}/login/after-login.ts`, EMAIL_FORM_TEST),
  row(
    "Something went wrong",
    "SOMETHING_WENT_WRONG",
    FAILURES,
    EMAIL_FORM_TEST,
    ACCOUNT_TEST,
    `${FEATURES}/leads/leads.test.tsx`,
    `${FEATURES}/gift-voucher/gift-voucher.test.tsx`,
  ),
  row("Please try again later!", "TRY_AGAIN_LATER", FAILURES, EMAIL_FORM_TEST),
  row("Sign-up failed!", "FAILED", `${FEATURES}/account/signup-page.tsx`, ACCOUNT_TEST),
  row("Something went wrong.", "WENT_WRONG", `${FEATURES}/account/signup-page.tsx`, ACCOUNT_TEST),
  row("Your account has been created!", "ACCOUNT_CREATED", DOMAIN, ACCOUNT_TEST, `${API}/accounts/sign-up.test.ts`),
  row("An error occurred", "FAILED", `${FEATURES}/account/update-password-page.tsx`, ACCOUNT_TEST),
  row("Product added to cart!", "ADDED_TO_CART", ADD_TO_CART, TILE_TEST),
  row("There was an error adding your product to cart! Please try again!", "NOT_ADDED_TO_CART", ADD_TO_CART, TILE_TEST),
  row("Product added to wishlist!", "ADDED_TO_WISHLIST", WISHLIST, TILE_TEST),
  row("Product removed from wishlist!", "REMOVED_FROM_WISHLIST", WISHLIST, TILE_TEST),
  row("There was an error updating your wishlist!", "WISHLIST_FAILED", WISHLIST, TILE_TEST),
  row("Please reload the page and try again!", "RELOAD_AND_TRY_AGAIN", DOMAIN, TILE_TEST),
  row("There was an error loading the products!", "LOADING_FAILED", `${FEATURES}/shop/results.tsx`, SHOP_TEST),
  row("Please reload the page", "PLEASE_RELOAD", FAILURES, SHOP_TEST, `${FEATURES}/product/product-page.test.tsx`),
  row("No products available!", "NO_PRODUCTS_AVAILABLE", DOMAIN, SHOP_TEST),
  row("No products found", "NO_PRODUCTS_FOUND", DOMAIN, `${WEB}/shell/header/search.test.tsx`),
];

const PRODUCT_TEST = `${FEATURES}/product/product-page.test.tsx`;
const CART_TEST = `${FEATURES}/cart/cart-page.test.tsx`;
const CHECKOUT_TEST = `${FEATURES}/checkout/checkout-page.test.tsx`;
const PAYMENT_TEST = `${FEATURES}/orders/payment-panel.test.tsx`;
const WALLET_TEST = `${FEATURES}/coins/wallet.test.tsx`;
const WISHLIST_TEST = `${FEATURES}/wishlist/wishlist-page.test.tsx`;

/** Purchase. */
const PURCHASE = [
  row("Error fetching related products", "PRODUCT_ERRORS.relatedProducts", DOMAIN, PRODUCT_TEST),
  row("Please try again later.", "TRY_LATER", FAILURES, PRODUCT_TEST),
  row(
    "There was an error loading the product details!",
    "LOADING_FAILED",
    `${FEATURES}/product/product-page.tsx`,
    PRODUCT_TEST,
  ),
  row("Error loading delivery options", "PRODUCT_ERRORS.deliveryOptions", DOMAIN, PRODUCT_TEST),
  row("Please refresh the page", "PRODUCT_ERRORS.refresh", DOMAIN, PRODUCT_TEST),
  row("Please login to subscribe!", "SUBSCRIBE_LOGIN", DOMAIN, PRODUCT_TEST),
  row("Failed to copy", "PRODUCT_ERRORS.linkNotCopied", DOMAIN, PRODUCT_TEST),
  row("Link copied!", "PRODUCT_ERRORS.linkCopied", DOMAIN, PRODUCT_TEST),
  row("Quantity cannot be set less than 0!", "QUANTITY_BELOW_ZERO", DOMAIN, CART_TEST),
  row("There was an error updating the quantity!", "QUANTITY_NOT_UPDATED", DOMAIN, CART_TEST),
  row("Coin wallet loading failed", "COIN_ERRORS.wallet", DOMAIN, WALLET_TEST, CART_TEST),
  row("Error loading Sose Coin data", "COIN_ERRORS.history", DOMAIN, WALLET_TEST),
  row("Failed to send OTP", "COIN_ERRORS.otpNotSent", DOMAIN, CART_TEST),
  row("OTP verification failed", "COIN_ERRORS.otpNotVerified", DOMAIN, CART_TEST),
  row("Download failed", "CHECKOUT_ERRORS.cartPdf", DOMAIN, CART_TEST),
  row("There was an error!", "VOUCHER_ERROR", DOMAIN, CART_TEST),
  row("Payment failed! Please try again.", "CHECKOUT_ERRORS.payment", DOMAIN, CHECKOUT_TEST, PAYMENT_TEST),
  row("Subscription creation failed! Please contact support.", "SUBSCRIPTION_TEXTS.notCreated", DOMAIN, CHECKOUT_TEST),
  row("Wallet Update Failed", "COIN_ERRORS.walletUpdate", DOMAIN, CHECKOUT_TEST),
  row("Error Occurred", "COIN_ERRORS.walletUpdateBroken", DOMAIN, CHECKOUT_TEST),
  row("Product removed from cart!", "PRODUCT_REMOVED", DOMAIN, CART_TEST),
  row("Quantity updated!", "QUANTITY_UPDATED", DOMAIN, CART_TEST),
  row("Your order has been placed!", "CHECKOUT_TEXTS.orderPlaced", DOMAIN, CHECKOUT_TEST, PAYMENT_TEST),
  row("Subscription created successfully!", "SUBSCRIPTION_TEXTS.created", DOMAIN, PAYMENT_TEST),
  row("Wallet Updated", "CHECKOUT_TEXTS.walletUpdated", DOMAIN, CHECKOUT_TEST),
  row("No stores found", "CONTENT_TEXTS.noStores", DOMAIN, `${FEATURES}/stores/store-locator-page.test.tsx`),
  row("Your wishlist is empty", "WISHLIST_EMPTY", `${FEATURES}/wishlist/wishlist-page.tsx`, WISHLIST_TEST),
];

const SUBSCRIPTIONS_TEST = `${FEATURES}/subscriptions/subscriptions.test.tsx`;
const ORDER_TEST = `${FEATURES}/orders/order-page.test.tsx`;
const ORDERS_TAB_TEST = `${FEATURES}/orders/orders-tab.test.tsx`;
const DETAILS_TEST = `${FEATURES}/account/details.test.tsx`;
const ADDRESS_TEST = `${FEATURES}/addresses/address-form.test.tsx`;
const ELITE_TAB_TEST = `${FEATURES}/elite/elite-tab.test.tsx`;

/** Account and content. */
const ACCOUNT_AND_CONTENT = [
  row("Unable to load countries", "CONTENT_TEXTS.countries", DOMAIN, ADDRESS_TEST),
  row("Please select a country first!", "SELECT_COUNTRY_FIRST", DOMAIN, ADDRESS_TEST),
  row("Please select a state first!", "SELECT_STATE_FIRST", DOMAIN, ADDRESS_TEST),
  row("Failed to send inquiry", "CONTENT_TEXTS.inquiry", DOMAIN, `${FEATURES}/contact/contact-page.test.tsx`),
  row(
    "reCAPTCHA verification failed",
    "CAPTCHA_FAILED",
    DOMAIN,
    `${FEATURES}/contact/contact-page.test.tsx`,
    `${API}/inquiries/inquiries.test.ts`,
  ),
  row(
    "Please complete reCAPTCHA first",
    "CAPTCHA_FIRST",
    DOMAIN,
    `${FEATURES}/gift-voucher/gift-voucher.test.tsx`,
    `${API}/gift-vouchers/gift-vouchers.test.ts`,
  ),
  row("Please login to book an appointment!", "APPOINTMENT_LOGIN", DOMAIN, `${FEATURES}/consult/consult.test.tsx`),
  row("Error loading profile", "PROFILE_FAILED", DOMAIN, DETAILS_TEST),
  row("Please enter valid mobile number", "PROFILE_MOBILE_INVALID", DOMAIN, DETAILS_TEST),
  row("Order loading failed", "LOADING_FAILED", `${FEATURES}/orders/orders-tab.tsx`, ORDERS_TAB_TEST),
  row("Failed to load order details", "LOADING_FAILED", `${FEATURES}/orders/order-data.ts`, ORDER_TEST),
  row("This order doesn't contain any products.", "NO_LINES", `${FEATURES}/orders/order-detail.tsx`, ORDER_TEST),
  row("error", "NOT_POSTED", `${FEATURES}/orders/rate-dialog.tsx`, ORDER_TEST),
  row("Subscription loading failed", "SUBSCRIPTION_TEXTS.eliteList", DOMAIN, ELITE_TAB_TEST),
  row("Oops! Something went wrong", "SUBSCRIPTION_TEXTS.listTitle", DOMAIN, SUBSCRIPTIONS_TEST),
  row("Failed to fetch subscriptions", "SUBSCRIPTION_TEXTS.listRefused", DOMAIN, SUBSCRIPTIONS_TEST),
  row("Error fetching subscriptions", "SUBSCRIPTION_TEXTS.listBroken", DOMAIN, SUBSCRIPTIONS_TEST),
  row("Failed to fetch subscription details", "SUBSCRIPTION_TEXTS.detailsRefused", DOMAIN, SUBSCRIPTIONS_TEST),
  row("Error fetching subscription details", "SUBSCRIPTION_TEXTS.detailsBroken", DOMAIN, SUBSCRIPTIONS_TEST),
  row("Error!", "FAILED", `${FEATURES}/subscriptions/subscription-page.tsx`, SUBSCRIPTIONS_TEST),
  row("Update failed", "SUBSCRIPTION_TEXTS.notUpdated", DOMAIN, SUBSCRIPTIONS_TEST),
  row("Subscription updated", "SUBSCRIPTION_TEXTS.updated", DOMAIN, SUBSCRIPTIONS_TEST),
  row("Shift failed", "SUBSCRIPTION_TEXTS.notShifted", DOMAIN, SUBSCRIPTIONS_TEST),
  row("Order shifted", "SUBSCRIPTION_TEXTS.shifted", DOMAIN, SUBSCRIPTIONS_TEST),
  row("Please select a date", "SELECT_A_DATE", DOMAIN, SUBSCRIPTIONS_TEST),
  row("Select a date on or after the next delivery date", "SHIFT_NOT_BEFORE", DOMAIN, SUBSCRIPTIONS_TEST),
  row(
    "Data Created Successfully",
    "LEAD_CREATED",
    DOMAIN,
    `${API}/leads/leads.test.ts`,
    `${FEATURES}/leads/leads.test.tsx`,
  ),
  row(
    "Event registration successfully!",
    "EVENT_REGISTERED",
    DOMAIN,
    `${API}/events/register.test.ts`,
    `${FEATURES}/events/event-page.test.tsx`,
  ),
  row("No blogs added!", "CONTENT_TEXTS.noBlogs", DOMAIN, `${FEATURES}/blogs/blogs-page.test.tsx`),
  row("Order Not Found", "NO_ORDERS", `${FEATURES}/orders/orders-tab.tsx`, ORDERS_TAB_TEST),
  row("Subscription Not Found", "SUBSCRIPTION_TEXTS.notFound", DOMAIN, SUBSCRIPTIONS_TEST, ELITE_TAB_TEST),
  row("No Subscriptions Yet", "SUBSCRIPTION_TEXTS.noneYet", DOMAIN, SUBSCRIPTIONS_TEST),
  row("No transactions found.", "COIN_ERRORS.noTransactions", DOMAIN, WALLET_TEST),
  row(
    'Click "Add New Address" to get started',
    "NO_ADDRESS",
    `${FEATURES}/addresses/addresses-tab.tsx`,
    `${FEATURES}/addresses/addresses-tab.test.tsx`,
  ),
  row("No events added!", "CONTENT_TEXTS.noEvents", DOMAIN, `${FEATURES}/events/events-page.test.tsx`),
  row("No Subscriptions Found", "SUBSCRIPTION_TEXTS.noneOfProduct", DOMAIN, SUBSCRIPTIONS_TEST),
  row(
    "No subscription details found for this product. Check back later or contact support.",
    "NONE_HERE",
    `${FEATURES}/subscriptions/subscription-page.tsx`,
    SUBSCRIPTIONS_TEST,
  ),
];

/** The messages of the requirements. */
export const ERROR_CATALOGUE: readonly CatalogueText[] = [...SHELL_HOME_SHOP, ...PURCHASE, ...ACCOUNT_AND_CONTENT];

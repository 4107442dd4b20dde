/*
 * Texts [R195] that no rule says: screens show them when a call fails, or when a list is empty.
 */

export const COIN_ERRORS = {
  wallet: "Coin wallet loading failed",
  history: "Error loading Sose Coin data",
  otpNotSent: "Failed to send OTP",
  otpNotVerified: "OTP verification failed",
  walletUpdate: "Wallet Update Failed",
  walletUpdateBroken: "Error Occurred",
  noTransactions: "No transactions found.",
} as const;

export const CHECKOUT_ERRORS = {
  cartPdf: "Download failed",
  payment: "Payment failed! Please try again.",
} as const;

export const CHECKOUT_TEXTS = {
  orderPlaced: "Your order has been placed!",
  walletUpdated: "Wallet Updated",
} as const;

export const SUBSCRIPTION_TEXTS = {
  created: "Subscription created successfully!",
  notCreated: "Subscription creation failed! Please contact support.",
  listTitle: "Oops! Something went wrong",
  listRefused: "Failed to fetch subscriptions",
  listBroken: "Error fetching subscriptions",
  detailsRefused: "Failed to fetch subscription details",
  detailsBroken: "Error fetching subscription details",
  updated: "Subscription updated",
  notUpdated: "Update failed",
  shifted: "Order shifted",
  notShifted: "Shift failed",
  eliteList: "Subscription loading failed",
  notFound: "Subscription Not Found",
  noneYet: "No Subscriptions Yet",
  noneOfProduct: "No Subscriptions Found",
} as const;

/** The details tab and the form that edits them [R143]. */
export const PROFILE_FAILED = "Error loading profile";

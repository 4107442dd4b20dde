export const THANKS = "Thank you for your review!";
export const ALREADY_RATED = "You have already rated this product";

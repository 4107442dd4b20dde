export const THANKS = "Thank you for your review!";
export const THANKS_SHOWN_LATER = "Thank you for your review! It is shown once our team has read it.";
export const ALREADY_RATED = "You have already rated this product";
export const REVIEW_GONE = "This review is not here any more.";

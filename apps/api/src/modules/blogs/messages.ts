export const NO_SUCH_POST = "This post does not exist";
export const NO_SUCH_MONTH = "Must be a month and a year such as 03-2026";

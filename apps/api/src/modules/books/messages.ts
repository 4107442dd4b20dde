export const NO_SUCH_MONTH = "There is no such month";

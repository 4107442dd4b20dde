export const NO_SUCH_POST = "This post does not exist";
export const NO_SUCH_MONTH = "Please choose a month of the archive";

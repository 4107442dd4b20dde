/** Where "Skip to content" leads. */
export const MAIN = "content";

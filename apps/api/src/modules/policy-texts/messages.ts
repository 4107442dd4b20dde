export const NO_SUCH_POLICY = "There is no such page to rewrite.";

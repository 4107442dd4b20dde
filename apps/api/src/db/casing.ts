/** Columns are `camelCase` in TypeScript and `snake_case` in SQL. */
export const CASING = "snake_case";

import { defineConfig } from "drizzle-kit";
import { CASING } from "./src/db/casing.ts";

export default defineConfig({
  dialect: "postgresql",
  casing: CASING,
  schema: "./src/db/schema/*.ts",
  out: "./migrations",
});

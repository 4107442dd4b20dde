import { parseAst } from "vite";
import { expect, it } from "vitest";
import { trimContract } from "./trim-contract.ts";

const trimmed = (code: string) => trimContract(code, parseAst(code));

it("leaves an endpoint what its caller needs", () => {
  const code = `const cart = endpoint({ method: "POST", path: "/cart/", access: "shopper", summary: "Adds", body: v.object({}), reply: Done });`;
  expect(trimmed(code)).toBe(`const cart = endpoint({method: "POST",path: "/cart/",access: "shopper",reply: Done});`);
});

it("leaves everything else as it is", () => {
  const code = `export const Done = v.object({ summary: v.string(), body: Text });`;
  expect(trimmed(code)).toBe(code);
});

// @vitest-environment jsdom
import { toSlug } from "@store/domain";
import { expect, it } from "vitest";
import { productAddress } from "../../navigation/addresses.ts";
import { call } from "../../session/browser-call.ts";
import { useMockBackend } from "../../testing/mock-backend.ts";
import { loadProduct, loadProductAt } from "./load-product.ts";

useMockBackend();

async function sample() {
  const { product } = (await loadProduct(call, "1001")).data;
  if (!product) throw new Error("The mock has no product");
  return product;
}

it("a product is served at its own name", async () => {
  const { id, name } = await sample();
  const page = await loadProductAt(call, { productId: String(id), productName: toSlug(name) });
  expect(page.data.product?.id).toBe(id);
});

it.each(["other-name", "x"])("the name %j leads to the product's own, for good", async (productName) => {
  const product = await sample();
  const answer: unknown = await loadProductAt(call, { productId: String(product.id), productName }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error("It was not redirected");
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe(productAddress(product));
});

// @vitest-environment jsdom

import { productDetail } from "@store/api-client/contract";
import { toSlug } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { expect, it } from "vitest";
import { productAddress } from "../../navigation/addresses.ts";
import { loadProduct } from "./load-product.ts";

useMockBackend();

async function sample() {
  const answer = await call(productDetail, { params: { id: 1001 } });
  if (!answer.ok) throw new Error("The mock has no product");
  return answer.reply.data;
}

it("a product is served at its own name", async () => {
  const { id, name } = await sample();
  const page = await loadProduct(call, { productId: String(id), productName: toSlug(name) });
  expect(page.data.product?.id).toBe(id);
});

it.each(["other-name", "x"])("the name %j leads to the product's own, for good", async (productName) => {
  const product = await sample();
  const answer: unknown = await loadProduct(call, { productId: String(product.id), productName }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error("It was not redirected");
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe(productAddress(product));
});

import { type Call, createCaller } from "@store/api-client";
import {
  addresses,
  addToCart,
  cart,
  catalogueVersion,
  changeContent,
  changeShopSettings,
  createContent,
  order,
  ownPage,
  placeOrder,
  productDetail,
  shopPolicy,
  shopSettings,
  signIn,
} from "@store/api-client/contract";
import { fromRupees, minimumOrderMessage, policyOf, readLinks, splitGst } from "@store/domain";
import { expect, onTestFinished, test } from "vitest";
import { expectDone } from "../../testing/expect-answer.ts";
import { orderOf } from "../../testing/samples.ts";
import { useStoreProcess } from "../../testing/store-process.ts";
import { cloneTemplate } from "../../testing/test-database.ts";
import { demoPerson } from "../../testing/test-store.ts";

const { start } = useStoreProcess();

const GHEE = 1002;
/** Longer than any answer takes on a busy machine; what is waited for comes within two seconds on others. */
const PATIENCE = { timeout: 60_000 };

/** Logs a person of the demo in at a process. */
async function logIn(baseUrl: string, role: Parameters<typeof demoPerson>[0]): Promise<Call> {
  const { email, password } = demoPerson(role);
  const { data } = await expectDone(createCaller({ baseUrl })(signIn, { body: { email, password } }));
  return createCaller({ baseUrl, identity: () => ({ token: data.token }) });
}

test("what is changed at one process counts at the other (C59)", { timeout: 240_000 }, async () => {
  const { url, drop } = await cloneTemplate();
  onTestFinished(drop);
  const environment = { DATABASE_URL: url, RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "info", DATABASE_POOL: "4" };
  const processes = [start(environment), start(environment)];
  const [one = "", other = ""] = await Promise.all(processes.map(({ listening }) => listening()));

  const shopper = await logIn(other, "customer");
  await expectDone(shopper(addToCart, { body: { pid: GHEE } }));
  const [address] = (await expectDone(shopper(addresses))).data;
  const ghee = async () => (await expectDone(shopper(productDetail, { params: { id: GHEE } }))).data;
  const { product_price: price } = await ghee();
  if (price === undefined || !address) throw new Error("The demo has neither ghee nor an address");
  const place = async (shipping: number) => {
    const contents = (await expectDone(shopper(cart))).data;
    return shopper(placeOrder, { body: orderOf(contents, address.id, fromRupees(shipping)) });
  };

  const owner = await logIn(one, "staff");
  const change = async (changes: Readonly<Record<string, string>>) => {
    const { data } = await expectDone(owner(shopSettings));
    await expectDone(owner(changeShopSettings, { body: { version: data.version, changes } }));
  };
  await change({
    "policy.minimumOrder": "9000",
    "shipping.charge": "55",
    "policy.gstRates": "04 40 2026-01-01",
    "identity.phones.care": "9811122233",
    "identity.shopName": "Ghee Ghar",
  });

  const refusal = async () => {
    const answer = await place(55);
    return !answer.ok && answer.failure.kind === "refused" ? answer.failure.message : "";
  };
  await expect.poll(refusal, PATIENCE).toBe(minimumOrderMessage(fromRupees(9000)));
  await expect.poll(async () => (await ghee()).gst_amount, PATIENCE).toBe(splitGst(price, 40).gst);
  const { values } = (await expectDone(createCaller({ baseUrl: other })(shopPolicy))).data;
  expect(policyOf(values).identity.phones.care).toBe("9811122233");

  await change({ "policy.minimumOrder": "1" });
  const placed = async () => {
    const answer = await place(55);
    return answer.ok ? answer.reply.data.id : 0;
  };
  let id = 0;
  await expect.poll(async () => (id = await placed()), PATIENCE).toBeGreaterThan(0);
  expect((await expectDone(shopper(order, { params: { id } }))).data).toMatchObject({
    shipping_amt: fromRupees(55),
    product_info: [{ tax_name: "GST 40%" }],
  });
  const mails = async () => (await fetch(`${other}/outbox.json`)).text();
  await expect.poll(mails, PATIENCE).toContain("98111 22233");
  expect(await mails()).toContain("at Ghee Ghar");
});

test("a page of the shop's own and the link to it are at the other process, too", { timeout: 240_000 }, async () => {
  const { url, drop } = await cloneTemplate();
  onTestFinished(drop);
  const environment = { DATABASE_URL: url, RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "info", DATABASE_POOL: "4" };
  const processes = [start(environment), start(environment)];
  const [one = "", other = ""] = await Promise.all(processes.map(({ listening }) => listening()));
  const owner = await logIn(one, "staff");
  const nobody = createCaller({ baseUrl: other });
  const version = async () => (await expectDone(nobody(catalogueVersion))).data;
  const page = async (slug: string) => {
    const answer = await nobody(ownPage, { params: { slug } });
    return answer.ok ? answer.reply.data.slug : undefined;
  };

  expect(await page("our-farm")).toBeUndefined();
  const before = await version();
  const values = { title: "Our farm", slug: "our-farm", content: "<p>Green</p>", description: "", is_visible: true };
  const params = { kind: "pages" };
  const { id } = (await expectDone(owner(createContent, { params, body: { values } }))).data;
  await expect.poll(() => page("our-farm"), PATIENCE).toBe("our-farm");
  await expect.poll(async () => (await version()).version, PATIENCE).toBeGreaterThan(before.version);

  const footer = "# Our world\n/pages/our-farm Our farm";
  const { data } = await expectDone(owner(shopSettings));
  const body = { version: data.version, changes: { "links.footer": footer } };
  await expectDone(owner(changeShopSettings, { body }));
  await expect.poll(async () => (await version()).policy_version, PATIENCE).toBeGreaterThan(before.policy_version ?? 0);
  const settings = (await expectDone(nobody(shopPolicy))).data.values;
  expect(policyOf(settings).links.footer).toEqual(readLinks(footer));

  const moved = { version: 1, values: { ...values, slug: "the-farm" } };
  await expectDone(owner(changeContent, { params: { ...params, id }, body: moved }));
  await expect.poll(() => page("our-farm"), PATIENCE).toBe("the-farm");
});

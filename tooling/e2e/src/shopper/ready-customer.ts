import type { Call } from "@store/api-client";
import {
  addAddress,
  addresses,
  addToCart,
  cart,
  cities,
  orderPaymentLink,
  productList,
  signIn,
  states,
} from "@store/api-client/contract";
import { COUNTRY_INDIA, DEFAULT_POLICY, toRupees } from "@store/domain";
import type { Page } from "playwright";
import type { BrowserStorage } from "../browser/test.ts";
import { newDoor } from "./address-form.ts";
import { backendAs, replyOf } from "./backend.ts";
import { type Newcomer, newCustomer } from "./newcomer.ts";

/** A customer of the test's own, logged in without a browser. */
export interface ReadyCustomer {
  readonly person: Newcomer;
  readonly call: Call;
  /** The login, as a browser keeps it. */
  readonly storage: BrowserStorage;
}

/** A login without a browser, and what a browser would keep of it. */
export async function logIn(
  { api, web }: { readonly api: string; readonly web: string },
  { email, password }: Pick<Newcomer, "email" | "password">,
): Promise<Pick<ReadyCustomer, "call" | "storage">> {
  const { data } = await replyOf(backendAs(api)(signIn, { body: { email, password } }));
  const { token, first_name, last_name, is_staff, id = 0 } = data;
  const kept = { token, first_name, last_name, ...(is_staff ? { access: "staff", id: String(id) } : {}) };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return {
    call: backendAs(api, { token }),
    storage: { cookies: [], origins: [{ origin: web, localStorage }] },
  };
}

export async function readyCustomer(store: { readonly api: string; readonly web: string }): Promise<ReadyCustomer> {
  const person = await newCustomer(store.api);
  return { person, ...(await logIn(store, person)) };
}

/** Saves an address in Pune. Returns its id. */
export async function addressInPune({ call, person }: ReadyCustomer): Promise<number> {
  const country = COUNTRY_INDIA.id;
  const state = (await replyOf(call(states, { params: { id: country } }))).data.find(
    ({ name }) => name === "Maharashtra",
  );
  const city = (await replyOf(call(cities, { params: { id: state?.id ?? 0 } }))).data.find(
    ({ name }) => name === "Pune",
  );
  const body = {
    full_name: `${person.firstName} ${person.lastName}`,
    mobile: person.mobile,
    address_line_1: newDoor(),
    address_line_2: "Behind the temple",
    country,
    state: state?.id ?? 0,
    city: city?.id ?? 0,
    postal_code: "411001",
  };
  await replyOf(call(addAddress, { body }));
  const [saved] = (await replyOf(call(addresses))).data;
  return saved?.id ?? 0;
}

/** Puts that many different products with enough stock into the cart. */
export async function fillCart(call: Call, products: number, quantity = 1): Promise<void> {
  let missing = products;
  for (let page = 1; missing > 0; page += 1) {
    const { data } = (await replyOf(call(productList, { query: { page } }))).data;
    if (data.length === 0) throw new Error("The store has too few products to fill the cart.");
    for (const { id, available_stock_quantity } of data) {
      if (missing === 0 || (available_stock_quantity ?? 0) < 20) continue;
      await replyOf(call(addToCart, { body: { pid: id, quantity } }));
      missing -= 1;
    }
  }
}

/** Buys what is in the cart and pays it at the test gateway, which earns coins at once. */
export async function earnCoins(page: Page, { call }: ReadyCustomer, address: number): Promise<void> {
  const { data } = await replyOf(call(cart));
  const body = {
    txnid: String(data.final_total),
    amount: toRupees(data.final_total) + toRupees(DEFAULT_POLICY.shipping.charge),
    productinfo: "Goods",
    billing_address: address,
    shipping_amount: toRupees(DEFAULT_POLICY.shipping.charge),
    tax_amount: toRupees(data.gst_amt),
  };
  const { payment_url } = await replyOf(call(orderPaymentLink, { body }));
  await page.goto(payment_url);
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.waitForURL((url) => url.href !== payment_url);
}

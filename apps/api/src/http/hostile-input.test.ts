import { allEndpoints, type Endpoint } from "@store/api-client/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { newCustomer } from "../testing/new-customer.ts";
import { addressIn } from "../testing/samples.ts";
import { useTestStore } from "../testing/test-store.ts";

const store = useTestStore();
const endpoints = Object.entries(allEndpoints);

// Each test has a customer of its own: some calls log out or close the account, however they are sent.
let headers: Record<string, string>;
beforeEach(async () => {
  const { identity } = await newCustomer(store());
  headers = { authorization: `token ${identity.token}` };
});

const fill = (path: string, id: string) => path.replaceAll(/\{\w+\}/g, id);

/** What a form can hold of a JSON text: the fields of an object, each as a text. */
function formOf(json: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(readJson(json) ?? {})) form.set(name, String(value));
  return form;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const send = ({ method, path, encoding }: Endpoint, id: string, query: string, body: string) => {
  const address = `${fill(path, id)}${query && `?${query}`}`;
  const from = { ...headers, "x-forwarded-for": "203.0.113.5" };
  if (method === "GET") return store().request(address, { headers: from });
  if (encoding === "multipart") return store().request(address, { method, headers: from, body: formOf(body) });
  return store().request(address, { method, headers: { ...from, "content-type": "application/json" }, body });
};

/** What must be the same before and after a refused request. */
async function contents(): Promise<unknown> {
  const counted = await store().db.execute(sql`
    select (select count(*) from cart_lines) as lines, (select sum(quantity) from cart_lines) as pieces,
      (select count(*) from wishes) as wishes, (select count(*) from addresses) as addresses,
      (select count(*) from orders) as orders, (select sum(stock) from products) as stock,
      (select count(*) from outbox) as outbox`);
  return JSON.stringify(counted);
}

/** What the calls with an id take, beside an address. */
const RIGHT_FIELDS = { quantity: 1, new_password: "Organic_2026", confirm_password: "Organic_2026" };

describe("an id that is none", () => {
  const withId = endpoints.filter(([, { path }]) => path.includes("{"));

  test.each([
    "0",
    "-1",
    "1.5",
    "1e9",
    "abc",
    "NaN",
    "Infinity",
    "2147483648",
    "99999999999999999999",
    "0x10",
    "1;drop table orders",
    "%00",
    "%",
    "%zz",
    "..%2f..%2f",
    "１",
  ])("%s gets 400 from every call, and changes nothing", async (id) => {
    const before = await contents();
    for (const [name, endpoint] of withId) {
      const response = await send(endpoint, id, "", "{}");
      // A transaction id is a text: any other is simply not known.
      expect(endpoint.path.includes("{txnid}") ? [400, 404] : [400], name).toContain(response.status);
      expect(await response.json(), name).toMatchObject({ status: false, message: expect.any(String) });
    }
    expect(await contents()).toEqual(before);
  });

  test.each(["999999", "2147483647"])("%s, unknown, gets 404, and changes nothing", async (id) => {
    const before = await contents();
    for (const [name, endpoint] of withId) {
      const body = { ...addressIn("Pune"), ...RIGHT_FIELDS };
      const response = await send(endpoint, id, "", JSON.stringify(body));
      expect(response.status, name).toBe(404);
    }
    expect(await contents()).toEqual(before);
  });
});

describe("a body of the wrong kind", () => {
  const withBody = endpoints.filter(([, { body }]) => body !== undefined);

  test.each([
    "null",
    "[]",
    '"text"',
    "5",
    "true",
    "{}",
    '{"pid":null}',
    '{"pid":{"$gt":0}}',
    '{"__proto__":{"pid":1}}',
    "[".repeat(30_000) + "]".repeat(30_000),
  ])("is refused by every call, and changes nothing: %.60s", async (body) => {
    const before = await contents();
    for (const [name, endpoint] of withBody) {
      const response = await send(endpoint, "1", "", body);
      expect(response.status, name).toBe(400);
    }
    expect(await contents()).toEqual(before);
  });
});

describe("whatever is sent", () => {
  const hostileText = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom(
      "",
      " ",
      "\u0000",
      "\ud800",
      "'",
      "\\",
      "%",
      "null",
      "undefined",
      "__proto__",
      "constructor",
      "toString",
      "-0",
      "1e400",
      "9".repeat(40),
      "<script>",
      "../..",
      "true",
      "{}",
      "$1",
      "\u202e",
      "a".repeat(5000),
    ),
  );
  const hostileValue = fc.oneof(
    { weight: 3, arbitrary: hostileText },
    fc.integer(),
    fc.double(),
    fc.constantFrom(null, true, [], {}, -1, 0, 0.1, Number.MAX_SAFE_INTEGER, 2 ** 31, 1e300),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const FIELDS = [
    "pid",
    "quantity",
    "mobile_no",
    "otp",
    "email",
    "password",
    "address1",
    "amount",
    "order_total",
    "udf2",
    "udf3",
    "udf4",
    "udf5",
    "pay_type",
    "sale_status",
    "productinfo",
    "txnid",
    "order_id",
    "billing_address",
    "shipping_amount",
    "tax_amount",
    "is_a_gift",
    "voucherCode",
    "subscription_id",
    "sender_email",
    "used_coin",
    "discount_amt",
    "full_name",
    "mobile",
    "city",
    "state",
    "country",
    "postal_code",
    "address_line_1",
    "address_line_2",
    "add_id",
    "address_tags",
    "event_aaply_data",
    "start_datetime",
    "event_type",
    "category",
    "country_id",
    "is_taking_medicine",
    "type_of_medicine_list",
    "phone",
    "subject",
    "annual_revenue",
    "company_name",
    "answer1",
    "__proto__",
  ];
  const PARAMETERS = [
    "page",
    "category_id",
    "category_name",
    "ordering",
    "brand",
    "product_foam",
    "product_tag",
    "prod_search",
    "list",
    "product_id",
    "filter_search",
    "page_url",
    "sequence",
    "contact_id",
    "publish_filter",
    "status",
    "category",
    "__proto__",
  ];
  const body = fc.oneof(
    fc.dictionary(fc.constantFrom(...FIELDS), hostileValue).map((value) => JSON.stringify(value)),
    hostileText,
  );
  const query = fc
    .array(fc.tuple(fc.constantFrom(...PARAMETERS), fc.oneof(hostileText, fc.integer().map(String))), { maxLength: 6 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encode(value)}`).join("&"));

  // A lone surrogate cannot be written in an address; half of the rest is sent unescaped, as a careless client would.
  const encode = (text: string) => {
    const whole = text.replaceAll(/\p{Surrogate}/gu, "?");
    return whole.length % 2 === 0 ? encodeURIComponent(whole) : whole.replaceAll(/[\s#&]/g, "+");
  };

  test.each(endpoints)("%s never answers with a failure of its own", async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.integer().map(String), hostileText.map(encode)),
        query,
        body,
        async (id, search, content) => {
          const response = await send(endpoint, id.replaceAll(/[?/]/g, "_") || "_", search, content);
          expect(response.status).toBeLessThan(500);
          const reply: unknown = await response.json();
          expect(reply).toHaveProperty("status", response.status < 400);
        },
      ),
      { numRuns: 25 },
    );
  });
});

import { addressOf } from "@store/api-client";
import { allEndpoints, type Endpoint } from "@store/api-client/contract";
import { inTurns } from "@store/vitest";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { expectSafe } from "../testing/expect-safe.ts";
import { fieldNames } from "../testing/field-names.ts";
import { headersFor, rightRequest, sendParts, useOwner } from "../testing/requests/index.ts";
import { useTestStore } from "../testing/test-store.ts";

const store = useTestStore();
const endpoints = Object.entries(allEndpoints);
/** With a number each, for what is sent in turns. */
const numbered = endpoints.map((one, round) => [...one, round] as const);

const owner = useOwner(store);
/** Of who may make the call. */
let headers: Readonly<Record<string, string>>;

const JSON_TYPE = "application/json";
const FORM_TYPE = "multipart/form-data; boundary=x";

const part = (head: string, content: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

/** What is no body of this store at all, and how it is announced. */
const BROKEN_BODIES: readonly (readonly [name: string, type: string, body: string | Uint8Array<ArrayBuffer>])[] = [
  ["nothing", JSON_TYPE, ""],
  ["half a text", JSON_TYPE, '{"pid":1'],
  ["two texts", JSON_TYPE, "{}{}"],
  ["a mark of byte order", JSON_TYPE, "\ufeff[]"],
  ["bytes that are no text", JSON_TYPE, new Uint8Array([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
  ["arrays without end", JSON_TYPE, "[".repeat(60_000)],
  ["objects within objects", JSON_TYPE, `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`],
  ["the same field twice", JSON_TYPE, '{"pid":1,"pid":"x","id":1,"id":{}}'],
  [
    "fields without number",
    JSON_TYPE,
    JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`f${i}`, i]))),
  ],
  ["a prototype", JSON_TYPE, '{"__proto__":{"isStaff":true},"constructor":{"prototype":{"isStaff":true}}}'],
  ["more than 64 kB", JSON_TYPE, JSON.stringify("x".repeat(70_000))],
  ["another alphabet", `${JSON_TYPE}; charset=utf-16`, "{}"],
  ["a type with too many signs", `${JSON_TYPE};;;=`, "{}"],
  ["JSON that is called a text", "text/plain", "{}"],
  ["no type", "", "{}"],
  ["a form as an address writes it", "application/x-www-form-urlencoded", "pid=1&pid=2&__proto__[a]=1"],
  ["markup", "application/xml", '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ["a form without a boundary", "multipart/form-data", "--x"],
  ["a form that is not one", FORM_TYPE, "{}"],
  ["a form that breaks off", FORM_TYPE, `--x\r\ncontent-disposition: form-data; name="amount"\r\n`],
  ["a form with a file", FORM_TYPE, `${part('name="amount"; filename="../../x.sh"', "#!")}--x--`],
  ["a form that says a field twice", FORM_TYPE, `${part('name="amount"', "1")}${part('name="amount"', "2")}--x--`],
  ["a form with a prototype", FORM_TYPE, `${part('name="__proto__"', "1")}${part('name="\u0000"', "\u0000")}--x--`],
  [
    "a form of thousands of fields",
    FORM_TYPE,
    `${Array.from({ length: 900 }, (_, i) => part(`name="f${i}"`, "")).join("")}--x--`,
  ],
];

const HOSTILE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { authorization: "token" },
  { authorization: `token ${"a".repeat(10_000)}` },
  { authorization: "token '; drop table customers; --" },
  { authorization: "Basic YTpi" },
  { "x-visitor-id": "'; drop table shoppers; --" },
  { "x-visitor-id": "\u00ff".repeat(500) },
  { "x-company-id": "-1" },
  { "x-forwarded-for": "not an address, 1, ::::" },
  { "if-none-match": '"'.repeat(5000) },
  { accept: "*/*;q=x" },
  { cookie: "a=b; ".repeat(500) },
];

/** An address as it is and a query that says everything twice, and otherwise than it should. */
const queriesOf = (endpoint: Endpoint): readonly string[] => {
  const names = endpoint.query ? fieldNames(endpoint, "query") : ["id"];
  const all = (write: (name: string) => string) => names.map(write).join("&");
  return [
    all((name) => `${name}=1&${name}=2`),
    all((name) => `${name}[]=1`),
    all((name) => `${name}[a][b]=1`),
    all((name) => `${name}`),
    all((name) => `${name}=%`),
    all((name) => `${name}=%c3%28`),
    all((name) => `${name}=%00`),
    `${"a=1&".repeat(2000)}__proto__=1&__proto__[x]=1`,
    `?&&==&${"%20".repeat(500)}`,
  ];
};

/** These read as an object of fields that nobody asks for. */
const OTHER_FIELDS = [
  "objects within objects",
  "the same field twice",
  "fields without number",
  "a prototype",
  "another alphabet",
  "a type with too many signs",
  "a form with a file",
  "a form that says a field twice",
  "a form with a prototype",
  "a form of thousands of fields",
];

/** Where every field may be left out, an object of other fields is a right body. */
const brokenFor = ({ body }: Endpoint) =>
  body && v.is(body, {}) ? BROKEN_BODIES.filter(([what]) => !OTHER_FIELDS.includes(what)) : BROKEN_BODIES;

describe("a body that is none, and headers and addresses that are wrong,", () => {
  test.each(numbered)("%s refuses or answers", async (name, endpoint, round) => {
    headers = await headersFor(endpoint, owner());
    const parts = await rightRequest(name, endpoint).make(owner());
    const right = addressOf(endpoint.path, parts.params);
    const address = addressOf(endpoint.path, parts.params, parts.query);
    const bodies = endpoint.body ? inTurns(brokenFor(endpoint), 3, round) : [];
    await Promise.all(
      bodies.map(async ([what, type, body]) => {
        const init = { method: endpoint.method, headers: { ...headers, "content-type": type }, body };
        const response = await store().request(address, init);
        await expectSafe(response, `${name}, ${what}`);
        expect([400, 409, 413, 415], `${name}, ${what}`).toContain(response.status);
      }),
    );
    const asked = [
      ...inTurns(HOSTILE_HEADERS, 2, round).map((hostile) => () => sendParts(store(), endpoint, parts, hostile)),
      ...inTurns(queriesOf(endpoint), 2, round).map(
        (query) => () => store().request(`${right}?${query}`, { method: endpoint.method, headers }),
      ),
    ];
    await Promise.all(asked.map(async (ask, index) => expectSafe(await ask(), `${name}, ${index}`)));
  });

  test("nothing that was sent has reached every object", () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Object({})).not.toHaveProperty("isStaff");
  });
});

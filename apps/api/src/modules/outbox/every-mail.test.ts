import { allEndpoints } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { orderGiftVoucher } from "../../testing/gift-voucher.ts";
import { missingWords } from "../../testing/mail-words.ts";
import { press } from "../../testing/pay-online.ts";
import { newOwner, rightRequest, sendParts } from "../../testing/requests/index.ts";
import { type TestStore, useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

const NAME = "<b>Asha & Sons</b>";

const SUBJECTS = [
  /Welcome to/,
  /Set a new password/,
  /Your password .* has been changed/,
  /Your account .* has been closed/,
  /Your order \S+ is placed/,
  /Your order \S+ is paid/,
  /Your order \S+ is on its way/,
  /Your order \S+ is delivered/,
  /Your order \S+ is cancelled/,
  /Return asked for/,
  /Your consultation is booked/,
  /A consultation was booked/,
  /You are registered/,
  /Inquiry/,
  /Business lead/,
  /Export lead/,
  /A gift voucher of ₹500/,
  /Your gift voucher of ₹500/,
] as const;

type Mail = Awaited<ReturnType<TestStore["outbox"]>>[number];
let mails: readonly Mail[] = [];

/** Asks every call that changes something once, each for a customer of its own. */
beforeAll(async () => {
  for (const [name, endpoint] of Object.entries(allEndpoints)) {
    if (endpoint.method === "GET") continue;
    const owner = await newOwner(store());
    const person = eq(customers.id, owner.customerId);
    await store()
      .db.update(customers)
      .set({ firstName: NAME, email: `${name}@example.com` })
      .where(person);
    const parts = await rightRequest(name, endpoint).make(owner);
    await sendParts(store(), endpoint, parts, { authorization: `token ${owner.call.identity.token}` });
  }
  const { url } = await orderGiftVoucher(store(), { sender_name: NAME, receiver_name: NAME, message: NAME });
  await press(store(), url, "pay");
  mails = (await store().outbox()).filter(({ channel }) => channel === "mail");
}, 120_000);

describe("each mail of the store", () => {
  test("is among those that are looked at here", () => {
    const subjects = mails.map(({ html }) => /<title>([^<]*)</.exec(html ?? "")?.[1]).join("\n");
    for (const subject of SUBJECTS) expect(subjects).toMatch(subject);
  });

  test("has a text and an HTML part, and the HTML says what the text says", () => {
    for (const { text, html } of mails) {
      expect(text).not.toBe("");
      const said = text.replace(/Questions\? Write to .*$/, "");
      expect(missingWords(said, html ?? ""), text).toEqual([]);
    }
  });

  test("escapes the names that it holds", () => {
    const named = mails.filter(({ text }) => text.includes(NAME));
    expect(named.length).toBeGreaterThan(3);
    for (const { html } of named) {
      expect(html).toContain("&lt;b&gt;Asha &amp; Sons&lt;/b&gt;");
      expect(html).not.toContain(NAME);
    }
  });

  test("leads to the storefront or to the shop's own mail and phone", () => {
    for (const { html } of mails) {
      expect(html).not.toContain("{site}");
      for (const [, address] of html?.matchAll(/(?:href|src)="([^"]*)"/g) ?? []) {
        expect(address).toMatch(/^(https:\/\/(shop|store)\.test\/|mailto:|tel:)/);
      }
    }
  });
});

test("the outbox page opens a mail as it is read, with the storefront's pictures and nothing that runs", async () => {
  const page = await (await store().request("/outbox")).text();
  const [, path = ""] = /href="(\/outbox\/\d+)"/.exec(page) ?? [];
  const opened = await store().request(path);
  expect(opened.headers.get("content-security-policy")).toContain("img-src https://shop.test;");
  expect(opened.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await opened.text()).toBe(mails[0]?.html);
  expect((await store().request("/outbox/999999")).status).toBe(404);
});

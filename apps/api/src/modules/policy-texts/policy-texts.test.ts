import {
  catalogueVersion,
  changePolicyText,
  changeShopSettings,
  ownPolicyText,
  ownPolicyTexts,
  policyText,
  policyTexts as policyTextList,
  previewPolicyText,
  resetPolicyText,
  shopSettings,
} from "@store/api-client/contract";
import { type ContentPage, fillPage, pageHtml, questionsOf, REWRITABLE_PAGES } from "@store/content/rewritable-pages";
import { DEFAULT_POLICY, EDIT_CONFLICT, fromRupees, type Policy, TEXT_EMPTY, todayInIndia } from "@store/domain";
import { desc } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it, test } from "vitest";
import { policyTexts, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { DANGEROUS_HTML, HTML_PAYLOADS } from "../../testing/hostile-html.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { checkPolicy, standardPage, wordsOf } from "./check-words.ts";
import { readBlocks } from "./read-blocks.ts";

const store = useTestStore();

let owner: Awaited<ReturnType<typeof newStaffMember>>;
beforeAll(async () => {
  owner = await newStaffMember(store(), "owner");
});

const page = "shipping-policy";
const params = { page };
const NOW = new Date("2026-03-15T20:00:00Z");
const standardOf = (name: string): ContentPage => {
  const found = standardPage(name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const OURS = wordsOf(standardOf(page));
const OWN = { ...OURS, content: "<h2>Shipping charges</h2><p>It costs {{shipping-brief}}. Ask {{care-phone}}.</p>" };

const read = async () => (await expectDone(owner(policyText, { params }))).data;
const change = async (values: typeof OURS) =>
  expectDone(owner(changePolicyText, { params, body: { version: (await read()).version, values } }));
const reset = async () => expectDone(owner(resetPolicyText, { params, body: { version: (await read()).version } }));
const shown = async (name = page) =>
  (await expectDone(store().nobody(ownPolicyText, { params: { page: name } }))).data.text;

const pagesVersion = async () => (await expectDone(store().nobody(catalogueVersion))).data.version;

const OTHER: Policy = {
  ...DEFAULT_POLICY,
  coins: { ...DEFAULT_POLICY.coins, isOn: false },
  shipping: {
    ...DEFAULT_POLICY.shipping,
    freeFrom: fromRupees(1799),
    pinCharges: [{ pin: "79", charge: fromRupees(150) }],
  },
};

describe("the shop's own text of every page", () => {
  test.each(REWRITABLE_PAGES)("$path goes into the form, and saved as it is, it stays the page that it was", (ours) => {
    const words = wordsOf(ours);
    expect(readBlocks(words.content, ours)).toEqual({
      intro: ours.intro,
      highlights: ours.highlights,
      sections: ours.sections,
    });
    const checked = checkPolicy(ours, words, NOW);
    if (!checked.ok) throw new Error(checked.refusal.message);
    expect(checked.value.words).toEqual(words);
    for (const policy of [DEFAULT_POLICY, OTHER]) {
      expect({ ...fillPage(checked.value.page, policy), updatedOn: ours.updatedOn }).toEqual(fillPage(ours, policy));
    }
  });

  it("counts as such when it is saved, without a change", async () => {
    const { version } = await read();
    expect((await change(OURS)).data).toEqual({ version, values: OURS });
    expect(await shown()).toBeUndefined();
    expect(await read()).toMatchObject({ is_own: false, values: OURS, standard: OURS });
  });
});

describe("an owner's text", () => {
  it("is what readers get from then on, naming facts, and the shop's own again after a reset", async () => {
    const before = await pagesVersion();
    const { data } = await change(OWN);
    expect(data.values).toEqual(OWN);
    expect(await shown()).toEqual({
      title: OWN.title,
      description: OWN.description,
      updated_on: todayInIndia(store().clock.read()),
      sections: [
        {
          id: "charges",
          title: "Shipping charges",
          blocks: [{ kind: "paragraph", text: ["It costs {{shipping-brief}}. Ask {{care-phone}}."] }],
        },
      ],
    });
    expect(await pagesVersion()).not.toEqual(before);
    expect((await expectDone(store().nobody(ownPolicyTexts))).data).toEqual([
      {
        ...{ page, version: data.version, title: OWN.title, description: OWN.description },
        changed_at: store().clock.read().toISOString(),
      },
    ]);
    const listed = (await expectDone(owner(policyTextList))).data;
    expect(listed).toHaveLength(REWRITABLE_PAGES.length);
    expect(listed.find((row) => row.page === page)).toMatchObject({
      ...{ is_own: true, changed_at: store().clock.read().toISOString(), changed_by: expect.any(String) },
    });
    await reset();
    expect(await shown()).toBeUndefined();
    expect((await expectDone(store().nobody(ownPolicyTexts))).data).toEqual([]);
    expect(await read()).toMatchObject({ is_own: false, values: OURS, changed_by: expect.any(String) });
  });

  it("has an audit line with what was there before and after", async () => {
    await change(OWN);
    const newest = async () => {
      const [row] = await store().db.select().from(staffActions).orderBy(desc(staffActions.id)).limit(1);
      return row;
    };
    const line = { customerId: owner.customer.customerId, subject: "policy text" };
    expect(await newest()).toMatchObject({
      ...line,
      action: "rewrite shipping-policy",
      before: { content: OURS.content },
      after: { content: OWN.content },
    });
    await reset();
    expect(await newest()).toMatchObject({
      ...line,
      action: "reset shipping-policy",
      before: { content: OWN.content },
      after: { content: OURS.content },
    });
  });

  it("is refused where somebody else has changed it in the meantime, the first change too", async () => {
    for (const name of [page, "faq"]) {
      const at = { page: name };
      const { version } = (await expectDone(owner(policyText, { params: at }))).data;
      const answers = await Promise.all(
        ["One.", "Two."].map((words) =>
          owner(changePolicyText, { params: at, body: { version, values: { ...OURS, content: `<p>${words}</p>` } } }),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const late = owner(resetPolicyText, { params: at, body: { version } });
      expect((await expectRefused(late, 409)).message).toBe(EDIT_CONFLICT);
      await expectDone(owner(resetPolicyText, { params: at, body: { version: version + 1 } }));
    }
  });

  test.each([
    ["title", { title: " " }, TEXT_EMPTY],
    ["title", { title: "{{otp}}" }, "There is no variable {{otp}} in this text."],
    ["title", { title: "a".repeat(101) }, "At most 100 characters"],
    ["description", { description: "" }, TEXT_EMPTY],
    ["content", { content: "" }, TEXT_EMPTY],
    ["content", { content: "<p> </p><h2></h2><ul><li></li></ul>" }, TEXT_EMPTY],
    ["content", { content: "<p>{{minimum-ordr}}</p>" }, "There is no variable {{minimum-ordr}} in this text."],
    ["content", { content: "<p>{{minimum<strong>-order}}</strong></p>" }, "two braces on each side"],
    ["content", { content: "<p>{shop-name}</p>" }, "two braces on each side"],
    ["content", { content: `<p>${"a".repeat(60_000)}</p>` }, "At most 60000 characters"],
    ["content", { content: "<table><tbody><tr><td>Fee</td></tr></tbody></table>" }, "Please write “Fee” in one of"],
    ["content", { content: "<blockquote><p>Said</p></blockquote>" }, "Please write “Said” in one of"],
    ["content", { content: "<ul><li>One<ul><li>Two</li></ul></li></ul>" }, "Please write “Two” in one of"],
    ["content", { content: '<p>a<img src="/x.png"></p>' }, "Please write this in one of"],
    ["content", { content: '<p><a href="example">Here</a></p>' }, "The link “Here” leads nowhere."],
  ])("is refused by naming what is wrong with its %s, and nothing changes: %j", async (field, wrong, message) => {
    const before = await read();
    const values = { ...OURS, ...wrong };
    for (const refused of [
      await expectRefused(owner(changePolicyText, { params, body: { version: before.version, values } }), 400),
      await expectRefused(owner(previewPolicyText, { params, body: { values } }), 400),
    ]) {
      expect(refused.errors?.[field]?.[0]).toContain(message);
    }
    expect(await read()).toEqual(before);
  });

  it("is of a page that there is", async () => {
    for (const at of ["about-us", "nowhere", "constructor"]) {
      const other = { page: at };
      await expectRefused(store().nobody(ownPolicyText, { params: other }), 404);
      await expectRefused(owner(policyText, { params: other }), 404);
      await expectRefused(owner(changePolicyText, { params: other, body: { version: 0, values: OURS } }), 404);
      await expectRefused(owner(resetPolicyText, { params: other, body: { version: 0 } }), 404);
      await expectRefused(owner(previewPolicyText, { params: other, body: { values: OURS } }), 404);
    }
  });

  it("that names a fact which a release no longer has counts as the shop's own", async () => {
    await change(OWN);
    await store()
      .db.update(policyTexts)
      .set({ words: { ...OWN, content: "<p>{{gone}}</p>" } });
    expect(await shown()).toBeUndefined();
    expect(await read()).toMatchObject({ is_own: false, values: OURS });
    await reset();
  });
});

describe("what people type and paste", () => {
  const ours = standardOf(page);
  const blocksOf = (html: string, of: ContentPage = ours) => {
    const body = readBlocks(html, of);
    if (typeof body === "string") throw new Error(body);
    return body;
  };

  it("becomes headings, paragraphs, lists, definitions, stressed words and links", () => {
    const { sections } = blocksOf(
      [
        "<h2>Our <b>promise</b></h2><p>One<br>Two <i>three</i></p><h4>Small</h4>",
        '<ol><li><p>First</p><p>still first</p></li><li><a href="/faq#coins"><b>FAQ</b></a></li></ol>',
        "<ul><li><strong>Phone</strong>: {{care-phone}}</li><li><b>Post: </b>{{address}}</li></ul><h2>Our promise</h2>",
      ].join(""),
    );
    expect(sections).toEqual([
      {
        id: "text-our-promise",
        title: "Our promise",
        blocks: [
          { kind: "paragraph", text: ["One"] },
          { kind: "paragraph", text: ["Two ", { em: "three" }] },
          { kind: "heading", title: "Small" },
          { kind: "list", ordered: true, items: [["First still first"], [{ text: "FAQ", href: "/faq#coins" }]] },
          {
            kind: "definitions",
            entries: [
              { term: "Phone", description: ["{{care-phone}}"] },
              { term: "Post", description: ["{{address}}"] },
            ],
          },
        ],
      },
      { id: "text-our-promise-2", title: "Our promise", blocks: [] },
    ]);
  });

  it("may begin without a heading", () => {
    expect(blocksOf("<p>One.</p><p>Two.</p>")).toEqual({
      intro: ["One."],
      highlights: undefined,
      sections: [{ id: "text-beginning", title: "", blocks: [{ kind: "paragraph", text: ["Two."] }] }],
    });
  });

  it("has questions in the FAQ, where a small heading is one, with the anchors that links know", () => {
    const faq = standardOf("faq");
    const html = "<h2>Payment</h2><h3>Is online payment safe?</h3><p>Very.</p><h3>In gold?</h3><p>No.</p>";
    const { sections } = blocksOf(html, faq);
    expect(sections.map(({ id }) => id)).toEqual(["payment"]);
    expect(questionsOf({ ...faq, sections }).map(({ id }) => id)).toEqual(["payment-safe", "text-in-gold"]);
    expect(readBlocks("<h2>Payment</h2><h3>In gold?</h3><h3>Is it safe?</h3><p>Yes</p>", faq)).toContain(
      "The question “In gold?” has no answer.",
    );
  });

  it("holds nothing that could run", () => {
    for (const payload of HTML_PAYLOADS) {
      const body = readBlocks(`<h2>Title</h2><p>before</p>${payload}`, ours);
      if (typeof body === "string") continue;
      const html = pageHtml({ ...ours, ...body });
      expect(html).not.toMatch(DANGEROUS_HTML);
      expect(html).not.toMatch(/<(?!\/?(?:p|h2|h3|ul|ol|li|strong|em|a)\b)/);
    }
  });

  it("is read the same once it is stored, whatever it is", () => {
    const word = fc.constantFrom("a", "{{gstin}}", " ", "&", "<", "“q”", ":", "x:");
    const inline = fc.oneof(
      word.map((text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")),
      fc
        .tuple(fc.constantFrom("strong", "em", "b", "i", "span"), fc.constantFrom("bold", "b:", "{{city}}"))
        .map(([tag, text]) => `<${tag}>${text}</${tag}>`),
      fc.constantFrom('<a href="/faq">faq</a>', '<a href="mailto:a@b.example">mail</a>', "<br>"),
    );
    const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
    const block = fc.oneof(
      fc.tuple(fc.constantFrom("p", "h2", "h3", "div"), line).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
      fc
        .tuple(fc.constantFrom("ul", "ol"), fc.array(line, { minLength: 1, maxLength: 3 }))
        .map(([tag, items]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), fc.constantFrom("faq", page), (blocks, name) => {
        const of = standardOf(name);
        const body = readBlocks(blocks.join(""), of);
        if (typeof body === "string") return;
        expect(readBlocks(pageHtml({ ...of, intro: undefined, highlights: undefined, ...body }), of)).toEqual(body);
      }),
    );
  });
});

describe("a preview", () => {
  it("has the facts of now in their places, and saves nothing", async () => {
    const before = await read();
    const { data } = await expectDone(owner(previewPolicyText, { params, body: { values: OWN } }));
    expect(data.sections[0]?.blocks[0]).toEqual({
      kind: "paragraph",
      text: ["It costs ₹100. Ask ", { text: "+91 55500 00100", href: "tel:+915550000100" }, "."],
    });
    expect(await read()).toEqual(before);
  });
});

describe("the facts", () => {
  it("are listed with what they say now, and what the law asks for where our text states it", async () => {
    const factOf = async (at: string, name: string) =>
      (await expectDone(owner(policyText, { params: { page: at } }))).data.facts.find((fact) => fact.name === name);
    expect(await factOf(page, "minimum-order")).toMatchObject({ value: "₹250", is_required: false });
    expect(await factOf("privacy-policy", "grievance-email")).toMatchObject({ is_required: true });
    expect(await factOf("faq", "grievance-email")).toMatchObject({ is_required: false });
    const { data } = await expectDone(owner(shopSettings));
    const set = async (version: number, value: string | null) =>
      (await expectDone(owner(changeShopSettings, { body: { version, changes: { "policy.minimumOrder": value } } })))
        .data.version;
    const next = await set(data.version, "300");
    expect(await factOf(page, "minimum-order")).toMatchObject({ value: "₹300" });
    await set(next, null);
  });
});

import type { ContentValues } from "@store/api-client/content-kinds";
import {
  changeContent,
  changeShopSettings,
  contentItem,
  createContent,
  deleteContent,
  ownPage,
  ownPages,
  shopSettings,
  showContent,
} from "@store/api-client/contract";
import { WRONG_PAGE_SLUG } from "@store/domain";
import { eq, gt } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { pages } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { DANGEROUS_HTML, HTML_PAYLOADS } from "../../testing/hostile-html.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { ADDRESS_TAKEN } from "../content/messages.ts";

const store = useTestStore();
let manager: Awaited<ReturnType<typeof newStaffMember>>;
let seeded = 0;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  seeded = await store().db.$count(pages);
});
afterEach(() => store().db.delete(pages).where(gt(pages.id, seeded)));

const kind = "pages";
const FARM = { title: "Our farm", slug: "our-farm", content: "<p>It is green.</p>", description: "", is_visible: true };

const write = async (values: Partial<ContentValues<"pages">> = {}): Promise<number> =>
  (await expectDone(manager(createContent, { params: { kind }, body: { values: { ...FARM, ...values } } }))).data.id;
const rewrite = async (id: number, values: Partial<ContentValues<"pages">>) => {
  const { data } = await expectDone(manager(contentItem, { params: { kind, id } }));
  const body = { version: data.version, values: { ...data.values, ...values } };
  return manager(changeContent, { params: { kind, id }, body });
};
const page = (slug: string) => store().nobody(ownPage, { params: { slug } });
const shown = async (slug: string) => (await expectDone(page(slug))).data;
const listed = async () => (await expectDone(store().nobody(ownPages))).data;

describe("a page of the shop's own", () => {
  test("is at its address, described by how it begins where nothing else is written", async () => {
    const id = await write();
    expect(await shown("our-farm")).toEqual({
      ...{ slug: "our-farm", title: "Our farm", content: "<p>It is green.</p>", description: "It is green." },
    });
    await expectDone(rewrite(id, { description: "Green fields" }));
    expect((await shown("our-farm")).description).toBe("Green fields");
  });

  test("is nowhere while it is a draft, and once it is deleted", async () => {
    const id = await write({ is_visible: false });
    const isListed = async () => (await listed()).some(({ slug }) => slug === "our-farm");
    await expectRefused(page("our-farm"), 404);
    expect(await isListed()).toBe(false);
    await expectDone(rewrite(id, { is_visible: true }));
    await expectDone(page("our-farm"));
    expect(await isListed()).toBe(true);
    await expectDone(manager(deleteContent, { params: { kind, id } }));
    await expectRefused(page("our-farm"), 404);
    expect(await isListed()).toBe(false);
  });

  test("is listed with when it was changed, which saving nothing new is not", async () => {
    const id = await write();
    const changedAt = async () => (await listed()).find(({ slug }) => slug === "our-farm")?.changed_at;
    const first = store().clock.read().toISOString();
    store().clock.advance(5);
    await expectDone(rewrite(id, {}));
    expect(await changedAt()).toBe(first);
    await expectDone(rewrite(id, { title: "The farm" }));
    expect(await changedAt()).toBe(store().clock.read().toISOString());
  });

  test("holds nothing that could run, whatever was written", async () => {
    for (const [index, payload] of HTML_PAYLOADS.entries()) {
      const slug = `hostile-${index}`;
      await write({ slug, content: `<p>before</p>${payload}` });
      const [row] = await store().db.select().from(pages).where(eq(pages.slug, slug));
      for (const html of [row?.contentHtml, (await shown(slug)).content]) {
        expect(html).toContain("before");
        expect(html).not.toMatch(DANGEROUS_HTML);
      }
    }
  });

  test("is clean even where the table is not", async () => {
    const contentHtml = "<h1>Title</h1><script>alert(1)</script><img src=x onerror=alert(1)>";
    const changedAt = store().clock.read();
    await store()
      .db.insert(pages)
      .values({ slug: "past-it", title: "Past it", contentHtml, description: "", changedAt });
    expect((await shown("past-it")).content).toBe('<h2>Title</h2><img src="x">');
  });
});

describe("the address of a page", () => {
  test("that it had leads to it, from each of them", async () => {
    const id = await write({ slug: "one" });
    await expectDone(rewrite(id, { slug: "two" }));
    await expectDone(rewrite(id, { slug: "three" }));
    for (const slug of ["one", "two", "three"]) expect((await shown(slug)).slug).toBe("three");
  });

  test("that it has again leads nowhere else", async () => {
    const id = await write({ slug: "one" });
    await expectDone(rewrite(id, { slug: "two" }));
    await expectDone(rewrite(id, { slug: "one" }));
    for (const slug of ["one", "two"]) expect((await shown(slug)).slug).toBe("one");
  });

  test("that another page is given is that page's, and stays so when that one moves on", async () => {
    const first = await write({ slug: "one" });
    await expectDone(rewrite(first, { slug: "two" }));
    const second = await write({ slug: "one", title: "Another" });
    expect((await shown("one")).title).toBe("Another");
    await expectDone(rewrite(second, { slug: "three" }));
    expect((await shown("one")).slug).toBe("three");
  });

  test("of a draft is taken, too", async () => {
    await write({ is_visible: false });
    const again = manager(createContent, { params: { kind }, body: { values: FARM } });
    expect((await expectRefused(again, 409)).errors).toEqual({ slug: [ADDRESS_TAKEN] });
  });

  test("of two pages at once is one page's", async () => {
    const create = () => manager(createContent, { params: { kind }, body: { values: FARM } });
    const answers = await Promise.all([create(), create()]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  test.each(["Our-farm", "our farm", "our--farm", "a/b"])("is not %j", async (slug) => {
    const wrong = manager(createContent, { params: { kind }, body: { values: { ...FARM, slug } } });
    expect((await expectRefused(wrong, 400)).errors.slug).toEqual([WRONG_PAGE_SLUG]);
  });
});

describe("a page that the menu or the footer leads to", () => {
  const link = async (changes: Readonly<Record<string, string | null>>) => {
    const owner = await newStaffMember(store(), "owner");
    const { data } = await expectDone(owner(shopSettings));
    return owner(changeShopSettings, { body: { version: data.version, changes } });
  };
  afterEach(async () => expectDone(link({ "links.footer": null, "links.menu": null })));
  const FOOTER = "# Our world\n/pages/our-farm Our farm";
  const keptBecause = async (id: number) =>
    (await expectDone(manager(contentItem, { params: { kind, id } }))).data.kept_because;

  test("is published, or the link is refused where it stands", async () => {
    for (const missing of [undefined, { is_visible: false }]) {
      if (missing) await write(missing);
      const { errors } = await expectRefused(link({ "links.footer": FOOTER }), 400);
      expect(errors["links.footer"]).toEqual([expect.stringContaining("“Our farm” leads to a page")]);
    }
    await expectDone(link({ "links.footer": FOOTER.replace("/pages", "(hidden) /pages") }));
  });

  test("is neither deleted nor unpublished before the link is gone, and says where it stands", async () => {
    const id = await write();
    await expectDone(link({ "links.footer": FOOTER, "links.menu": FOOTER }));
    const reason =
      "There are links to it in the menu and the footer’s “Our world”. Please remove them under Settings, Links first!";
    expect(await keptBecause(id)).toBe(reason);
    expect((await expectRefused(manager(deleteContent, { params: { kind, id } }), 409)).message).toBe(reason);
    const draft = await expectRefused(rewrite(id, { is_visible: false }), 409);
    expect(draft.errors.is_visible).toEqual([reason]);
    await expectDone(link({ "links.footer": null, "links.menu": FOOTER.replace("/pages", "(hidden) /pages") }));
    expect(await keptBecause(id)).toBeUndefined();
    await expectDone(rewrite(id, { is_visible: false }));
  });

  test("may move: the link leads on", async () => {
    const id = await write();
    await expectDone(link({ "links.footer": FOOTER }));
    await expectDone(rewrite(id, { slug: "the-farm" }));
    expect((await shown("our-farm")).slug).toBe("the-farm");
    expect(await keptBecause(id)).toContain("“Our world”");
    await expectDone(link({ "links.footer": "# World\n/pages/our-farm Our farm" }));
  });

  test("does not keep an owner from changing something else", async () => {
    await write();
    await expectDone(link({ "links.footer": FOOTER }));
    await store().db.delete(pages).where(gt(pages.id, seeded));
    await expectDone(link({ "policy.lowStock": "6" }));
    await expectDone(link({ "policy.lowStock": null }));
  });
});

test("a category that the footer leads to is neither hidden nor deleted, nor moved below a hidden one", async () => {
  const owner = await newStaffMember(store(), "owner");
  const NO_WORDS = {
    image: "",
    web_banner: "",
    mobile_banner: "",
    metatitle: "",
    metadescription: "",
    metakeywords: "",
  };
  const category = (name: string, parent_id: number | null) => ({ name, parent_id, is_visible: true, ...NO_WORDS });
  const params = { kind: "categories" };
  const create = async (values: ReturnType<typeof category>) =>
    (await expectDone(manager(createContent, { params, body: { values } }))).data.id;
  const top = await create(category("Winter", null));
  const below = await create(category("Scarves", top));
  const set = async (footer: string | null) => {
    const { data } = await expectDone(owner(shopSettings));
    return owner(changeShopSettings, { body: { version: data.version, changes: { "links.footer": footer } } });
  };
  const hide = (id: number) =>
    manager(showContent, { params: { ...params, id }, body: { version: 1, is_visible: false } });
  await expectDone(set(`# Shop\n/shop?category=${below}&category_name=Scarves Scarves`));
  for (const id of [top, below]) expect((await expectRefused(hide(id), 409)).message).toContain("the footer’s “Shop”");
  await expectRefused(manager(deleteContent, { params: { ...params, id: below } }), 409);
  const attic = await create({ ...category("Attic", null), is_visible: false });
  const move = (id: number, name: string, parent_id: number | null) =>
    manager(changeContent, { params: { ...params, id }, body: { version: 1, values: category(name, parent_id) } });
  for (const moved of [move(below, "Scarves", attic), move(top, "Winter", attic)])
    expect((await expectRefused(moved, 409)).errors.parent_id).toEqual([
      expect.stringContaining("the footer’s “Shop”"),
    ]);
  await expectDone(manager(deleteContent, { params: { ...params, id: attic } }));
  await expectDone(set(null));
  await expectDone(hide(top));
  const { errors } = await expectRefused(set(`# Shop\n/shop?category=${below} Scarves`), 400);
  expect(errors["links.footer"]).toEqual([expect.stringContaining("“Scarves” leads to a category")]);
  for (const id of [below, top]) await expectDone(manager(deleteContent, { params: { ...params, id } }));
});

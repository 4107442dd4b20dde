import { DEFAULT_POLICY } from "@store/domain";
import { describe, expect, it } from "vitest";
import type { Block, ContentPage } from "../blocks.ts";
import { pageText } from "../blocks.ts";
import { PAGE_META } from "../meta/index.ts";
import type { Inline } from "../text.ts";
import { contentPages, embedPages, textPages } from "./index.ts";

const anchorsOf = ({ sections }: ContentPage) =>
  sections.flatMap(({ id, blocks }) => [id, ...blocks.flatMap((block) => (block.kind === "question" ? block.id : []))]);

function runsOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case "paragraph":
      return block.text;
    case "list":
      return block.items.flat();
    case "definitions":
      return block.entries.flatMap(({ description }) => description);
    case "heading":
      return [];
    case "points":
      return block.items.flatMap((item) => item.text);
    case "question":
      return block.answer.flatMap(runsOf);
  }
}

const hrefsOf = ({ intro = [], sections }: ContentPage) =>
  [...intro, ...sections.flatMap(({ blocks }) => blocks.flatMap(runsOf))].flatMap((run) =>
    typeof run !== "string" && "href" in run ? run.href : [],
  );

it("for native apps are those that are required to have the mobile option [R188 C3]", () => {
  expect(contentPages(DEFAULT_POLICY).map(({ path }) => path)).toEqual([
    "/terms-and-conditions",
    "/shipping-policy",
    "/return-and-refund-policy",
    "/privacy-policy",
    "/faq",
    "/about-us",
    "/franchise",
  ]);
});

it("for webviews are those and the membership page [R188]", () => {
  const paths = contentPages(DEFAULT_POLICY).map(({ path }) => path);
  expect(embedPages(DEFAULT_POLICY).map(({ path }) => path)).toEqual([...paths, "/subscription-plans"]);
});

describe.each(
  [...new Set([...textPages(DEFAULT_POLICY), ...embedPages(DEFAULT_POLICY)])].map((page) => [page.path, page] as const),
)("%s", (_path, page) => {
  it("has a title, a description that fits a search result, and a date", () => {
    expect(page.title).not.toBe("");
    expect(page.description.length).toBeGreaterThan(50);
    expect(page.description.length).toBeLessThanOrEqual(170);
    expect(page.updatedOn).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  });

  it("has anchors that are unique and readable", () => {
    const anchors = anchorsOf(page);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z0-9-]*$/);
  });

  it("links only to pages of the store, mail, phone and WhatsApp", () => {
    const known = new Set<string>([...Object.keys(PAGE_META), ...textPages(DEFAULT_POLICY).map(({ path }) => path)]);
    for (const href of hrefsOf(page)) {
      if (href.startsWith("/")) expect(known).toContain(href);
      else expect(href).toMatch(/^(mailto:\S+@\S+|tel:\+91\d{10}$|https:\/\/wa\.me\/91\d{10}$)/);
    }
  });

  it("has words everywhere and no hole of a template", () => {
    expect(pageText(page)).not.toMatch(/undefined|NaN|\[object|\{\w+\}| {2}|\n\n/);
  });
});

import { STAFF_ACTION_SUBJECTS } from "@store/domain";
import { matchRoutes, parsePath } from "react-router-dom";
import { expect, it } from "vitest";
import { SITE_MAP } from "../site-map.ts";
import { subjectPage } from "./subject-page.ts";

const pageOf = (subject: string, action = "change") => subjectPage({ action, subject, subject_id: 7 });

it.each(STAFF_ACTION_SUBJECTS)("the page of %s is one of the dashboard, or there is none", (subject) => {
  const page = pageOf(subject);
  const without = ["message", "failed job", "review", "content"];
  expect(page === undefined).toBe(without.includes(subject));
  const [match] = page ? (matchRoutes(SITE_MAP, parsePath(page), "/dashboard") ?? []).toReversed() : [];
  expect(match?.route.path).not.toBe("*");
});

it.each([
  ["change banner", "/dashboard/content/banners/7"],
  ["add product form", "/dashboard/content/foams/7"],
  ["change section", undefined],
  ["upload picture", undefined],
  ["delete banner", undefined],
])("the page of content after %j is %j", (action, page) => expect(pageOf("content", action)).toBe(page));

it("what an action took away has no page", () => {
  expect(pageOf("store", "remove")).toBeUndefined();
  expect(pageOf("product", "delete")).toBeUndefined();
});

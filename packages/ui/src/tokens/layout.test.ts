import { describe, expect, it } from "vitest";
import { breakpoint, container, fontFamily, media } from "./index.ts";

describe("the layout [R18]", () => {
  it("breaks at 768 px: below is a phone, from there on a desktop", () => {
    expect(breakpoint.desktop).toBe(768);
    expect(media.phone).toContain("max-width: 767px");
    expect(media.desktop).toContain("min-width: 768px");
  });

  it("is set in Inter", () => {
    expect(fontFamily.body).toMatch(/^"Inter",/);
  });

  it("is up to 1920 px wide", () => {
    expect(container.page).toBe("1920px");
  });
});

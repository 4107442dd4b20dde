import { describe, expect, it } from "vitest";
import { link, plainText, strong, text } from "./text.ts";

describe("text", () => {
  it("joins words and numbers into one run", () => {
    expect(text`within ${7} working ${"days"}`).toEqual(["within 7 working days"]);
  });

  it("keeps links and strong words as runs of their own, in place", () => {
    const faq = link("FAQ", "/faq");
    expect(text`Read the ${faq}, ${strong("please")}.`).toEqual(["Read the ", faq, ", ", { strong: "please" }, "."]);
  });

  it("leaves no empty runs", () => {
    const faq = link("FAQ", "/faq");
    expect(text`${faq}${""}`).toEqual([faq]);
  });
});

describe("plainText", () => {
  it("is the words alone", () => {
    expect(plainText(text`Read the ${link("FAQ", "/faq")}, ${strong("please")}.`)).toBe("Read the FAQ, please.");
  });
});

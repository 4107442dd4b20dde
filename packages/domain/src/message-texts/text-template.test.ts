import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { checkTemplate, fillWords, TEXT_EMPTY, variablesIn } from "./text-template.ts";

const RULES = { variables: ["number", "care-email"], maximumLength: 40 };

const refusalOf = (typed: string, rules: object = {}) => {
  const checked = checkTemplate(typed, { ...RULES, ...rules });
  return checked.ok ? undefined : [checked.refusal.code, checked.refusal.message];
};

describe("an owner's text", () => {
  test.each([
    ["Order {{number}}", "Order {{number}}"],
    ["  Order {{ number }} \r\n", "Order {{number}}"],
    ["One\r\n\r\n\r\nTwo", "One\n\nTwo"],
    ["a".repeat(40), "a".repeat(40)],
  ])("%j is kept as %j", (typed, kept) => {
    expect(checkTemplate(typed, RULES)).toEqual({ ok: true, value: kept });
  });

  test.each([
    ["", ["text-empty", TEXT_EMPTY]],
    [" \n ", ["text-empty", TEXT_EMPTY]],
    ["a".repeat(41), ["text-too-long", "At most 40 characters, please."]],
    [
      "Order {{nmber}}",
      ["text-variable-unknown", "There is no variable {{nmber}} in this text. It can name {{number}}, {{care-email}}."],
    ],
    ["{{constructor}}", ["text-variable-unknown", expect.stringContaining("{{constructor}}")]],
    ["Order {{number}", ["text-brace", expect.stringContaining("“Order {{number}”")]],
    ["Order {number}", ["text-brace", expect.stringContaining("two braces on each side")]],
    ["Order {{}}", ["text-brace", expect.stringContaining("“Order {{}}”")]],
    ["Order }}", ["text-brace", expect.stringContaining("“Order }}”")]],
    ["{{{number}}}", ["text-brace", expect.any(String)]],
    // What is filled in when a message is sent is none of the owner's: a link that is somebody's own among it.
    ["{tracking-token}", ["text-brace", expect.any(String)]],
  ])("%j is refused", (typed, refusal) => {
    expect(refusalOf(typed)).toEqual(refusal);
  });

  it("may be empty where the message can do without, and has one line where it is a subject", () => {
    expect(checkTemplate(" ", { ...RULES, isOptional: true })).toEqual({ ok: true, value: "" });
    expect(checkTemplate("One\ntwo", { ...RULES, isOneLine: true })).toEqual({ ok: true, value: "One two" });
  });

  it("that is kept is kept the same way again, and names known variables alone", () => {
    const piece = fc.constantFrom("{{number}}", "{{ care-email }}", "{{other}}", "{", "}", " ", "\n", "Order ", "₹");
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const checked = checkTemplate(pieces.join(""), { ...RULES, maximumLength: 1000, isOptional: true });
        if (!checked.ok) return;
        expect(checkTemplate(checked.value, { ...RULES, maximumLength: 1000, isOptional: true })).toEqual(checked);
        for (const name of variablesIn(checked.value)) expect(RULES.variables).toContain(name);
      }),
    );
  });
});

describe("filling in", () => {
  const fill = (template: string, values: Readonly<Record<string, string>>) =>
    fillWords(template, new Map(Object.entries(values)));

  test.each([
    ["Order {{number}}.", { number: "SO-1" }, "Order SO-1."],
    ["{{number}} and {{number}}", { number: "SO-1" }, "SO-1 and SO-1"],
    ["is cancelled. {{details}}", { details: "" }, "is cancelled."],
    ["is on its way {{parcel}}.", { parcel: "" }, "is on its way."],
    ["is on its way {{parcel}}.", { parcel: "with X" }, "is on its way with X."],
    ["Hello {{name}}", {}, "Hello {{name}}"],
  ])("%j with %j is %j", (template, values, filled) => {
    expect(fill(template, values)).toBe(filled);
  });

  it("inserts values as they are: none is a template itself", () => {
    expect(fill("{{number}} {{name}}", { number: "{{name}} $&  $1", name: "x" })).toBe("{{name}} $&  $1 x");
  });
});

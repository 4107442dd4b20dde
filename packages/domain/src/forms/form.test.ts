import { describe, expect, expectTypeOf, it } from "vitest";
import { accept } from "../outcome.ts";
import { checkFields, messagesByField, requireChoice, requireText } from "./form.ts";

const check = (name: string, size: string) =>
  checkFields(
    { name: requireText(name, "Name, please"), size: requireChoice(size, ["S", "M"], "Size, please"), note: accept(1) },
    (field) => ({ name: field.name.value, size: field.size.value, note: field.note.value }),
  );

describe("checkFields", () => {
  it("builds the value of a form that is in order", () => {
    expect(check(" Asha ", "M")).toEqual({ ok: true, value: { name: "Asha", size: "M", note: 1 } });
  });

  it("names every field that was refused, in the form's order, the first one apart", () => {
    const name = { field: "name", code: "required", message: "Name, please" };
    const size = { field: "size", code: "required", message: "Size, please" };
    expect(check(" ", "L")).toEqual({ ok: false, refusal: name, refusals: [name, size] });
    expect(check("Asha", "")).toEqual({ ok: false, refusal: size, refusals: [size] });
  });

  it("knows its fields and its value by type", () => {
    const outcome = check("", "");
    expectTypeOf<Extract<typeof outcome, { ok: true }>["value"]>().toEqualTypeOf<{
      name: string;
      size: "S" | "M";
      note: number;
    }>();
    expectTypeOf<Extract<typeof outcome, { ok: false }>["refusal"]["field"]>().toEqualTypeOf<
      "name" | "size" | "note"
    >();
  });
});

it("messagesByField is the shape of a reply's errors", () => {
  const refusals = [
    { field: "name", code: "required", message: "Name, please" },
    { field: "name", code: "long", message: "Shorter, please" },
    { field: "size", code: "required", message: "Size, please" },
  ];
  expect(messagesByField(refusals)).toEqual({ name: ["Name, please", "Shorter, please"], size: ["Size, please"] });
});

import { expect, expectTypeOf, it } from "vitest";
import { accept, isRefused, type Outcome, type Refusal, refuse } from "./outcome.ts";

it("a value or a refusal, told apart by ok", () => {
  expect(accept(3)).toEqual({ ok: true, value: 3 });
  expect(refuse({ code: "no", message: "No." })).toEqual({ ok: false, refusal: { code: "no", message: "No." } });
});

it("a refusal is told from whatever else a function returns", () => {
  expect(isRefused(refuse({ code: "no", message: "No." }))).toBe(true);
  const others = [accept(3), undefined, null, "no", { ok: false }, { refusal: {} }, { ok: true, refusal: {} }];
  for (const other of others) expect(isRefused(other)).toBe(false);
});

it("a value cannot be read before `ok` is checked", () => {
  type Answer = Outcome<number, Refusal<"no">>;
  expectTypeOf<Answer>().not.toHaveProperty("value");
  expectTypeOf<Extract<Answer, { ok: true }>["value"]>().toEqualTypeOf<number>();
  expectTypeOf<Extract<Answer, { ok: false }>["refusal"]["code"]>().toEqualTypeOf<"no">();
  expectTypeOf(refuse({ code: "no", message: "No." }).refusal.code).toEqualTypeOf<"no">();
});

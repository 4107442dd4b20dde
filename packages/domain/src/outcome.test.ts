import { expect, expectTypeOf, it } from "vitest";
import { accept, type Outcome, type Refusal, refuse } from "./outcome.ts";

it("a value or a refusal, told apart by ok", () => {
  expect(accept(3)).toEqual({ ok: true, value: 3 });
  expect(refuse({ code: "no", message: "No." })).toEqual({ ok: false, refusal: { code: "no", message: "No." } });
});

it("the type lets nobody read a value without asking", () => {
  type Answer = Outcome<number, Refusal<"no">>;
  expectTypeOf<Answer>().not.toHaveProperty("value");
  expectTypeOf<Extract<Answer, { ok: true }>["value"]>().toEqualTypeOf<number>();
  expectTypeOf<Extract<Answer, { ok: false }>["refusal"]["code"]>().toEqualTypeOf<"no">();
  expectTypeOf(refuse({ code: "no", message: "No." }).refusal.code).toEqualTypeOf<"no">();
});

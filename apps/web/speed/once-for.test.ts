import { expect, it, vi } from "vitest";
import { jsonOf, onceFor } from "./once-for.ts";

it("A value is made once for each object, also where it is none", () => {
  const make = vi.fn(({ name }: { readonly name?: string }) => name);
  const nameOf = onceFor(make);
  const [ghee, nothing] = [{ name: "ghee" }, {}];
  expect([ghee, nothing, ghee, nothing].map(nameOf)).toEqual(["ghee", undefined, "ghee", undefined]);
  expect(nameOf({ ...ghee })).toBe("ghee");
  expect(make).toHaveBeenCalledTimes(3);
});

it("An object's JSON is written once", () => {
  const toJSON = vi.fn(() => "ghee");
  const value = { toJSON };
  expect([jsonOf(value), jsonOf(value)]).toEqual(['"ghee"', '"ghee"']);
  expect(toJSON).toHaveBeenCalledTimes(1);
});

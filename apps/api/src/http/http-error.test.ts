import { refuse } from "@store/domain";
import { expect, test } from "vitest";
import { httpError } from "./http-error.ts";

test("a refusal goes out with its code and what its words name (C57)", () => {
  const message = "Minimum order value is ₹250";
  const { refusal } = refuse({ code: "below-minimum", params: { minimum: 25_000 }, message });
  expect(httpError(409, refusal).reply).toEqual({
    ...{ status: false, message },
    ...{ code: "below-minimum", params: { minimum: 25_000 } },
  });
});

test("a text alone goes out with the code of its status, and no parameters", () => {
  expect(httpError(404, "There is no such order.").reply).toEqual({
    ...{ status: false, message: "There is no such order.", code: "not-found" },
  });
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepCourier, readCouriers } from "./couriers.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("the couriers of a browser", () => {
  it("are the last few, the last one first, each once as it was last written", () => {
    expect(readCouriers()).toEqual([]);
    for (const name of ["A", "B", "C", "D", "E", "F", "c"]) keepCourier(name);
    expect(readCouriers()).toEqual(["c", "F", "E", "D", "B"]);
  });

  it.each(["broken", '{"a":1}', "[1, null]"])("are none where the storage holds something else: %s", (kept) => {
    localStorage.setItem("couriers", kept);
    expect(readCouriers()).toEqual([]);
  });

  it("are none where the browser forbids storage", () => {
    for (const method of ["getItem", "setItem"] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error("Forbidden");
      });
    keepCourier("Garuda Parcels");
    expect(readCouriers()).toEqual([]);
  });
});

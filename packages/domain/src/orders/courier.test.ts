import { describe, expect, it } from "vitest";
import { checkWebAddress } from "../forms/web-address.ts";
import { trackingPage } from "./courier.ts";

describe("A courier's own tracking page", () => {
  it.each([
    ["Delhivery", "https://www.delhivery.com/track-v2/package/GP1"],
    ["delhivery surface", "https://www.delhivery.com/track-v2/package/GP1"],
    ["BlueDart", "https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=GP1"],
    ["Shiprocket (Delhivery)", "https://shiprocket.co/tracking/GP1"],
    ["Garuda Parcels", undefined],
    ["India Post", undefined],
    ["Own delivery", undefined],
  ])("of %s is %s", (courier, page) => {
    expect(trackingPage(courier, "GP1")).toBe(page);
  });

  it("is an address of the web, whatever the number", () => {
    for (const courier of ["Shiprocket", "Delhivery", "Blue Dart", "DTDC", "Ekart"]) {
      const page = trackingPage(courier, 'EM 1/"?&#<') ?? "";
      expect(checkWebAddress(page)).toEqual({ ok: true, value: page });
      expect(page).toContain("EM%201");
    }
  });

  it("is none without a number", () => {
    expect(trackingPage("Delhivery", "")).toBeUndefined();
  });
});

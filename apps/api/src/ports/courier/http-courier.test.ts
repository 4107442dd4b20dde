import { fromRupees, type Shipment, ZERO_PAISE } from "@store/domain";
import { describe, expect, test } from "vitest";
import { createHttpCourier } from "./http-courier.ts";

const KEY = "SO-2026-000007 + SO-2026-000009, 1100 in cash";
const SHIPMENT: Shipment = {
  orderNumber: "SO-2026-000007",
  placedAt: new Date("2026-03-14T06:30:00Z"),
  fullName: "Asha Patel",
  mobile: "+919876543210",
  address: { street: "14 Aundh Road", city: "Pune", postalCode: "411007", state: "Maharashtra", country: "India" },
  lines: [
    { productId: 1, sku: "GHEE-1", name: "Ghee", quantity: 2, price: fromRupees(500), gstRate: 5, weightGrams: 550 },
  ],
  weight: 1100,
  collect: fromRupees(1100),
  shipping: fromRupees(100),
  cashFee: ZERO_PAISE,
  finalTotal: fromRupees(1100),
  trackingNumber: "",
};

interface Asked {
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

function courierThat(answer: () => Response | Promise<Response>, trackingUrl?: string) {
  const asked: Asked[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    asked.push({ url: String(url), headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) });
    return answer();
  };
  const settings = {
    name: "Delhivery",
    url: "https://courier.example/shipments",
    authorization: "Token abc",
    trackingUrl,
  };
  return { asked, courier: createHttpCourier(settings, fetch) };
}

describe("a courier by HTTP", () => {
  test("is sent the parcel in rupees and grams, once by its key, and answers its number", async () => {
    const { asked, courier } = courierThat(() => Response.json({ tracking_number: " DL123 " }));
    expect(await courier.createShipment(SHIPMENT, KEY)).toEqual({ state: "booked", number: "DL123" });
    const [request] = asked;
    expect(request?.url).toBe("https://courier.example/shipments");
    expect(request?.headers.get("authorization")).toBe("Token abc");
    expect(request?.headers.get("idempotency-key")).toBe(KEY);
    expect(request?.body).toEqual({
      order: "SO-2026-000007",
      receiver: { name: "Asha Patel", mobile: "+919876543210", address: SHIPMENT.address },
      ...{ weight_grams: 1100, cash_to_collect: 1100, value: 1100 },
      items: [{ sku: "GHEE-1", name: "Ghee", quantity: 2, price: 500 }],
    });
  });

  test.each([
    ["digits", 12_345_678_901_234, "12345678901234"],
    ["a text", " 0012 ", "0012"],
  ])("takes a number that is %s", async (_, tracking_number, number) => {
    const { courier } = courierThat(() => Response.json({ tracking_number }));
    expect(await courier.createShipment(SHIPMENT, KEY)).toEqual({ state: "booked", number });
  });

  test.each([400, 409, 422, 499])("says in its words why it takes none: HTTP %d", async (status) => {
    const { courier } = courierThat(() => Response.json({ message: " PIN code not served " }, { status }));
    expect(await courier.createShipment(SHIPMENT, KEY)).toEqual({ state: "refused", reason: "PIN code not served" });
  });

  const reset = Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
  test.each([
    ["a gateway's page", () => new Response("<h1>Oops</h1>", { status: 502 }), "HTTP 502"],
    ["its own failure, in words", () => Response.json({ message: "Asha is out" }, { status: 500 }), "HTTP 500"],
    ["a refusal without words", () => new Response("", { status: 404 }), "HTTP 404"],
    ["a redirect", () => Response.json({ message: "Moved" }, { status: 302 }), "HTTP 302"],
    ["200 with words", () => Response.json({ message: "Accepted" }), "HTTP 200 without a number"],
    ["200 of another shape", () => Response.json({ awb: "DL123" }), "HTTP 200 without a number"],
    ["an empty number", () => Response.json({ tracking_number: " " }), "HTTP 200 without a number"],
    [
      "a number that cannot be read exactly",
      () => new Response('{"tracking_number":12345678901234567890}'),
      "HTTP 200 without a number",
    ],
    ["no answer", () => Promise.reject(new TypeError("fetch to Asha failed")), "TypeError"],
    ["a lost answer", () => Promise.reject(reset), "ECONNRESET"],
  ])("does not know whether it booked after %s, and says no more of it", async (_, answer, problem) => {
    const { courier } = courierThat(answer);
    expect(await courier.createShipment(SHIPMENT, KEY)).toEqual({ state: "unknown", problem });
  });

  test("shows the way of a parcel by its own address, or where the store knows it", () => {
    const answer = () => Response.json({});
    expect(courierThat(answer, "https://courier.example/track/{number}").courier.track("D/1")).toBe(
      "https://courier.example/track/D%2F1",
    );
    expect(courierThat(answer).courier.track("DL123")).toBe("https://www.delhivery.com/track-v2/package/DL123");
  });
});

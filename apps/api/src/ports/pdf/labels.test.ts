import { fromRupees, ZERO_PAISE } from "@store/domain";
import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { inProcessPdf as pdf } from "../../testing/in-process-pdf.ts";
import { readBarcode } from "../../testing/read-barcode.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { SELLER } from "../../testing/sample-documents.ts";
import type { ParcelLabel } from "./pdf.ts";

const LABEL: ParcelLabel = {
  seller: SELLER,
  orderNumber: "SO-2026-000123",
  orderedAt: new Date("2026-03-14T12:30:00Z"),
  shipTo: {
    fullName: "Asha Kulkarni",
    fullAddress: "14 Kalpataru Residency, Aundh Road, Pune, Maharashtra 411007, India",
    mobile: "+919876543210",
  },
  courier: "Garuda Parcels",
  trackingNumber: "GP00000001IN",
  collect: fromRupees(1293.5),
  pieces: 3,
  weight: 1250,
};

describe("a label", () => {
  test("is of A6, and says who sends what to whom, and what is collected", async () => {
    const file = await pdf.labels([LABEL]);
    const page = await (await getDocumentProxy(file.slice())).getPage(1);
    const [, , width = 0, height = 0] = page.view;
    expect([width, height].map((points) => Math.round((points * 25.4) / 72))).toEqual([105, 148]);
    const [text = ""] = await readPdf(file);
    for (const words of [
      ...["Garuda Parcels", "Tracking number GP00000001IN", "COD ₹1,293.50", "To: Asha Kulkarni", "Aundh Road"],
      ...["PIN 411007", "Phone +919876543210", "SO-2026-000123", "Mar 14, 2026", "1.25 kg", "Items 3"],
      ...["If undelivered, return to", SELLER.shopName, "Ahmedabad 380054", SELLER.phone, SELLER.gstin],
    ])
      expect(text).toContain(words);
  });

  test("has the tracking number as its barcode, and the order's number where there is none", async () => {
    expect(await readBarcode(await pdf.labels([LABEL]))).toBe("GP00000001IN");
    const own = { ...LABEL, courier: "Own delivery", trackingNumber: "" };
    expect(await readBarcode(await pdf.labels([own]))).toBe("SO-2026-000123");
  });

  test.each(["GP".repeat(30), "जीपी १"])(
    "of a tracking number that no barcode holds has the order's: %s",
    async (number) => {
      const file = await pdf.labels([{ ...LABEL, trackingNumber: number }]);
      expect(await readBarcode(file)).toBe("SO-2026-000123");
      expect((await readPdf(file))[0]?.replaceAll(" ", "")).toContain(number.replaceAll(" ", ""));
    },
  );

  test("of what is paid says so, and does not guess a weight or a courier", async () => {
    const label = { ...LABEL, courier: undefined, trackingNumber: "", collect: ZERO_PAISE, weight: undefined };
    const [text = ""] = await readPdf(await pdf.labels([label]));
    expect(text).toContain("PREPAID");
    expect(text).not.toMatch(/COD|₹|kg|undefined/);
    expect(text).toContain("Courier: ____");
  });

  test.each([
    ["long", "Nandini ".repeat(14), "Flat 1203, Tower B, behind the old water tank, ".repeat(12)],
    ["in Gujarati", "આશા પટેલ", "ગુજરાતી સરનામું અહીં ઘણું લાંબું છે ".repeat(8)],
    ["one endless word", "Ghee".repeat(25), "Kalpataru".repeat(20)],
  ])("whose name and address are %s stays on one page, whole", async (_how, fullName, street) => {
    const fullAddress = `${street}, Pune, Maharashtra 411007, India`;
    const pages = await readPdf(await pdf.labels([{ ...LABEL, shipTo: { ...LABEL.shipTo, fullName, fullAddress } }]));
    expect(pages).toHaveLength(1);
    const text = pages.join("").replaceAll(/\s/g, "");
    for (const words of [fullName, street]) expect(text).toContain(words.replaceAll(/\s/g, ""));
    expect(text).toContain("PIN411007");
  });

  test("is one page each of several", async () => {
    const file = await pdf.labels([LABEL, { ...LABEL, orderNumber: "SO-2026-000124", trackingNumber: "GP2" }]);
    const pages = await readPdf(file);
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain("SO-2026-000124");
    expect(await readBarcode(file, 2)).toBe("GP2");
  });
});

import { calendarDate, fromRupees, ZERO_PAISE } from "@store/domain";
import { describe, expect, test } from "vitest";
import { inProcessPdf as pdf } from "../../testing/in-process-pdf.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { SELLER } from "../../testing/sample-documents.ts";
import { type ListedParcel, MOST_LINES } from "./pdf.ts";

const PARCEL: ListedParcel = {
  ...{ orderNumber: "SO-2026-000123", trackingNumber: "GP00000001", pieces: 2, weight: 1250 },
  ...{ fullAddress: "14 Kalpataru, Pune, Maharashtra 411007, India", collect: fromRupees(1293.5) },
};
const LIST = { seller: SELLER, courier: "Garuda Parcels", day: undefined, printedAt: new Date("2026-03-14T12:30:00Z") };

describe("a manifest", () => {
  test("counts its parcels, what is collected and what they weigh, as far as that is known", async () => {
    const paid = { ...PARCEL, collect: ZERO_PAISE, trackingNumber: "", weight: undefined };
    const parcels = [PARCEL, { ...PARCEL, collect: fromRupees(100) }, paid];
    const day = calendarDate("2026-03-14");
    const [text = ""] = await readPdf(await pdf.manifest({ ...LIST, day, parcels }));
    for (const words of [
      ...["Manifest for Garuda Parcels", "Handed over on March 14, 2026", "3 parcels", "Prepaid", "Pune 411007"],
      ...["Cash on delivery: 2, ₹1,393.50 to collect", "Weight: 2.5 kg, and 1 not weighed", "₹1,293.50"],
      ...["Received by the courier", "Name of the driver", "Signature", "Page 1 of 1"],
    ])
      expect(text).toContain(words);
  });

  test("of more parcels than a table has goes on, and loses none", async () => {
    const parcels = Array.from({ length: MOST_LINES + 20 }, (_, index) => ({
      ...PARCEL,
      orderNumber: `SO-${index}-end`,
    }));
    const text = (await readPdf(await pdf.manifest({ ...LIST, parcels }))).join(" ");
    for (const { orderNumber } of parcels) expect(text.split(orderNumber)).toHaveLength(2);
    expect(text).toContain(`${MOST_LINES + 20} parcels`);
  });
});

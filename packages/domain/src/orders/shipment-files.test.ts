import { describe, expect, it } from "vitest";
import { fromRupees, paise, ZERO_PAISE } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { losesPaise, SHIPMENT_FILE_KEYS, type Shipment, type ShipmentFile, shipmentRows } from "./shipment-files.ts";

const JAR = {
  ...{ productId: 7, sku: "GHEE-500", name: "Gir cow ghee", quantity: 2, price: fromRupees(649.5), gstRate: 5 },
  weightGrams: 820,
};
const SHIPMENT: Shipment = {
  ...{ orderNumber: "SO-2026-000123", placedAt: new Date("2026-03-14T19:05:00Z"), trackingNumber: "" },
  ...{ fullName: "Asha Rao Kulkarni", mobile: "+919876543210", weight: 1690 },
  address: { street: "14 Kalpataru", city: "Pune", state: "Maharashtra", postalCode: "411007", country: "India" },
  lines: [JAR, { ...JAR, productId: 9, sku: "", name: "Soap", quantity: 1, price: fromRupees(50), weightGrams: 50 }],
  ...{ collect: fromRupees(1393.5), shipping: fromRupees(100), cashFee: fromRupees(20) },
  // 1349 for the goods, 100 and 20, less 75.50.
  finalTotal: fromRupees(1393.5),
};

/** The rows of a file, each cell by its header. */
function rowsOf(file: ShipmentFile, ...shipments: readonly Shipment[]) {
  const [headers = [], ...rows] = shipmentRows(file, shipments, DEFAULT_POLICY);
  return rows.map((cells) => Object.fromEntries(headers.map((header, place) => [header, cells[place]])));
}

describe("The file for a courier", () => {
  it.each(SHIPMENT_FILE_KEYS)("%s has each header once, and a cell below each", (file) => {
    const [headers = [], ...rows] = shipmentRows(file, [SHIPMENT], DEFAULT_POLICY);
    expect(new Set(headers).size).toBe(headers.length);
    for (const row of rows) expect(row).toHaveLength(headers.length);
    expect(rows).toHaveLength(file === "india-post" ? 1 : 2);
  });

  it("Delhivery has a row for each product, grams, and what is to be collected in rupees", () => {
    const [first, second] = rowsOf("delhivery", SHIPMENT);
    expect(first).toMatchObject({
      ...{ "*Sale Order Number": "SO-2026-000123", "*Payment Mode": "COD", "COD Amount": 1393.5 },
      ...{ "*Customer Phone": "9876543210", "*Shipping Pincode": "411007", "*Item Sku Code": "GHEE-500" },
      ...{ "*Quantity Ordered": 2, "*Unit Item Price": 649.5, "Packaged Product Weight (gm)": 1690 },
      "*Pickup Location Name": DEFAULT_POLICY.identity.shopName,
    });
    expect(second).toMatchObject({ "*Sale Order Number": "SO-2026-000123", "*Item Sku Code": "P9" });
  });

  it("Shiprocket has kilograms, the day in India, and amounts that add up to the total", () => {
    const rows = rowsOf("shiprocket", SHIPMENT);
    expect(rows[0]).toMatchObject({
      ...{ "Order Date as dd-mm-yyyy hh:MM": "15-03-2026 00:35", "*Payment Method(COD/Prepaid)": "COD" },
      ...{ "*Customer First Name": "Asha", "Customer Last Name": "Rao Kulkarni", "*Weight Of Shipment(kg)": 1.69 },
      ...{ "Shipping Charges(Per Order)": 100, "COD Charges(Per Order)": 20, "Total Discount (Per Order)": 75.5 },
    });
  });

  it("India Post has whole rupees, none of a paid order, and addresses of two lines", () => {
    const street = "Flat 1203, Tower B, Kalpataru Residency, Near the old water tank";
    const paid = { ...SHIPMENT, collect: ZERO_PAISE, address: { ...SHIPMENT.address, street } };
    expect(rowsOf("india-post", SHIPMENT, paid)).toMatchObject([
      { "SERIAL NUMBER": 1, "CODR/COD": "COD", "VALUE FOR CODR/COD": 1393, "RECEIVER ADD LINE 2": "" },
      {
        ...{ "SERIAL NUMBER": 2, "CODR/COD": "", "VALUE FOR CODR/COD": "", "BULK REFERENCE": "SO-2026-000123" },
        ...{ "RECEIVER ADD LINE 1": "Flat 1203, Tower B, Kalpataru Residency, Near the" },
        "RECEIVER ADD LINE 2": "old water tank",
      },
    ]);
  });

  it.each([
    [139_300, 1393, false],
    [139_399, 1393, true],
    [99, "", true],
    [0, "", false],
  ])("India Post has of %i paise %j rupees, less than the invoice: %s", (amount, value, isLess) => {
    const shipment = { ...SHIPMENT, collect: paise(amount) };
    const mode = value === "" ? "" : "COD";
    expect(rowsOf("india-post", shipment)).toMatchObject([{ "CODR/COD": mode, "VALUE FOR CODR/COD": value }]);
    expect(losesPaise("india-post", shipment)).toBe(isLess);
    expect(losesPaise("delhivery", shipment)).toBe(false);
  });

  it.each(SHIPMENT_FILE_KEYS)("%s leaves out a weight that nobody knows, and the amount of a paid order", (file) => {
    const [row = {}] = rowsOf(file, { ...SHIPMENT, weight: undefined, collect: ZERO_PAISE });
    const known = Object.entries(row).filter(([header]) => /weight|cod amount|value for/i.test(header));
    expect(known.filter(([header, cell]) => cell !== "" && header !== "Product Weight (gm)")).toEqual([]);
  });
});

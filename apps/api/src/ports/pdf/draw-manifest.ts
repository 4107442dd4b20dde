import {
  addMoney,
  addressParts,
  formatCount,
  formatDay,
  formatRupees,
  formatShortDate,
  formatTime,
  formatWeight,
  ZERO_PAISE,
} from "@store/domain";
import { drawLetterhead } from "./letterhead.ts";
import { COLORS, PAGE, Paper } from "./paper.ts";
import { type ListedParcel, type Manifest, MOST_LINES } from "./pdf.ts";
import { type Column, drawTable } from "./table.ts";

const COLUMNS: readonly Column<ListedParcel & { readonly place: number }>[] = [
  { title: "No.", width: 26, align: "right", cell: ({ place }) => ({ text: String(place) }) },
  { title: "Order", width: 92, cell: ({ orderNumber }) => ({ text: orderNumber }) },
  { title: "Tracking number", cell: ({ trackingNumber }) => ({ text: trackingNumber || "–" }) },
  {
    title: "To",
    width: 104,
    cell: ({ fullAddress }) => {
      const { city, postalCode } = addressParts(fullAddress);
      return { text: [city, postalCode].filter(Boolean).join(" ") || "–" };
    },
  },
  { title: "Items", width: 30, align: "right", cell: ({ pieces }) => ({ text: String(pieces) }) },
  {
    title: "Weight",
    width: 52,
    align: "right",
    cell: ({ weight }) => ({ text: weight === undefined ? "–" : formatWeight(weight) }),
  },
  {
    title: "To collect",
    width: 66,
    align: "right",
    cell: ({ collect }) => ({ text: collect > ZERO_PAISE ? formatRupees(collect) : "Prepaid" }),
  },
];

/** Of how many parcels, how much and how heavy. */
function sumsOf(parcels: readonly ListedParcel[]): readonly string[] {
  const cash = parcels.filter(({ collect }) => collect > ZERO_PAISE);
  const weighed = parcels.flatMap(({ weight }) => (weight === undefined ? [] : [weight]));
  const weight = formatWeight(weighed.reduce((sum, grams) => sum + grams, 0));
  const unknown = parcels.length - weighed.length;
  return [
    `${formatCount(parcels.length)} ${parcels.length === 1 ? "parcel" : "parcels"}`,
    `Cash on delivery: ${formatCount(cash.length)}, ${formatRupees(addMoney(...cash.map(({ collect }) => collect)))} to collect`,
    unknown > 0 ? `Weight: ${weight}, and ${formatCount(unknown)} not weighed` : `Weight: ${weight}`,
  ];
}

const SIGNED = ["Name of the driver", "Vehicle number", "Date and time", "Parcels taken", "Signature"];
const SIGNED_ROW = 26;

/** Lines to be filled in with a pen: two beside each other. */
function drawSignature(paper: Paper, top: number): void {
  const rows = Math.ceil(SIGNED.length / 2);
  const y = paper.roomFor(rows * SIGNED_ROW + 20, top);
  paper.write("Received by the courier", { x: PAGE.left, y, width: PAGE.width }, { size: 10, face: "bold" });
  for (const [index, words] of SIGNED.entries()) {
    const width = PAGE.width / 2 - 10;
    const x = PAGE.left + (index % 2) * (PAGE.width / 2 + 10);
    const base = y + 20 + (Math.floor(index / 2) + 1) * SIGNED_ROW;
    paper.write(words, { x, y: base - 14, width }, { size: 9 });
    paper.sheet
      .moveTo(x + 90, base)
      .lineTo(x + width, base)
      .lineWidth(0.6)
      .strokeColor(COLORS.ink)
      .stroke();
  }
}

/** What a driver takes along, counted, with lines to sign. */
export async function drawManifest(manifest: Manifest): Promise<Uint8Array<ArrayBuffer>> {
  const { seller, courier, day, printedAt, parcels } = manifest;
  const title = courier ? `Manifest for ${courier}` : "Manifest";
  const paper = new Paper(title, seller, printedAt);
  const content = drawLetterhead(paper, title, [
    day ? `Handed over on ${formatDay(day)}` : "Ready to be handed over",
    `Printed on ${formatShortDate(printedAt)}, ${formatTime(printedAt)}`,
  ]);
  let y = content;
  for (const words of sumsOf(parcels))
    y = paper.write(words, { x: PAGE.left, y, width: PAGE.width }, { size: 11, face: "bold" }) + 2;
  y += 8;
  const rows = parcels.map((parcel, index) => ({ ...parcel, place: index + 1 }));
  // A table has a limit, which a day may exceed: the next one goes on below it.
  for (let start = 0; start < rows.length; start += MOST_LINES)
    y = drawTable(paper, COLUMNS, rows.slice(start, start + MOST_LINES), paper.roomFor(60, y), 3);
  drawSignature(paper, y + 24);
  return paper.finish();
}

import { addressParts, formatRupees, formatShortDate, formatWeight, ZERO_PAISE } from "@store/domain";
import { code128Modules, QUIET_ZONE } from "./barcode.ts";
import { Paper, type Place, type Style } from "./paper.ts";
import type { ParcelLabel } from "./pdf.ts";

const POINTS_PER_MM = 72 / 25.4;
const mm = (millimetres: number): number => millimetres * POINTS_PER_MM;

/** A6, as label printers have it. */
const SIZE: [number, number] = [mm(105), mm(148)];
const LEFT = mm(5);
const WIDTH = SIZE[0] - 2 * LEFT;
/** A narrower module is not read by the scanners that couriers carry. */
const NARROWEST_MODULE = mm(0.19);
/** A wider one makes a barcode of few letters no easier to read. */
const WIDEST_MODULE = mm(0.5);

const BLACK = "#000000";
const SMALL = { size: 8, color: BLACK } as const;
const PADDING = 6;

type Room = Place & { readonly height: number };

/** Where each part stands, from the top. */
const ROOMS = {
  courier: { y: mm(5), height: 18 },
  barcode: { y: mm(12), height: mm(18) },
  number: { y: mm(30.5), height: 15 },
  collect: { y: mm(37.5), height: mm(13) },
  to: { y: mm(53), height: mm(8) },
  address: { y: mm(61.5), height: mm(25) },
  pin: { y: mm(87.5), height: mm(11) },
  facts: { y: mm(102), height: mm(11) },
  from: { y: mm(116), height: mm(27) },
} as const;

const roomOf = (name: keyof typeof ROOMS): Room => ({ x: LEFT, width: WIDTH, ...ROOMS[name] });

const SMALLEST = 5;

/** The largest size, in half points, in which a text fits: what fits, fits smaller too. */
function largestSize(most: number, fits: (size: number) => boolean): number {
  let [known, tooLarge] = [2 * SMALLEST, 2 * most + 1];
  while (tooLarge - known > 1) {
    const middle = Math.floor((known + tooLarge) / 2);
    if (fits(middle / 2)) known = middle;
    else tooLarge = middle;
  }
  return known / 2;
}

/** Writes a text as large as its room has place for, in as many lines as it needs: what was typed may be long. */
function writeFitting(
  paper: Paper,
  text: string,
  { height, ...place }: Room,
  style: Style & { readonly size: number },
) {
  const fits = (size: number) =>
    paper.heightOf(text, place.width, { ...style, size }) <= height &&
    paper.wordWidth(text, { ...style, size }) <= place.width;
  const size = fits(style.size) ? style.size : largestSize(style.size, fits);
  return paper.write(text, place, { ...style, size });
}

function line(paper: Paper, y: number): void {
  paper.sheet
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDTH, y)
    .lineWidth(0.8)
    .strokeColor(BLACK)
    .stroke();
}

/** The bars of a text, in the middle; undefined where it is too long to be read, or has letters that the code lacks. */
function barsOf(text: string): { readonly modules: string; readonly module: number } | undefined {
  const modules = code128Modules(text);
  if (!modules) return undefined;
  const module = Math.min(WIDTH / (modules.length + 2 * QUIET_ZONE), WIDEST_MODULE);
  return module < NARROWEST_MODULE ? undefined : { modules, module };
}

function drawBarcode(paper: Paper, texts: readonly string[]): void {
  const bars = texts.map(barsOf).find((one) => one !== undefined);
  if (!bars) return;
  const { y, height } = ROOMS.barcode;
  const { modules, module } = bars;
  const left = LEFT + (WIDTH - modules.length * module) / 2;
  for (const { index, 0: bar } of modules.matchAll(/1+/g))
    paper.sheet.rect(left + index * module, y, bar.length * module, height);
  paper.sheet.fill(BLACK);
}

/** The amount to collect, or that there is none: what the courier reads first at the door. */
function drawCollect(paper: Paper, { collect }: ParcelLabel): void {
  const { x, y, width, height } = roomOf("collect");
  paper.sheet.rect(x, y, width, height).lineWidth(1.4).strokeColor(BLACK).stroke();
  const inner = { x: x + PADDING, width: width - 2 * PADDING };
  const large = { face: "bold", size: 24, color: BLACK, align: "center" } as const;
  if (collect === ZERO_PAISE) {
    writeFitting(paper, "PREPAID", { ...inner, y: y + 3, height: height - 4 }, large);
    return;
  }
  paper.write("Cash on delivery: collect", { ...inner, y: y + 2 }, { ...SMALL, align: "center" });
  writeFitting(paper, `COD ${formatRupees(collect)}`, { ...inner, y: y + 11, height: height - 12 }, large);
}

function drawReceiver(paper: Paper, { shipTo }: ParcelLabel): void {
  const { postalCode } = addressParts(shipTo.fullAddress);
  const bold = { face: "bold", color: BLACK } as const;
  writeFitting(paper, `To: ${shipTo.fullName}`, roomOf("to"), { ...bold, size: 15 });
  writeFitting(paper, shipTo.fullAddress, roomOf("address"), { size: 12, color: BLACK });
  const pin = roomOf("pin");
  const half = { ...pin, width: pin.width / 2 };
  if (postalCode) writeFitting(paper, `PIN ${postalCode}`, half, { ...bold, size: 22 });
  if (shipTo.mobile) {
    const right = { ...half, x: pin.x + half.width, y: pin.y + 6, height: pin.height - 6 };
    writeFitting(paper, `Phone ${shipTo.mobile}`, right, { ...bold, size: 13, align: "right" });
  }
}

function drawFacts(paper: Paper, { orderNumber, orderedAt, pieces, weight }: ParcelLabel): void {
  const { x, y, width } = roomOf("facts");
  const facts = [
    ["Order", orderNumber],
    ["Ordered", formatShortDate(orderedAt)],
    ["Weight", weight === undefined ? "–" : formatWeight(weight)],
    ["Items", String(pieces)],
  ] as const;
  const shares = [0.37, 0.27, 0.2, 0.16];
  let left = x;
  for (const [index, [term, fact]] of facts.entries()) {
    const column = { x: left, width: width * (shares[index] ?? 0) - 4 };
    paper.write(term, { ...column, y: y + 3 }, { size: 7, color: BLACK });
    writeFitting(paper, fact, { ...column, y: y + 11, height: 16 }, { face: "bold", size: 10, color: BLACK });
    left += width * (shares[index] ?? 0);
  }
}

/** Who sends it, and where it goes back to. */
function drawSender(paper: Paper, { seller }: ParcelLabel): void {
  const { y, height, ...place } = roomOf("from");
  const from = [seller.shopName, seller.legalName].filter((name, index, all) => all.indexOf(name) === index).join(", ");
  const below = paper.write("From. If undelivered, return to:", { ...place, y: y + 3 }, { ...SMALL, face: "bold" });
  const text = [from, ...seller.addressLines, `Phone ${seller.phone}`, `GSTIN ${seller.gstin}`].join(", ");
  writeFitting(paper, text, { ...place, y: below + 1, height: y + height - below - 1 }, { size: 9, color: BLACK });
}

function drawLabel(paper: Paper, label: ParcelLabel): void {
  const { orderNumber, courier, trackingNumber } = label;
  const title = courier ?? "Courier: __________________";
  writeFitting(paper, title, roomOf("courier"), { face: "bold", size: 13, color: BLACK, align: "center" });
  const number = trackingNumber || orderNumber;
  drawBarcode(paper, [number, orderNumber]);
  const words = trackingNumber ? `Tracking number ${trackingNumber}` : orderNumber;
  writeFitting(paper, words, roomOf("number"), { face: "bold", size: 11, color: BLACK, align: "center" });
  drawCollect(paper, label);
  drawReceiver(paper, label);
  line(paper, ROOMS.facts.y);
  drawFacts(paper, label);
  line(paper, ROOMS.from.y);
  drawSender(paper, label);
}

/** What is glued onto parcels: black on white, since label printers have no colours. */
export async function drawLabels(labels: readonly ParcelLabel[]): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = labels;
  if (!first) throw new RangeError("There is no label to draw");
  const title = labels.length === 1 ? `Label ${first.orderNumber}` : "Labels";
  const paper = new Paper(title, first.seller, first.orderedAt, { size: SIZE, hasFoot: false });
  for (const [index, label] of labels.entries()) {
    if (index > 0) paper.sheet.addPage();
    drawLabel(paper, label);
  }
  return paper.finish();
}

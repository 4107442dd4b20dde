import type { Motif } from "../../catalogue/index.ts";
import type { Hex } from "../drawing/color.ts";
import { n, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { fit } from "../lettering/fit.ts";
import type { Face } from "../lettering/fonts.ts";
import { capHeightOf, outlineOf, widthOf } from "../lettering/text.ts";
import { MOTIFS } from "../motifs/index.ts";

/** What a label says and shows. */
export type LabelSpec = {
  brand: string;
  /** the few words that name the goods */
  name: string;
  /** what kind of goods, in smaller letters */
  kind: string;
  weight: string;
  motif: Motif;
  /** the colour that the label takes from what it names */
  hue: Hex;
};

/** Where a label may be written. Around a cylinder its middle hangs `sag` lower than its ends, `reach` to each side. */
export type LabelArea = { x: number; y: number; w: number; h: number; sag: number; reach: number };

export const flatArea = (x: number, y: number, w: number, h: number): LabelArea => ({
  x,
  y,
  w,
  h,
  sag: 0,
  reach: w / 2,
});

/** A brand's way of making labels: its ground colour, and what is printed on it. */
export type LabelStyle = {
  ground: (hue: Hex) => Hex;
  /** the colour of lids and caps */
  cap: (hue: Hex) => Hex;
  /** what its bottles are made of */
  bottle: "glass" | "plastic";
  print: (sheet: Sheet, area: LabelArea, spec: LabelSpec) => string;
};

/** The part to write on: around a cylinder the sides turn away and stay empty. */
export const writable = (area: LabelArea): LabelArea =>
  area.sag === 0 ? area : { ...area, x: area.x + area.w * 0.08, w: area.w * 0.84 };

export const middleOf = ({ x, w }: LabelArea): number => x + w / 2;

/** How much lower a point hangs than the ends of its line. */
export const sagAt = (area: LabelArea, x: number): number => area.sag * (1 - ((x - middleOf(area)) / area.reach) ** 2);

export type Line = { face: Face; size: number; tracking?: number; fill: Hex; anchor?: "start" | "middle" | "end" };

/** A line of text that follows the label's curve; `y` is the middle of its capitals. */
export function line(
  area: LabelArea,
  text: string,
  x: number,
  y: number,
  { fill, anchor = "middle", ...setting }: Line,
): string {
  const bend = area.sag === 0 ? undefined : (at: number) => sagAt(area, at);
  return path(outlineOf(text, setting, { x, y: y + capHeightOf(setting) / 2, anchor, bend }), fill);
}

/** The same, scaled down where it would be wider than allowed. */
export function lineWithin(area: LabelArea, text: string, x: number, y: number, width: number, look: Line): string {
  const size = Math.min(look.size, (look.size * width) / Math.max(1, widthOf(text, look)));
  return line(area, text, x, y, { ...look, size });
}

export type NameBox = { x: number; y: number; w: number; h: number };

/** The name, over as many lines as make it largest, in the middle of a box. */
export function name(
  area: LabelArea,
  text: string,
  box: NameBox,
  {
    face,
    fill,
    largest,
    tracking = 0,
    anchor = "middle",
    mostLines = 3,
  }: { face: Face; fill: Hex; largest: number; tracking?: number; anchor?: "start" | "middle"; mostLines?: number },
): string {
  const leading = 1.02;
  const { lines, size } = fit(text, face, { width: box.w, height: box.h, largest, leading, tracking, mostLines });
  const pitch = size * leading;
  const first = box.y + box.h / 2 - ((lines.length - 1) * pitch) / 2;
  const x = anchor === "middle" ? box.x + box.w / 2 : box.x;
  return lines
    .map((words, index) => line(area, words, x, first + index * pitch, { face, size, tracking, fill, anchor }))
    .join("");
}

/** A rule that follows the label's curve. */
export function rule(
  area: LabelArea,
  from: number,
  to: number,
  y: number,
  color: Hex,
  width: number,
  opacity = 1,
): string {
  const [start, end, middle] = [y + sagAt(area, from), y + sagAt(area, to), (from + to) / 2];
  const control = 2 * (y + sagAt(area, middle)) - (start + end) / 2;
  return stroke(`M${n(from)} ${n(start)}Q${n(middle)} ${n(control)} ${n(to)} ${n(end)}`, color, width, {
    opacity,
    "stroke-linecap": "butt",
  });
}

/** A filled band across the label that follows its curve. */
export function band(area: LabelArea, y: number, h: number, fill: string, opacity = 1): string {
  const { x, w } = area;
  const [left, right, middle] = [sagAt(area, x), sagAt(area, x + w), sagAt(area, middleOf(area))];
  const control = 2 * middle - (left + right) / 2;
  return path(
    `M${n(x)} ${n(y + left)}Q${n(x + w / 2)} ${n(y + control)} ${n(x + w)} ${n(y + right)}V${n(y + h + right)}Q${n(x + w / 2)} ${n(y + h + control)} ${n(x)} ${n(y + h + left)}Z`,
    fill,
    { opacity },
  );
}

/** The ingredient, in a square around a point. */
export const emblem = (sheet: Sheet, area: LabelArea, motif: Motif, x: number, y: number, size: number): string =>
  placed(x, y + sagAt(area, x), size / 100, 0, MOTIFS[motif].emblem(sheet));

export const isWide = ({ w, h }: LabelArea): boolean => w / h > 1.5;

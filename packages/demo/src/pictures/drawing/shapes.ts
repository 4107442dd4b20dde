/** A number in SVG, rounded to stay short. */
export const n = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
};

/** Attributes by their SVG names; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? Number(value.toFixed(3)) : value}"`)
    .join("");

export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string =>
  children.length === 0
    ? `<${name}${written(attributes)}/>`
    : `<${name}${written(attributes)}>${children.join("")}</${name}>`;

export const path = (d: string, fill: string, more: Attributes = {}): string => element("path", { d, fill, ...more });

/** A line without a fill. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  element("path", {
    d,
    fill: "none",
    stroke: color,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element("ellipse", { cx: n(cx), cy: n(cy), rx: n(rx), ry: n(ry), fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element("circle", { cx: n(cx), cy: n(cy), r: n(r), fill, ...more });

export const rect = (x: number, y: number, w: number, h: number, fill: string, more: Attributes = {}): string =>
  element("rect", { x: n(x), y: n(y), width: n(w), height: n(h), fill, ...more });

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element("g", attributes, ...children, "");

/** Moved, then turned in degrees, then scaled. */
export const placed = (x: number, y: number, scale: number, degrees: number, ...children: readonly string[]): string =>
  group(
    {
      transform: `translate(${n(x)} ${n(y)})${degrees === 0 ? "" : ` rotate(${n(degrees)})`}${scale === 1 ? "" : ` scale(${Number(scale.toFixed(3))})`}`,
    },
    ...children,
  );

/** The outline of a rectangle with corners of its own radius, clockwise from the top left. */
export function roundedBox(x: number, y: number, w: number, h: number, radius: number, bottom = radius): string {
  return `M${n(x + radius)} ${n(y)}H${n(x + w - radius)}Q${n(x + w)} ${n(y)} ${n(x + w)} ${n(y + radius)}V${n(y + h - bottom)}Q${n(x + w)} ${n(y + h)} ${n(x + w - bottom)} ${n(y + h)}H${n(x + bottom)}Q${n(x)} ${n(y + h)} ${n(x)} ${n(y + h - bottom)}V${n(y + radius)}Q${n(x)} ${n(y)} ${n(x + radius)} ${n(y)}Z`;
}

/** A band around a cylinder seen a little from above: both edges sag by `sag` in the middle. */
export function cylinderBand(x: number, y: number, w: number, h: number, sag: number): string {
  const right = x + w;
  return `M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y + 2 * sag)} ${n(right)} ${n(y)}V${n(y + h)}Q${n(x + w / 2)} ${n(y + h + 2 * sag)} ${n(x)} ${n(y + h)}Z`;
}

/** A smooth closed line through the points (Catmull-Rom as Béziers). */
export function smooth(points: readonly (readonly [x: number, y: number])[], closed = true): string {
  const count = points.length;
  const at = (index: number) =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const [startX, startY] = at(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, here, next, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${n(here[0] + (next[0] - before[0]) / 6)} ${n(here[1] + (next[1] - before[1]) / 6)} ${n(next[0] - (after[0] - here[0]) / 6)} ${n(next[1] - (after[1] - here[1]) / 6)} ${n(next[0])} ${n(next[1])}`;
  }
  return closed ? `${d}Z` : d;
}

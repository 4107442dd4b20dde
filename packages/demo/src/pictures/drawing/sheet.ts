import type { Hex } from "./color.ts";
import { element, n } from "./shapes.ts";

/** A colour at a place of a gradient: 0 to 1, and how opaque, 1 when left out. */
export type Stop = readonly [at: number, color: Hex, opacity?: number];

export type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

export const ACROSS: Direction = [0, 0, 1, 0];
export const DOWN: Direction = [0, 0, 0, 1];

/** Collects a drawing's definitions. Equal ones are stored once; ids follow the order of first use. */
export class Sheet {
  readonly #definitions = new Map<string, string>();

  #define(write: (id: string) => string): string {
    const key = write("");
    const known = this.#definitions.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#definitions.size}`;
    this.#definitions.set(key, id);
    this.#written.push(write(id));
    return id;
  }

  readonly #written: string[] = [];

  linear(stops: readonly Stop[], [x1, y1, x2, y2]: Direction = ACROSS): string {
    return `url(#${this.#define((id) => element("linearGradient", { id, x1, y1, x2, y2 }, ...stops.map(stopElement)))})`;
  }

  /** Centre and radius as shares of the shape's box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return `url(#${this.#define((id) => element("radialGradient", { id, cx, cy, r }, ...stops.map(stopElement)))})`;
  }

  clip(shape: string): string {
    return `url(#${this.#define((id) => element("clipPath", { id }, shape))})`;
  }

  /** A soft edge. Slow to render: for large soft shapes, a radial gradient is better. */
  blur(deviation: number): string {
    return `url(#${this.#define((id) => element("filter", { id, x: "-50%", y: "-50%", width: "200%", height: "200%" }, element("feGaussianBlur", { stdDeviation: deviation })))})`;
  }

  /** A tile that repeats. */
  pattern(width: number, height: number, content: string, transform?: string): string {
    const attributes = {
      width: n(width),
      height: n(height),
      patternUnits: "userSpaceOnUse",
      patternTransform: transform,
    };
    return `url(#${this.#define((id) => element("pattern", { id, ...attributes }, content))})`;
  }

  /** The finished picture. */
  svg(width: number, height: number, ...content: readonly string[]): string {
    return element(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height },
      element("defs", {}, this.#written.join("")),
      ...content,
    );
  }
}

const stopElement = ([offset, color, opacity]: Stop) =>
  element("stop", { offset, "stop-color": color, "stop-opacity": opacity });

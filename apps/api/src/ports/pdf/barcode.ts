import JsBarcode from "jsbarcode";
import * as v from "valibot";

/** What the library gives an object that it is asked to fill: 1 is a module of a bar, 0 one of a space. */
const Filled = v.object({ encodings: v.array(v.object({ data: v.pipe(v.string(), v.regex(/^[01]+$/)) })) });

/** The letters that Code 128 has without tricks. */
const ENCODABLE = /^[\x20-\x7e]+$/;

/** Clear space that a scanner needs on either side, in modules (ISO/IEC 15417). */
export const QUIET_ZONE = 10;

/**
 * The modules of a text as Code 128, from the left, its check character included.
 * @returns undefined of a text that the code has no letters for.
 */
export function code128Modules(text: string): string | undefined {
  if (!ENCODABLE.test(text)) return undefined;
  const filled: unknown = {};
  JsBarcode(filled, text, { format: "CODE128" });
  return v
    .parse(Filled, filled)
    .encodings.map(({ data }) => data)
    .join("");
}

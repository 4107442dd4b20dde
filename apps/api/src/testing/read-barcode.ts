import { BitArray, Code128Reader } from "@zxing/library";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import * as v from "valibot";

/** A bar from its left edge, in points. */
interface Bar {
  readonly left: number;
  readonly width: number;
}

/** A path as the reader gives it: what is done with it, and its steps: 0 x y begins, 1 x y draws, 4 closes. */
const Path = v.tuple([v.number(), v.looseTuple([v.instance(Float32Array)])]);

/** The filled paths of a page: of a label those are its bars, one subpath each. */
async function barsOf(file: Uint8Array, page: number): Promise<readonly Bar[]> {
  // The reader takes ownership of the bytes.
  const document = await getDocumentProxy(file.slice());
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await (await document.getPage(page)).getOperatorList();
  return fnArray.flatMap((operator, place) => {
    if (operator !== OPS.constructPath) return [];
    const parsed = v.safeParse(Path, argsArray[place]);
    if (!parsed.success || parsed.output[0] !== OPS.fill) return [];
    const steps = [...parsed.output[1][0]];
    const edges: number[][] = [];
    for (let at = 0; at < steps.length; at += steps[at] === 4 ? 1 : 3) {
      if (steps[at] === 0) edges.push([]);
      if (steps[at] !== 4) edges.at(-1)?.push(steps[at + 1] ?? 0);
    }
    return edges.map((xs) => ({ left: Math.min(...xs), width: Math.max(...xs) - Math.min(...xs) }));
  });
}

/** Modules, 1 of a bar and 0 of a space, as a scanner's row of pixels. */
export function decodeModules(modules: string): string {
  const quiet = "0".repeat(10);
  const row = `${quiet}${modules}${quiet}`;
  // Three pixels a module: the reader measures widths.
  const pixels = new BitArray(row.length * 3);
  for (let x = 0; x < row.length * 3; x++) if (row[Math.floor(x / 3)] === "1") pixels.set(x);
  return new Code128Reader().decodeRow(0, pixels).getText();
}

/** The text of the barcode of a page, from 1, read from where its bars are drawn; undefined where it has none. */
export async function readBarcode(file: Uint8Array, page = 1): Promise<string | undefined> {
  const bars = await barsOf(file, page);
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return undefined;
  // The start character begins with a bar of two modules.
  const module = first.width / 2;
  const length = Math.round((last.left + last.width - first.left) / module);
  const modules = Array.from({ length }, (_, index) => {
    const middle = first.left + (index + 0.5) * module;
    return bars.some(({ left, width }) => left <= middle && middle < left + width) ? "1" : "0";
  });
  return decodeModules(modules.join(""));
}

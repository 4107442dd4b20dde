import { encode } from "uqr";

/** A QR code as the path of an SVG that is `size` units wide and high, with the empty border that readers need. */
export function qrCode(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dots.join("") };
}

export const SVG_MEDIA_TYPE = "image/svg+xml";

/** The same as a file: black on white, whatever is around it. */
export function qrSvg(text: string): string {
  const { size, path } = qrCode(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="400" height="400"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** A drawing as the value of a style's `mask` or `background`. */
export const iconImage = (svg: string): string => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;

/** A path on a 24-pixel square, filled. */
export const filledIcon = (path: string): string =>
  iconImage(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`);

/** A path on a 24-pixel square, drawn with a round pen of one colour. */
export const drawnIcon = (path: string, color = "#000", width = 2): string =>
  iconImage(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  );

/** The path of one of the shop's own pictures, as it is served in a width of pixels and a format. */
export const sizedPicture = (path: string, width: number, format: "webp" | "jpg"): string =>
  path.replace(/\.\d+\.webp(?=$|\?)/, `.${width}.${format}`);

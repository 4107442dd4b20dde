import sharp from "sharp";

/** A picture as somebody uploads it. */
export async function greyPicture({ width = 8, height = 8 } = {}): Promise<Blob> {
  const grey = { width, height, channels: 3, background: "grey" } as const;
  return new Blob([new Uint8Array(await sharp({ create: grey }).png().toBuffer())]);
}

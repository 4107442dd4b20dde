/** A smaller file is sent as fast as it is made smaller. */
const WORTH_IT_BYTES = 1_500_000;
const QUALITY = 0.92;

/**
 * A photo as it is worth sending: a phone's camera takes 5 to 15 MB, of which the store keeps fewer pixels. Anything that
 * this browser cannot make smaller is sent as it is: the server does the same to it.
 * @param longestSide as many pixels as the store keeps of it.
 */
export async function shrinkPhoto(file: File, longestSide: number): Promise<Blob> {
  if (file.type !== "image/jpeg" || file.size < WORTH_IT_BYTES || typeof OffscreenCanvas === "undefined") return file;
  try {
    // Browsers turn it upright by what the camera noted.
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
    const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return file;
    context.imageSmoothingQuality = "high";
    context.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    const small = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
    return small.size < file.size ? small : file;
  } catch {
    return file;
  }
}

import { extractText } from "unpdf";

/** What a reader of a PDF sees, page by page. */
export async function readPdf(file: Uint8Array): Promise<readonly string[]> {
  // The reader takes ownership of the bytes.
  const { text } = await extractText(file.slice(), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, " "));
}

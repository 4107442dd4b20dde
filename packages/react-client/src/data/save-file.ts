/** A browser reads the file soon after the click; until then its address must hold. */
const KEPT_MS = 60_000;

/** Hands a file that was loaded to the browser, which saves it under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

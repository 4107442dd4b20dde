/** The forms a page is held in, the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The smallest form the client takes (RFC 9110, section 12.5.3); the plain one when it names none of them. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map<string, boolean>();
  for (const part of (acceptEncoding ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  return ENCODINGS.find((encoding) => accepted.get(encoding) ?? accepted.get("*") ?? false) ?? "identity";
}

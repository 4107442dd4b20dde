/** What an SMS of one part holds, and each part of a longer one: in GSM 03.38 units of seven bits, or in UTF-16 units. */
const GSM = { single: 160, part: 153 } as const;
const UCS2 = { single: 70, part: 67 } as const;

const GSM_BASIC = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** They take two units. */
const GSM_EXTENDED = new Set("\f^{}\\[~]|€");

const isGsm = (character: string): boolean => GSM_BASIC.has(character) || GSM_EXTENDED.has(character);

export interface SmsLength {
  /** `GSM-7`, or `UCS-2` as soon as one character is not in it, such as ₹. */
  readonly alphabet: "GSM-7" | "UCS-2";
  /** Units used. */
  readonly units: number;
  /** Each is charged by the operator. */
  readonly parts: number;
  /** The characters for which it is UCS-2, each once. */
  readonly beyondGsm: readonly string[];
}

/** How long an SMS is (3GPP TS 23.038 and 23.040): no character is split over two parts. */
export function smsLength(text: string): SmsLength {
  const characters = [...text];
  const beyondGsm = [...new Set(characters.filter((character) => !isGsm(character)))];
  const alphabet = beyondGsm.length === 0 ? "GSM-7" : "UCS-2";
  const { single, part } = alphabet === "GSM-7" ? GSM : UCS2;
  const unitsOf = (character: string): number =>
    alphabet === "GSM-7" ? (GSM_EXTENDED.has(character) ? 2 : 1) : character.length;
  const units = characters.reduce((sum, character) => sum + unitsOf(character), 0);
  if (units <= single) return { alphabet, units, parts: 1, beyondGsm };
  let parts = 1;
  let used = 0;
  for (const character of characters) {
    const more = unitsOf(character);
    if (used + more > part) [parts, used] = [parts + 1, 0];
    used += more;
  }
  return { alphabet, units, parts, beyondGsm };
}

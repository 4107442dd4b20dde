/** The zeros of the decimal digits that people of India type, each followed by its nine: scripts of India, Arabic, full width. */
const ZEROS = "०০੦૦୦௦౦೦൦᱐꯰٠۰０";

/** The text with the digits of every Indian script as 0 to 9. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = [...ZEROS].map((one) => one.codePointAt(0) ?? 0).find((from) => code >= from && code < from + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** Without marks that nobody sees and that come along when a text is copied: of direction, of width, byte order. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, "");

/** What a field for digits keeps of the input. */
export const digitsOnly = (text: string): string => asciiDigits(text).replace(/\D/g, "");

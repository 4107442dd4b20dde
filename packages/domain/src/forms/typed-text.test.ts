import { describe, expect, it } from "vitest";
import { asciiDigits, digitsOnly, withoutInvisible } from "./typed-text.ts";

describe("digits are read in every script of India", () => {
  it.each([
    ["Devanagari", "०१२३४५६७८९"],
    ["Bengali and Assamese", "০১২৩৪৫৬৭৮৯"],
    ["Gurmukhi", "੦੧੨੩੪੫੬੭੮੯"],
    ["Gujarati", "૦૧૨૩૪૫૬૭૮૯"],
    ["Odia", "୦୧୨୩୪୫୬୭୮୯"],
    ["Tamil", "௦௧௨௩௪௫௬௭௮௯"],
    ["Telugu", "౦౧౨౩౪౫౬౭౮౯"],
    ["Kannada", "೦೧೨೩೪೫೬೭೮೯"],
    ["Malayalam", "൦൧൨൩൪൫൬൭൮൯"],
    ["Santali", "᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙"],
    ["Manipuri", "꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹"],
    ["Urdu", "۰۱۲۳۴۵۶۷۸۹"],
    ["Kashmiri", "٠١٢٣٤٥٦٧٨٩"],
    ["full width", "０１２３４５６７８９"],
    ["Latin", "0123456789"],
  ])("%s", (_script, digits) => {
    expect(asciiDigits(digits)).toBe("0123456789");
    expect(digitsOnly(`a ${digits}-`)).toBe("0123456789");
  });

  it("leaves what is no digit of India as it is", () => {
    expect(asciiDigits("घी ५००g ² 𝟏")).toBe("घी 500g ² 𝟏");
  });
});

it.each(["\u202a", "\u202c", "\u200e", "\u200b", "\u200d", "\ufeff", "\u00ad", "\u2060"])(
  "%j is seen by nobody",
  (mark) => {
    expect(withoutInvisible(`${mark}98765${mark}43210${mark}`)).toBe("9876543210");
  },
);

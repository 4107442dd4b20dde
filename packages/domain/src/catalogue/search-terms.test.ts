import { describe, expect, it } from "vitest";
import { SEARCH_PURPOSES, SEARCH_SYNONYMS } from "./search-synonyms.ts";
import { readSearch, SYNONYM_WORDS } from "./search-terms.ts";
import { searchWords } from "./search-words.ts";

const phrases = (text: string) => readSearch(text).map(({ anyOf }) => anyOf.map((words) => words.join(" ")));

describe("a search is read", () => {
  it.each([
    ["Gir  GAJAR,", [["gir"], ["gajar"]]],
    ["500ml", [["500 ml"]]],
    ["500 gms", [["500 g"]]],
    ["1 Litre", [["1 l"]]],
    ["w240", [["w240"]]],
    ["bottles", [["bottles", "bottle"]]],
    ["berries", [["berries", "berry"]]],
    ["tomatoes", [["tomatoes", "tomato"]]],
    ["brushes", [["brushes", "brush"]]],
    ["glass", [["glass"]]],
    ["cafe\u0301", [["cafe"]]],
    ["caf\u00e9", [["cafe"]]],
    ["O'Neil", [["oneil"]]],
    ["O\u2019Neil", [["oneil"]]],
    ["o\u02bcneil", [["oneil"]]],
    ["गुड़िया", [["गुड़िया"]]],
    ["bus", [["bus"]]],
    ["500mlx", [["500mlx"]]],
    ["500abc", [["500abc"]]],
    ["pack500ml", [["pack500ml"]]],
    ["gold kg", [["gold"], ["kg"]]],
    ["2kg5 ml", [["2kg5"], ["ml"]]],
    ["the", [["the"]]],
    ["", []],
    [" -- ", []],
  ])("“%s”", (text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });

  it.each([
    ["bottle for water", ["bottle", "water"]],
    ["paani ka bottle", ["paani", "bottle"]],
    ["bottle without plastic", ["bottle"]],
    ["bina plastic bottle", ["bottle"]],
  ])("“%s” without what says nothing of the goods, or is not wanted", (text, typed) => {
    expect(readSearch(text).map((term) => term.typed.join(" "))).toEqual(typed);
  });

  it("with what the catalogue calls a thing, in any language", () => {
    for (const text of ["haldi", "हल्दी", "હળદર"]) expect(phrases(text)).toEqual([[text, "turmeric"]]);
  });

  it.each([
    ["rajma", "kidney beans", "red kidney beans", "राजमा", "રાજમા"],
    ["turmeric", "haldi", "haldar", "हल्दी", "હળદર"],
    ["urad", "black gram", "udad", "adad", "उड़द", "અડદ"],
    ["toor", "pigeon peas", "arhar", "tuver", "अरहर", "તુવેર"],
    ["masoor", "red lentils", "masur", "मसूर", "મસૂર"],
    ["moong", "green gram", "mung beans", "mag", "मूंग", "મગ"],
    ["makhana", "fox nuts", "lotus seeds", "मखाना", "મખાના"],
    ["flaxseed", "linseed", "alsi", "अलसी", "અળસી"],
    ["castor", "arandi", "divel", "अरंडी", "દિવેલ"],
    ["singhara", "water chestnut", "shingoda", "सिंघाड़ा", "શિંગોડા"],
    ["curry leaf", "kadi patta", "mitho limdo", "कढ़ी पत्ता", "મીઠો લીમડો"],
    ["fennel", "saunf", "variyali", "सौंफ", "વરિયાળી"],
  ])("with the household names of %s in English, Hindi and Gujarati: %s, %s, %s …", (find, ...typed) => {
    for (const text of typed) expect(phrases(text).flat(), text).toContain(find);
  });

  it("with what a word's plural means, and a phrase's", () => {
    expect(phrases("haldis")).toEqual([["haldis", "haldi", "turmeric"]]);
    expect(phrases("desi cows")).toEqual([["desi cows", "desi cow", "cow"]]);
  });

  it("with phrases before their words", () => {
    expect(phrases("kali mirch powder")).toEqual([["kali mirch", "black pepper"], ["powder"]]);
  });

  it("by a purpose, whose goods do not find each other", () => {
    expect(phrases("hair fall")).toEqual([["hair fall", "hair oil", "shampoo"]]);
    expect(phrases("shampoo")).not.toContainEqual(expect.arrayContaining(["hair oil"]));
  });

  it("by a purpose whose words say nothing by themselves", () => {
    expect(phrases("no sugar")).toEqual(phrases("sugar free"));
    expect(phrases("tea without sugar")).toEqual([...phrases("tea"), ...phrases("sugar free")]);
    expect(phrases("tea without milk")).toEqual(phrases("tea"));
  });

  it("to ten terms at most", () => {
    expect(readSearch("a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11")).toHaveLength(10);
  });

  it.each([
    ["ghee 500ml", ["500 ml"]],
    ["honey pack of 2", ["pack", "2"]],
    ["2 jars of honey", ["2", "jars"]],
    ["gift box", []],
    ["w240 cashew", []],
    ["amla powder", ["powder"]],
    ["kali mirch sabut", ["sabut"]],
    ["tea without sugar", ["without sugar"]],
    ["small ghee tin", ["small", "tin"]],
  ])("“%s” with what says which of the goods told apart", (text, sizes) => {
    const found = readSearch(text).filter(({ isQualifier }) => isQualifier);
    expect(found.map(({ typed }) => typed.join(" "))).toEqual(sizes);
  });
});

it("what a misspelt word may mean has each word of the synonyms, alone", () => {
  expect(SYNONYM_WORDS).toEqual(expect.arrayContaining(["ghee", "clarified", "butter", "हल्दी", "હળદર", "shampoo"]));
  expect(SYNONYM_WORDS.filter((word) => searchWords(word).join(" ") !== word || word.includes(" "))).toEqual([]);
  expect(new Set(SYNONYM_WORDS).size).toBe(SYNONYM_WORDS.length);
});

it("every phrase of the synonyms is one that can be typed", () => {
  for (const { find, typed } of [...SEARCH_SYNONYMS, ...SEARCH_PURPOSES]) {
    for (const phrase of [...find, ...typed]) expect(phrase).toBe(searchWords(phrase).join(" "));
  }
});

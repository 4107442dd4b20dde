/** A picture of a film and what is said in the meantime. */
export type Shot = { key: string; words: string };
/** The language of title and words; English where none is named. */
export type FilmLanguage = "en" | "gu" | "hi";
export type Film = { title: string; language: FilmLanguage; shots: readonly Shot[] };

type Shots = readonly (readonly [key: string, words: string])[];

const filmIn =
  (language: FilmLanguage) =>
  (title: string, ...shots: Shots): Film => ({
    title,
    language,
    shots: shots.map(([key, words]) => ({ key, words })),
  });
const film = filmIn("en");
const gujarati = filmIn("gu");
const hindi = filmIn("hi");

/** Short films made of the shop's own pictures, by the name in their address. */
export const FILMS: ReadonlyMap<string, Film> = new Map([
  [
    "curd-to-ghee",
    film(
      "From curd to ghee",
      ["section/gir-gau", "The herd comes home before sunset. Calves drink first."],
      ["video/1", "Curd sets overnight in clay and is churned before dawn."],
      ["product/1002/2", "Butter simmers until it is quiet."],
      ["banner/1/web", "Twenty-eight litres of milk, one litre of ghee."],
    ),
  ],
  [
    "forest-honey",
    film(
      "A comb in the Dangs",
      ["video/2", "Rock bees hang their combs where few can climb."],
      ["product/1015/2", "A third of each comb stays on the cliff."],
      ["product/1011/1", "Strained through cotton, never heated."],
      ["banner/2/web", "From pale litchi to dark forest."],
    ),
  ],
  [
    "wooden-ghani",
    film(
      "The wooden ghani",
      ["product/1052/2", "Small red groundnuts from Junagadh."],
      ["video/3", "The ghani turns slowly, so that the oil stays cool."],
      ["product/1054/1", "Five days of rest, then it is poured off."],
      ["category/15/web", "Unrefined, as it was."],
    ),
  ],
  [
    "painting-diyas",
    film(
      "Twelve diyas an hour",
      ["section/who", "It begins in the cow shed."],
      ["video/4", "Gomay and clay, pressed, dried and painted with lime."],
      ["product/1205/1", "A dozen from each pair of hands in an hour."],
      ["banner/8/web", "After the festival they return to the soil."],
    ),
  ],
  [
    "living-soil",
    film(
      "Jeevamrut for one acre",
      ["section/inspire", "Soil is alive, or it is dust."],
      ["product/1218/1", "Ferment for seven days, stir twice a day."],
      ["product/1197/2", "Pour at the roots in the evening."],
    ),
  ],
  [
    "daily-routine",
    film(
      "A day by the old books",
      ["page/consult-1", "Rise before the sun, drink water, scrape the tongue."],
      ["product/1158/1", "Oil for the mouth, oil for the skin."],
      ["product/1120/2", "Eat when hungry, stop before full."],
    ),
  ],
  [
    "consultation",
    film(
      "How a consultation goes",
      ["page/vaidya-hero", "He calls you at the time that you chose."],
      ["page/consult-1", "First come sleep, food and the day's round; then what troubles you."],
      ["page/consult-2", "Keep your reports and your medicines at hand."],
      ["page/consult-3", "You get his advice in plain words, and try it at your pace."],
    ),
  ],
  [
    "choosing-ghee",
    film(
      "How to know good ghee",
      ["product/1001/1", "It sets in grains and smells of toasted milk."],
      ["product/1001/3", "Read the label: curd, not cream."],
      ["banner/1/web", "Winter pale, summer gold: both are right."],
    ),
  ],
  [
    "kitchen-garden",
    film(
      "A garden on the terrace",
      ["product/1199/1", "Native seed, sown in its month."],
      ["product/1197/1", "A handful of compost each month."],
      ["product/1198/2", "Neem cake against ants and grubs."],
    ),
  ],
  [
    "storing-grain",
    film(
      "Grain that stays sound",
      ["blog/7", "The first week of July finds every weak lid."],
      ["product/1042/2", "Sun it in June, cool it, fill to the brim."],
      ["product/1119/1", "Neem leaves between the layers."],
    ),
  ],
  [
    "winter-kadha",
    film(
      "Kadha for grey evenings",
      ["section/monsoon", "Rain outside, a pot on the fire."],
      ["product/1110/2", "Ginger, pepper, mulethi, tulsi."],
      ["product/1013/1", "Honey last, when it is warm and not hot."],
    ),
  ],
  [
    "eighty-four-steps",
    film(
      "Eighty-four steps",
      ["section/who", "Manjula is sixty-six, and the temple stands on a hill."],
      ["product/1158/1", "Warm oil on both knees, each evening."],
      ["section/gir-gau", "Ten minutes of exercises, with the cows for an audience."],
      ["page/inspire", "Now she carries the flowers herself, with one rest."],
    ),
  ],
  [
    "dinner-at-seven",
    film(
      "Dinner at seven",
      ["blog/2", "Millet instead of rice, on six days of seven."],
      ["blog/7", "Dinner at seven, and the kitchen is closed."],
      ["event/4", "A walk around the lake, at first with complaints."],
      ["blog/1", "Sweets on Sunday. Nobody is a saint."],
    ),
  ],
  [
    "half-an-hour",
    film(
      "Half an hour with the Vaidya",
      ["page/consult-1", "First he asks: how do you sleep, what did you eat?"],
      ["page/consult-2", "Reports are read, and what your doctor says stays."],
      ["page/consult-3", "Then a page to take home: food, routine, herbs."],
    ),
  ],
  [
    "gaushala-morning",
    gujarati(
      "ગૌશાળાની સવાર",
      ["blog/8", "સૂરજ ઊગે તે પહેલાં ગાયો જાગી જાય છે."],
      ["section/who", "પહેલું દૂધ વાછરડાનું, પછી આપણું."],
      ["video/1", "પરોઢિયે દહીંનું વલોણું શરૂ થાય છે."],
      ["product/1002/2", "ધીમા તાપે માખણમાંથી ઘી બને છે."],
    ),
  ],
  [
    "five-gifts",
    hindi(
      "गाय के पाँच उपहार",
      ["blog/3", "दूध, दही, घी, गोमूत्र और गोबर।"],
      ["product/1002/2", "दही से मक्खन, मक्खन से घी।"],
      ["product/1205/1", "गोबर के दीये जलते हैं, फिर मिट्टी में लौट जाते हैं।"],
      ["product/1218/1", "गोमूत्र से खेत की खाद बनती है।"],
    ),
  ],
  [
    "jeevamrut-field",
    gujarati(
      "એક એકર માટે જીવામૃત",
      ["section/inspire", "માટી જીવતી હોય તો પાક સારો થાય."],
      ["product/1218/1", "છાણ, ગૌમૂત્ર, ગોળ અને ચણાનો લોટ ભેળવો."],
      ["product/1197/2", "સાત દિવસ, રોજ બે વાર હલાવો."],
      ["event/5", "સાંજે છોડના મૂળ પાસે રેડો."],
    ),
  ],
  [
    "dinacharya",
    hindi(
      "दिनचर्या",
      ["page/vaidya-hero", "सूरज से पहले उठें, गुनगुना पानी पिएँ।"],
      ["product/1158/1", "तेल से कुल्ला, फिर शरीर पर मालिश।"],
      ["blog/2", "भूख लगे तब खाएँ, पेट भरने से पहले रुकें।"],
      ["video/4", "दीया जले तो काम बंद, नींद जल्दी।"],
    ),
  ],
  [
    "prakruti",
    gujarati(
      "તમારી પ્રકૃતિ કઈ છે",
      ["page/contact", "વૈદ્ય પહેલાં સાંભળે છે, પછી નાડી જુએ છે."],
      ["page/consult-3", "વાત, પિત્ત અને કફ: દરેકમાં ત્રણેય હોય છે."],
      ["blog/2", "પ્રકૃતિ પ્રમાણે આહાર બદલાય છે."],
    ),
  ],
  [
    "ritucharya",
    hindi(
      "ऋतु के अनुसार भोजन",
      ["section/monsoon", "वर्षा में पाचन मंद रहता है, हल्का खाएँ।"],
      ["product/1110/2", "अदरक, तुलसी और काली मिर्च का काढ़ा।"],
      ["product/1013/1", "शहद आख़िर में, जब काढ़ा गुनगुना हो।"],
      ["blog/4", "जाड़े में घी, मेवे और गुड़।"],
    ),
  ],
]);

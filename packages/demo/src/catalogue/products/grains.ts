import { family } from "../family.ts";

const millets = family({ brandId: 3, foamId: 9, gstRate: 5, hsnCode: "1008", sectionId: 2 }, [
  {
    id: 1032,
    name: "Foxtail Millet (Kangni) Unpolished 500 g",
    categoryId: 106,
    pricePaidRupees: 110,
    stock: 70,
    weightLabel: "500 g",
    createdDaysAgo: 350,
    benefits: ["Bran layer left on", "Cooks like rice in 18 minutes", "Rain-fed, no irrigation"],
    descriptionHtml:
      "<p>The yellow millet to begin with if rice is what you know. Soak an hour, cook one cup in two and a half of water, rest, fluff. Makes a good lemon rice and a better curd rice.</p>",
    label: "Foxtail Millet",
  },
  {
    id: 1033,
    name: "Little Millet (Moraiyo, Sama) 500 g",
    categoryId: 106,
    pricePaidRupees: 120,
    stock: 82,
    weightLabel: "500 g",
    createdDaysAgo: 350,
    tagIds: [1],
    benefits: ["Allowed on fasting days", "Tiny grain, quick khichdi", "Stones removed by hand"],
    descriptionHtml:
      "<p>Moraiyo to a Gujarati, sama to a Maharashtrian, and dinner on every ekadashi. Ours is dehusked but unpolished and picked over by hand, since one stone ruins a fast.</p>",
    label: "Little Millet",
  },
  {
    id: 1034,
    name: "Kodo Millet (Kodri) 500 g",
    categoryId: 106,
    pricePaidRupees: 118,
    stock: 36,
    weightLabel: "500 g",
    createdDaysAgo: 200,
    benefits: ["Chewy, rust-tinted grain", "Good in pulao and upma", "From Dang and Dindori hills"],
    descriptionHtml:
      "<p>Hill farmers keep kodo because it forgives poor soil and late rain. It stays separate when cooked, so choose it for pulao, tabbouleh-style salads and upma.</p>",
    label: "Kodo Millet",
  },
  {
    id: 1035,
    name: "Ragi (Finger Millet) Whole 1 kg",
    categoryId: 106,
    pricePaidRupees: 99,
    stock: 101,
    weightLabel: "1 kg",
    createdDaysAgo: 410,
    benefits: ["Deep red native variety", "To sprout or to mill at home", "Cleaned twice"],
    descriptionHtml:
      "<p>Whole ragi for those who sprout their own. Soak it overnight, hang it in muslin, rinse twice a day, and on the third morning dry it in the sun. Your mixer will do the rest.</p>",
    label: "Whole Ragi",
  },
  {
    id: 1036,
    name: "Barnyard Millet (Jhangora) 500 g",
    categoryId: 106,
    pricePaidRupees: 125,
    stock: 0,
    weightLabel: "500 g",
    createdDaysAgo: 260,
    benefits: ["From terraces in Tehri Garhwal", "For kheer and fasting khichdi", "Mild and creamy"],
    descriptionHtml:
      "<p>In Garhwal a wedding ends with jhangora kheer. The grain swells into something creamy, between sago and rice, and takes cardamom and jaggery well.</p>",
    label: "Barnyard Millet",
  },
]);

const rice = family({ brandId: 3, foamId: 9, gstRate: 5, hsnCode: "1006", sectionId: 3 }, [
  {
    id: 1037,
    name: "Indrayani Rice Single Polished 1 kg",
    categoryId: 107,
    pricePaidRupees: 129,
    stock: 115,
    weightLabel: "1 kg",
    createdDaysAgo: 380,
    sectionId: 2,
    benefits: ["Maval valley harvest", "Sticky, fragrant, quick", "New rice, use less water"],
    descriptionHtml:
      "<p>Rice from the wet slopes of Maval, with a smell that reaches the door before lunch does. It cooks soft and a little sticky: made for varan, ghee and a squeeze of lemon.</p>",
    label: "Indrayani Rice",
  },
  {
    id: 1038,
    name: "Kamod Rice Aged 1 Year 1 kg",
    categoryId: 107,
    pricePaidRupees: 175,
    stock: 49,
    weightLabel: "1 kg",
    createdDaysAgo: 230,
    benefits: ["Short-grained aromatic of Bavla", "Aged for separate grains", "For kadhi-bhat and pulao"],
    descriptionHtml:
      "<p>Kamod has grown around Bavla for centuries and was nearly lost to basmati. A year in jute has dried it, so the small grains stand apart and drink up the kadhi.</p>",
    label: "Kamod Rice",
  },
  {
    id: 1039,
    name: "Navara Red Rice 500 g",
    categoryId: 107,
    pricePaidRupees: 220,
    stock: 25,
    weightLabel: "500 g",
    createdDaysAgo: 55,
    benefits: ["Sixty-day rice of Palakkad", "Red bran, mild and nutty", "Used in Kerala's monsoon kanji"],
    descriptionHtml:
      "<p>A rice that ripens in sixty days and has its own month in Kerala: in Karkidakam it is simmered into kanji with coconut milk and fenugreek. Soak four hours, cook slowly.</p>",
    label: "Navara Rice",
  },
  {
    id: 1040,
    name: "Black Rice (Chak-Hao) of Manipur 500 g",
    categoryId: 107,
    pricePaidRupees: 245,
    stock: 33,
    weightLabel: "500 g",
    createdDaysAgo: 28,
    tagIds: [2],
    sectionId: 2,
    benefits: ["Turns purple when cooked", "Vanilla-like aroma", "For kheer and salads"],
    descriptionHtml:
      "<p>Chak-hao colours its own milk violet, which is half the joy of the kheer. Long soaking is the trick: overnight, then forty minutes on a low flame.</p>",
    label: "Black Rice",
  },
  {
    id: 1041,
    name: "Thick Poha Red Rice 500 g",
    categoryId: 107,
    pricePaidRupees: 85,
    hsnCode: "1904",
    stock: 96,
    weightLabel: "500 g",
    createdDaysAgo: 170,
    benefits: ["Beaten from whole red rice", "Holds its shape when soaked", "Ten-minute breakfast"],
    descriptionHtml:
      "<p>Flattened from parboiled red rice, with the bran still rosy on it. Rinse, drain, wait five minutes, then into the kadhai with mustard, curry leaf and peanuts.</p>",
    label: "Red Poha",
  },
]);

export const GRAINS = [...millets, ...rice];

import { family } from "../family.ts";

const dryFruits = family({ brandId: 1, foamId: 4, gstRate: 5, hsnCode: "0802", sectionId: 3 }, [
  {
    id: 1094,
    name: "Mamra Almonds 250 g",
    categoryId: 18,
    pricePaidRupees: 695,
    stock: 46,
    weightLabel: "250 g",
    createdDaysAgo: 390,
    sectionId: 1,
    benefits: ["Small, curved, oily kernels", "Hand-shelled", "Soak overnight and peel"],
    descriptionHtml:
      "<p>Mamra trees give a third of what a California tree gives, and twice the oil. The kernels are curved and uneven; that is how you know them.</p>",
    label: "Mamra Almonds",
  },
  {
    id: 1095,
    name: "Konkan Cashew W240 250 g",
    categoryId: 18,
    pricePaidRupees: 385,
    hsnCode: "0801",
    stock: 69,
    weightLabel: "250 g",
    createdDaysAgo: 390,
    benefits: ["Whole, large grade", "Steamed and sun-dried", "No oil roast"],
    descriptionHtml:
      "<p>From Vengurla, where cashew apples make the roads smell of feni in April. Whole W240 kernels, creamy, unsalted, for curries and katli.</p>",
    label: "Cashew W240",
  },
  {
    id: 1096,
    name: "Kashmiri Walnut Kernels 200 g",
    categoryId: 18,
    pricePaidRupees: 415,
    stock: 35,
    weightLabel: "200 g",
    createdDaysAgo: 150,
    sectionId: 2,
    benefits: ["Light halves, this year's crop", "Cracked by hand in Kupwara", "Nitrogen-flushed so they stay sweet"],
    descriptionHtml:
      "<p>Walnuts turn bitter with air and age. These were cracked by hand in Kupwara this autumn and sealed without oxygen; once open, keep them cold.</p>",
    label: "Walnut Kernels",
  },
  {
    id: 1097,
    name: "Afghan Anjeer (Dried Figs) 250 g",
    categoryId: 18,
    pricePaidRupees: 475,
    hsnCode: "0804",
    stock: 28,
    weightLabel: "250 g",
    createdDaysAgo: 150,
    benefits: ["Strung and sun-dried", "No sugar syrup, no sulphur", "Two soaked figs each morning"],
    descriptionHtml:
      "<p>Flat, chewy figs dried on strings. Soak two in half a glass of water overnight, eat them first thing, and drink the water too.</p>",
    label: "Anjeer",
  },
  {
    id: 1098,
    name: "Kimia Dates 500 g",
    categoryId: 18,
    pricePaidRupees: 215,
    hsnCode: "0804",
    stock: 104,
    weightLabel: "500 g",
    createdDaysAgo: 80,
    tagIds: [1],
    benefits: ["Soft, dark and moist", "Nothing added", "Keep chilled"],
    descriptionHtml:
      "<p>Dates so soft that they tear. Fill with an almond, dip in dark chocolate, or blend into milk with a pinch of cardamom. They come chilled; keep them so.</p>",
    label: "Kimia Dates",
  },
  {
    id: 1099,
    name: "Nashik Black Raisins 250 g",
    categoryId: 18,
    pricePaidRupees: 165,
    hsnCode: "0806",
    stock: 2,
    weightLabel: "250 g",
    createdDaysAgo: 210,
    benefits: ["Shade-dried grapes", "No oil shine", "Seedless"],
    descriptionHtml:
      "<p>Jumbo black grapes dried in open sheds by the wind, without the oil that makes raisins shine and slip. A few, soaked, for a sweet start to the day.</p>",
    label: "Black Raisins",
  },
]);

const seeds = family({ brandId: 1, foamId: 4, gstRate: 5, hsnCode: "1207", sectionId: 4 }, [
  {
    id: 1100,
    name: "Raw Pumpkin Seeds 200 g",
    categoryId: 18,
    pricePaidRupees: 225,
    stock: 81,
    weightLabel: "200 g",
    createdDaysAgo: 240,
    tagIds: [3],
    benefits: ["Shell-less green kernels", "Unsalted, unroasted", "For salads and chutney"],
    descriptionHtml:
      "<p>Green kernels with no shell to spit. Toast them for three minutes until they jump, then salt; or grind raw with coriander for a chutney with body.</p>",
    label: "Pumpkin Seeds",
  },
  {
    id: 1101,
    name: "Chia Seeds 200 g",
    categoryId: 18,
    pricePaidRupees: 145,
    stock: 98,
    weightLabel: "200 g",
    createdDaysAgo: 240,
    benefits: ["Grown in Neemuch, not shipped in", "Swells to ten times its size", "Black and white mixed"],
    descriptionHtml:
      "<p>Chia took to Madhya Pradesh's winters as if it had always been there. Stir two spoons into a glass, wait twenty minutes, stir again; lemon and rock salt make it a drink.</p>",
    label: "Chia Seeds",
  },
  {
    id: 1102,
    name: "Roasted Mukhwas with Flax, Sesame and Fennel 150 g",
    categoryId: 18,
    pricePaidRupees: 95,
    hsnCode: "2106",
    stock: 112,
    weightLabel: "150 g",
    createdDaysAgo: 310,
    brandId: 5,
    foamId: 17,
    benefits: ["Slow-roasted, no colour", "Lemon, rock salt and turmeric", "For after meals"],
    descriptionHtml:
      "<p>Alsi, til, dhana dal and fennel, soaked in lemon and rock salt and then roasted dry. One spoon ends the meal; three are how it usually goes.</p>",
    label: "Mukhwas",
  },
]);

export const DRY_FRUITS_AND_SEEDS = [...dryFruits, ...seeds];

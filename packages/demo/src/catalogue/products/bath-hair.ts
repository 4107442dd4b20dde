import { family } from "../family.ts";

const bars = family({ brandId: 7, foamId: 6, gstRate: 5, hsnCode: "3401", sectionId: 5 }, [
  {
    id: 1136,
    name: "Neem Tulsi Bathing Bar 100 g",
    categoryId: 301,
    pricePaidRupees: 115,
    stock: 143,
    weightLabel: "100 g",
    createdDaysAgo: 380,
    tagIds: [1],
    benefits: ["Cold process, cured six weeks", "Neem oil and tulsi leaf", "Glycerine left in"],
    descriptionHtml:
      "<p>Stirred at room temperature, poured, cut with a wire and left on racks for six weeks to lose its water. It is harder and lasts longer than a hurried bar. Smells of neem, honestly.</p>",
    label: "Neem Tulsi Bar",
  },
  {
    id: 1137,
    name: "Sandalwood Turmeric Bathing Bar 100 g",
    categoryId: 301,
    pricePaidRupees: 165,
    stock: 78,
    weightLabel: "100 g",
    createdDaysAgo: 380,
    benefits: ["Mysore sandal oil", "Wild turmeric (kasturi), stain-free", "Creamy lather from castor oil"],
    descriptionHtml:
      "<p>Kasturi turmeric does not dye the skin yellow as the kitchen kind does. With real sandal oil from the Mysore factory, in an amount you can smell after the towel.</p>",
    label: "Sandal Haldi Bar",
  },
  {
    id: 1138,
    name: "Activated Charcoal Mint Bar 100 g",
    categoryId: 301,
    pricePaidRupees: 125,
    stock: 65,
    weightLabel: "100 g",
    createdDaysAgo: 220,
    benefits: ["Coconut-shell charcoal", "Peppermint oil", "For oily skin and gym bags"],
    descriptionHtml:
      "<p>Black in the hand, white in the lather, cold on the back. Coconut-shell charcoal polishes; peppermint does the waking up.</p>",
    label: "Charcoal Mint",
  },
  {
    id: 1139,
    name: "Rose and Goat Milk Bar 100 g",
    categoryId: 301,
    pricePaidRupees: 149,
    stock: 54,
    weightLabel: "100 g",
    createdDaysAgo: 43,
    tagIds: [2],
    benefits: ["Fresh goat milk replaces water", "Rose geranium and petals", "Gentle enough for faces"],
    descriptionHtml:
      "<p>Milk from Kutchi goats takes the whole place of water in this bar. Pale pink from madder root, scented with rose geranium, petals on top that rinse off in the first week.</p>",
    label: "Rose Milk Bar",
  },
]);

const body = family({ brandId: 7, foamId: 1, gstRate: 18, hsnCode: "3304", sectionId: 5 }, [
  {
    id: 1140,
    name: "Bridal Ubtan with Saffron and Rose 150 g",
    categoryId: 302,
    pricePaidRupees: 345,
    stock: 47,
    weightLabel: "150 g",
    createdDaysAgo: 250,
    tagIds: [1],
    benefits: ["Nineteen flowers, roots and flours", "Mix with curd or rose water", "Scrubs as it dries"],
    descriptionHtml:
      "<p>The pithi of a Gujarati wedding in a jar: gram and masoor flour, kasturi turmeric, sandal, rose, saffron, orange peel. Mix, spread, let it half dry and rub it off with wet hands.</p>",
    label: "Bridal Ubtan",
  },
  {
    id: 1141,
    name: "Baby Massage Oil with Bala and Coconut 200 ml",
    categoryId: 302,
    pricePaidRupees: 315,
    stock: 62,
    weightLabel: "200 ml",
    createdDaysAgo: 180,
    foamId: 2,
    benefits: ["Bala root in virgin coconut oil", "No fragrance, no mineral oil", "Light, washes off easily"],
    descriptionHtml:
      "<p>Bala root cooked in virgin coconut and sesame oil by the classical method, then filtered four times. No scent is added: babies know their mother by hers.</p>",
    label: "Baby Oil",
  },
  {
    id: 1142,
    name: "Whipped Kokum Shea Body Butter 100 g",
    categoryId: 302,
    pricePaidRupees: 395,
    stock: 29,
    weightLabel: "100 g",
    createdDaysAgo: 95,
    foamId: 18,
    benefits: ["Kokum, shea and cocoa butters", "No water, so no preservative", "Melts at skin warmth"],
    descriptionHtml:
      "<p>Kokum butter from the Konkan is firm and never greasy; whipped with shea it becomes something you scoop. May soften in May; put it in the cool and it sets again.</p>",
    label: "Body Butter",
  },
]);

const hairOils = family({ brandId: 7, foamId: 2, gstRate: 5, hsnCode: "3305", sectionId: 5 }, [
  {
    id: 1143,
    name: "Bhringraj Hair Oil 200 ml",
    categoryId: 303,
    pricePaidRupees: 325,
    stock: 111,
    weightLabel: "200 ml",
    createdDaysAgo: 340,
    tagIds: [1],
    sectionId: 1,
    benefits: ["Fresh bhringraj juice, cooked in", "Sesame and coconut base", "Deep green, herbal smell"],
    descriptionHtml:
      "<p>Juice of the whole fresh plant, cooked in sesame and coconut oil with amla, brahmi and licorice until the water is gone. Warm a little, work it in with the fingertips, wash after an hour.</p>",
    label: "Bhringraj Oil",
  },
  {
    id: 1144,
    name: "Hibiscus Curry Leaf Hair Oil 200 ml",
    categoryId: 303,
    pricePaidRupees: 299,
    stock: 73,
    weightLabel: "200 ml",
    createdDaysAgo: 210,
    benefits: ["Red hibiscus petals", "Kerala coconut oil", "Light enough before a wash"],
    descriptionHtml:
      "<p>What grandmothers in Thrissur make on a Saturday: hibiscus, curry leaf, a few shallots and peppercorns, fried in coconut oil till crisp. We leave out the shallots. You will thank us.</p>",
    label: "Hibiscus Oil",
  },
  {
    id: 1145,
    name: "Cold-Pressed Castor Oil 200 ml",
    categoryId: 303,
    pricePaidRupees: 185,
    stock: 88,
    weightLabel: "200 ml",
    createdDaysAgo: 290,
    brandId: 1,
    benefits: ["Hexane-free", "Thick: mix one to three", "For brows, ends and heels"],
    descriptionHtml:
      "<p>Gujarat grows most of the world's castor, so this one travels the least of all. Very thick; blend one part with three of coconut oil for hair.</p>",
    label: "Castor Oil",
  },
]);

const hairWash = family({ brandId: 7, foamId: 1, gstRate: 5, hsnCode: "3305", sectionId: 5 }, [
  {
    id: 1146,
    name: "Reetha Amla Shikakai Hair Cleanser 200 g",
    categoryId: 304,
    pricePaidRupees: 189,
    stock: 81,
    weightLabel: "200 g",
    createdDaysAgo: 240,
    benefits: ["Three pods, one flower, no foam booster", "Soak overnight for best lather", "Leaves hair with body"],
    descriptionHtml:
      "<p>Reetha to clean, shikakai to untangle, amla and hibiscus to soften. Soak three spoons in warm water overnight, strain, pour through wet hair. Keep it out of your eyes: soapnut stings.</p>",
    label: "Hair Cleanser",
  },
  {
    id: 1147,
    name: "Sojat Henna Triple-Sifted 200 g",
    categoryId: 304,
    pricePaidRupees: 155,
    hsnCode: "1404",
    stock: 95,
    weightLabel: "200 g",
    createdDaysAgo: 240,
    benefits: ["This year's Sojat crop", "No PPD, no picramate", "Silky, no twigs"],
    descriptionHtml:
      "<p>Lawsone content is what makes henna stain, and Sojat's dry heat makes lawsone. Sifted three times through cloth so that it rinses out. Patch-test first.</p>",
    label: "Sojat Henna",
  },
  {
    id: 1148,
    name: "Onion Seed and Rosemary Gentle Shampoo 250 ml",
    categoryId: 304,
    pricePaidRupees: 345,
    stock: 40,
    weightLabel: "250 ml",
    createdDaysAgo: 20,
    tagIds: [2],
    foamId: 3,
    benefits: ["Coconut-based cleansers, no SLS", "pH 5.5", "Kalonji and rosemary"],
    descriptionHtml:
      "<p>Mild cleansers made from coconut, with kalonji, rosemary and soapnut extract. It foams less than you are used to; two short washes do what one long one did.</p>",
    label: "Gentle Shampoo",
  },
]);

export const BATH_AND_HAIR = [...bars, ...body, ...hairOils, ...hairWash];

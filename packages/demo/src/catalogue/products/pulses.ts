import { family } from "../family.ts";

const dals = family({ brandId: 3, foamId: 4, gstRate: 5, hsnCode: "0713", sectionId: 3 }, [
  {
    id: 1042,
    name: "Toor Dal Unpolished 1 kg",
    categoryId: 108,
    pricePaidRupees: 215,
    stock: 160,
    weightLabel: "1 kg",
    createdDaysAgo: 540,
    tagIds: [1],
    benefits: ["No oil, water or leather polish", "This year's crop from Vyara", "Dull outside, sweet inside"],
    descriptionHtml:
      "<p>Shiny dal is oiled dal. Ours is matt, a little dusty, and cooks to velvet in three whistles. Wash twice; the water should cloud, that is starch and not powder.</p>",
    label: "Toor Dal",
  },
  {
    id: 1043,
    name: "Moong Dal Chilka (Split, Skin On) 500 g",
    categoryId: 108,
    pricePaidRupees: 99,
    stock: 87,
    weightLabel: "500 g",
    createdDaysAgo: 430,
    benefits: ["Green skins left on for fibre", "Light enough for evenings", "For khichdi, handvo and pudla"],
    descriptionHtml:
      "<p>Split moong with its skin is the dal of sick days and of good days after too much wedding food. Equal parts with rice and a spoon of ghee is all a khichdi needs.</p>",
    label: "Moong Chilka",
  },
  {
    id: 1044,
    name: "Chana Dal Unpolished 1 kg",
    categoryId: 108,
    pricePaidRupees: 145,
    stock: 74,
    weightLabel: "1 kg",
    createdDaysAgo: 430,
    benefits: ["Desi chana, split and sieved", "Holds its bite", "For puran, vada and dal"],
    descriptionHtml:
      "<p>Small, nutty splits of desi chana. Soak for an hour and they cook through without falling apart, which is what you want for lauki chana and for a puran that rolls.</p>",
    label: "Chana Dal",
  },
  {
    id: 1045,
    name: "Urad Dal White (Gota) 500 g",
    categoryId: 108,
    pricePaidRupees: 128,
    stock: 61,
    weightLabel: "500 g",
    createdDaysAgo: 300,
    benefits: ["Ferments well for idli", "Whole white beads", "Not bleached"],
    descriptionHtml:
      "<p>Idli lives or dies by its urad. These husked whole beads give a batter that doubles overnight. Grind them cold, with a little ice water, till the bowl feels full of air.</p>",
    label: "Urad Gota",
  },
  {
    id: 1046,
    name: "Masoor Dal (Red Lentil) 500 g",
    categoryId: 108,
    pricePaidRupees: 89,
    stock: 1,
    weightLabel: "500 g",
    createdDaysAgo: 300,
    benefits: ["Ready in 12 minutes", "No soaking", "Soft, sweet and mild"],
    descriptionHtml:
      "<p>The weekday rescuer. Red lentils need no soaking and hardly any time: boil with turmeric, finish with panch phoron in mustard oil and a slit chilli.</p>",
    label: "Masoor Dal",
  },
]);

const whole = family({ brandId: 3, foamId: 4, gstRate: 5, hsnCode: "0713", sectionId: 2 }, [
  {
    id: 1047,
    name: "Whole Green Moong 500 g",
    categoryId: 109,
    pricePaidRupees: 105,
    stock: 118,
    weightLabel: "500 g",
    createdDaysAgo: 390,
    benefits: ["Sprouts evenly in 24 hours", "Untreated seed", "From Banaskantha"],
    descriptionHtml:
      "<p>Untreated, living seed: tie a soaked handful in cloth tonight and it will have tails by tomorrow evening. Toss with onion, lemon and a pinch of our chaas masala.</p>",
    label: "Green Moong",
  },
  {
    id: 1048,
    name: "Kala Chana (Brown Chickpea) 500 g",
    categoryId: 109,
    pricePaidRupees: 82,
    stock: 94,
    weightLabel: "500 g",
    createdDaysAgo: 390,
    benefits: ["Small desi variety", "Firm after long cooking", "Good roasted or curried"],
    descriptionHtml:
      "<p>Navratri's chana, and a packed lunch in itself. Soak overnight, cook with a tea bag of dried amla for colour, and keep the stock: it makes a fine rasam.</p>",
    label: "Kala Chana",
  },
  {
    id: 1049,
    name: "Chitra Rajma 500 g",
    categoryId: 109,
    pricePaidRupees: 155,
    stock: 67,
    weightLabel: "500 g",
    createdDaysAgo: 250,
    sectionId: 1,
    benefits: ["Speckled beans of Bhaderwah", "Creamy inside, thin skin", "No hard ones left behind"],
    descriptionHtml:
      "<p>Pale pink beans speckled with maroon, grown above Bhaderwah on snowmelt. The skin is thin, so the gravy thickens by itself. Eight hours of soaking, and salt only at the end.</p>",
    label: "Chitra Rajma",
  },
  {
    id: 1050,
    name: "Kabuli Chana 500 g",
    categoryId: 109,
    pricePaidRupees: 139,
    stock: 53,
    weightLabel: "500 g",
    createdDaysAgo: 250,
    benefits: ["Large 9 mm grain", "For chole and hummus", "Not bleached"],
    descriptionHtml:
      "<p>Big, ivory, not bleached. For chole, pressure-cook with black tea and a bay leaf; for hummus, slip the skins off with a spoon of soda and patience.</p>",
    label: "Kabuli Chana",
  },
  {
    id: 1051,
    name: "Whole Black Urad (Sabut) 500 g",
    categoryId: 109,
    pricePaidRupees: 112,
    stock: 44,
    weightLabel: "500 g",
    createdDaysAgo: 180,
    benefits: ["For a slow dal makhani", "Matt black, unoiled", "Soaks in 8 hours"],
    descriptionHtml:
      "<p>Dal makhani is nine parts patience. Simmer these on the smallest flame through an evening with ginger and ghee, and cream becomes optional.</p>",
    label: "Sabut Urad",
  },
]);

export const PULSES = [...dals, ...whole];

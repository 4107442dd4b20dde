import { family } from "../family.ts";

const dhoop = family({ brandId: 2, foamId: 13, gstRate: 5, hsnCode: "3307", sectionId: 6 }, [
  {
    id: 1201,
    name: "Gomay Dhoop Sticks Guggul 20 Sticks",
    categoryId: 601,
    pricePaidRupees: 85,
    stock: 162,
    weightLabel: "20 sticks",
    createdDaysAgo: 360,
    tagIds: [1],
    sectionId: 1,
    benefits: ["No charcoal, no bamboo", "Gir dung, guggul, ghee", "Burns 25 minutes"],
    descriptionHtml:
      "<p>Thick hand-rolled sticks of sun-dried gomay, guggul resin, loban and a little ghee. With no bamboo in the middle the smoke stays soft, and the ash goes to the tulsi.</p>",
    label: "Guggul Dhoop",
  },
  {
    id: 1202,
    name: "Sambrani Cups with Loban 12 Cups",
    categoryId: 601,
    pricePaidRupees: 110,
    stock: 104,
    weightLabel: "12 cups",
    createdDaysAgo: 290,
    benefits: ["Cup burns itself, no coal needed", "Benzoin in the middle", "For evenings and after rain"],
    descriptionHtml:
      "<p>Light the rim, blow it out when it glows, and the cup burns down around its heart of benzoin. Twelve in a box, each on its own clay dish.</p>",
    label: "Sambrani Cups",
  },
  {
    id: 1203,
    name: "Sandal Dhoop Cones 30 Cones",
    categoryId: 601,
    pricePaidRupees: 120,
    stock: 79,
    weightLabel: "30 cones",
    createdDaysAgo: 160,
    benefits: ["Sandal powder and gomay", "Small flats, small smoke", "Brass holder inside"],
    descriptionHtml:
      "<p>Ten-minute cones for a short prayer in a small flat. Sandal first, then warm earth. A thumbnail brass holder is in each box.</p>",
    label: "Sandal Cones",
  },
  {
    id: 1204,
    name: "Mogra Incense Bamboo-Free 40 Sticks",
    categoryId: 601,
    pricePaidRupees: 95,
    stock: 0,
    weightLabel: "40 sticks",
    createdDaysAgo: 36,
    tagIds: [2],
    benefits: ["Temple flowers, dried and ground", "No bamboo, no charcoal", "Gentle mogra"],
    descriptionHtml:
      "<p>Flowers offered at temples in Dwarka come back to us instead of going to the river: dried, ground, and rolled with gomay and mogra attar.</p>",
    label: "Mogra Incense",
  },
]);

const puja = family({ brandId: 2, foamId: 20, gstRate: 0, hsnCode: "3307", sectionId: 6 }, [
  {
    id: 1205,
    name: "Cow Dung Diyas Hand-Painted (Set of 12)",
    categoryId: 602,
    pricePaidRupees: 149,
    hsnCode: "6912",
    stock: 118,
    weightLabel: "Set of 12",
    createdDaysAgo: 340,
    tagIds: [1],
    benefits: [
      "Lined so that ghee does not soak in",
      "Painted by women of the gaushala",
      "Float them; they return to soil",
    ],
    descriptionHtml:
      "<p>Pressed from gomay and multani mitti, dried for a week and painted by hand with lime and geru. After the festival crumble them into a flower pot.</p>",
    label: "Gomay Diyas",
  },
  {
    id: 1206,
    name: "Cow Dung Cakes (Upla) for Havan 24 Pieces",
    categoryId: 602,
    pricePaidRupees: 160,
    hsnCode: "3101",
    stock: 70,
    weightLabel: "24 pieces",
    createdDaysAgo: 340,
    benefits: ["Palm-sized, sun-dried", "From Gir cows only", "Clean, without straw"],
    descriptionHtml:
      "<p>Even little cakes that sit well in a havan kund. Dried on raised bamboo, not on the road, so there is no grit in them.</p>",
    label: "Havan Upla",
  },
  {
    id: 1207,
    name: "Havan Samagri 36 Herbs 500 g",
    categoryId: 602,
    pricePaidRupees: 225,
    gstRate: 5,
    stock: 65,
    weightLabel: "500 g",
    createdDaysAgo: 200,
    foamId: 4,
    benefits: ["Thirty-six herbs, listed", "No sawdust, no perfume", "Mix with a spoon of ghee"],
    descriptionHtml:
      "<p>Guggul, jatamansi, nagarmotha, bel, giloy, dried coconut, til, jau and twenty-eight more. Cheap samagri is mostly sawdust; pour ours on paper and look.</p>",
    label: "Havan Samagri",
  },
  {
    id: 1208,
    name: "Cotton Wicks Dipped in A2 Ghee (Set of 50)",
    categoryId: 602,
    pricePaidRupees: 175,
    gstRate: 5,
    hsnCode: "5908",
    stock: 88,
    weightLabel: "Set of 50",
    createdDaysAgo: 110,
    benefits: ["Ready to light", "Fifteen minutes each", "Hand-rolled phool batti"],
    descriptionHtml:
      "<p>Round wicks rolled from desi cotton, filled with ghee and set. Place, light, pray: no bottle, no spill. Keep cool in May.</p>",
    label: "Ghee Wicks",
  },
  {
    id: 1209,
    name: "Kumkum from Turmeric and Lime 50 g",
    categoryId: 602,
    pricePaidRupees: 75,
    hsnCode: "3304",
    stock: 97,
    weightLabel: "50 g",
    createdDaysAgo: 140,
    foamId: 1,
    benefits: ["Turmeric turned red by lime", "No lead oxide", "Soft on the forehead"],
    descriptionHtml:
      "<p>Real kumkum is turmeric that lemon and slaked lime have turned red. It is a shade browner than the chemical kind and does not itch.</p>",
    label: "Kumkum",
  },
]);

export const PUJA = [...dhoop, ...puja];

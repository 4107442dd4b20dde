import { family } from "../family.ts";

const boxes = family({ brandId: 5, foamId: 15, gstRate: 5, hsnCode: "2106", sectionId: 7 }, [
  {
    id: 1173,
    name: "Kaju Katli with Khandsari 400 g",
    categoryId: 43,
    pricePaidRupees: 640,
    stock: 33,
    weightLabel: "400 g",
    createdDaysAgo: 220,
    tagIds: [1],
    benefits: ["Konkan cashews, stone-ground", "Khandsari gives a warm colour", "No silver foil"],
    descriptionHtml:
      "<p>Ivory rather than white, since khandsari has a colour of its own. No varq on top, so that vegetarians need not ask. Best in ten days.</p>",
    label: "Kaju Katli",
  },
  {
    id: 1174,
    name: "Mohanthal in A2 Ghee 400 g",
    categoryId: 43,
    pricePaidRupees: 585,
    stock: 26,
    weightLabel: "400 g",
    createdDaysAgo: 220,
    benefits: ["Danedar besan roasted slowly", "Bilona ghee throughout", "Saffron and cardamom"],
    descriptionHtml:
      "<p>Coarse besan rubbed with ghee and milk, sieved, roasted to the colour of brick, and set with khandsari syrup. It should crumble before you have finished looking at it.</p>",
    label: "Mohanthal",
  },
  {
    id: 1175,
    name: "Royal Dry Fruit Box 500 g",
    categoryId: 43,
    pricePaidRupees: 1125,
    hsnCode: "0813",
    stock: 41,
    weightLabel: "500 g",
    createdDaysAgo: 260,
    benefits: ["Almond, cashew, pistachio, fig, raisin", "Wooden tray with a lid", "Refill packs sold apart"],
    descriptionHtml:
      "<p>Five compartments of mango wood: Mamra almonds, W240 cashews, Iranian pistachios, anjeer and black raisins. The tray outlives the contents by years.</p>",
    label: "Dry Fruit Box",
  },
  {
    id: 1176,
    name: "Anjeer Walnut Roll, No Added Sugar 300 g",
    categoryId: 43,
    pricePaidRupees: 545,
    stock: 18,
    weightLabel: "300 g",
    createdDaysAgo: 30,
    tagIds: [2, 3],
    benefits: ["Figs and dates do the sweetening", "Rolled in poppy seed", "Sliced, 20 pieces"],
    descriptionHtml:
      "<p>Figs and dates worked in a little ghee, wrapped round walnuts, rolled in poppy seed and sliced into coins. A mithai that a dieting uncle takes two of.</p>",
    label: "Anjeer Roll",
  },
]);

const ware = family({ brandId: 1, foamId: 20, gstRate: 5, hsnCode: "7418", sectionId: 7 }, [
  {
    id: 1177,
    name: "Hammered Copper Water Bottle 950 ml",
    categoryId: 44,
    pricePaidRupees: 895,
    stock: 52,
    weightLabel: "950 ml",
    createdDaysAgo: 310,
    benefits: ["99.5% copper, one piece", "Hammered by hand in Jamnagar", "Leak-proof screw cap"],
    descriptionHtml:
      "<p>Seamless, lacquer-free inside, and hammered all over so that it does not slip. Water only: no lemon, no juice. Clean with tamarind once a fortnight.</p>",
    label: "Copper Bottle",
  },
  {
    id: 1178,
    name: "Clay Curd Setter with Lid 1 l",
    categoryId: 44,
    pricePaidRupees: 345,
    hsnCode: "6912",
    stock: 17,
    weightLabel: "1 l",
    createdDaysAgo: 160,
    benefits: ["Unglazed Wankaner clay", "Draws off whey, thick curd", "Season it in water first"],
    descriptionHtml:
      "<p>Clay drinks the whey and leaves the curd thick enough to turn upside down. Soak for a day before the first use and dry in the sun between sets.</p>",
    label: "Curd Setter",
  },
  {
    id: 1179,
    name: "Clay Tawa and Kadhai Set",
    categoryId: 44,
    pricePaidRupees: 695,
    hsnCode: "6912",
    stock: 1,
    weightLabel: "Set of 2",
    createdDaysAgo: 100,
    benefits: ["For gas flame, low to medium", "Rotla as on a farm", "No lead, no glaze"],
    descriptionHtml:
      "<p>A thick tawa for rotla and a small kadhai for dal. Warm them slowly, never move them from flame to wet stone, and they will outlast your non-stick.</p>",
    label: "Clay Tawa Set",
  },
  {
    id: 1180,
    name: "Brass Akhand Diya with Glass Cover",
    categoryId: 44,
    pricePaidRupees: 1090,
    hsnCode: "7419",
    stock: 14,
    weightLabel: "1 piece",
    createdDaysAgo: 230,
    benefits: ["Burns a day on 60 ml of ghee", "Borosilicate chimney", "Solid brass, 600 g"],
    descriptionHtml:
      "<p>Cast in Moradabad, finished in Jamnagar. The chimney keeps draughts and moths out; the well holds enough ghee for a night of jagran.</p>",
    label: "Akhand Diya",
  },
]);

export const SWEETS_AND_WARE = [...boxes, ...ware];

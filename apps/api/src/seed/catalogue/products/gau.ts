import { family } from "../family.ts";

const dhoop = family({ brandId: 2, foamId: 13, gstRate: 5, sectionId: 6 }, [
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
    picture: { pack: "box", motif: "dhoop", label: "Guggul Dhoop", contents: "#5A4632" },
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
    picture: { pack: "box", motif: "dhoop", label: "Sambrani Cups", contents: "#6D533A" },
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
    picture: { pack: "box", motif: "sandalwood", label: "Sandal Cones", contents: "#B98A5A" },
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
    picture: { pack: "box", motif: "jasmine", label: "Mogra Incense", contents: "#8C8458" },
  },
]);

const puja = family({ brandId: 2, foamId: 20, gstRate: 0, sectionId: 6 }, [
  {
    id: 1205,
    name: "Cow Dung Diyas Hand-Painted (Set of 12)",
    categoryId: 602,
    pricePaidRupees: 149,
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
    picture: { pack: "tray", motif: "diya", label: "Gomay Diyas", contents: "#8A6240" },
  },
  {
    id: 1206,
    name: "Cow Dung Cakes (Upla) for Havan 24 Pieces",
    categoryId: 602,
    pricePaidRupees: 160,
    stock: 70,
    weightLabel: "24 pieces",
    createdDaysAgo: 340,
    benefits: ["Palm-sized, sun-dried", "From Gir cows only", "Clean, without straw"],
    descriptionHtml:
      "<p>Even little cakes that sit well in a havan kund. Dried on raised bamboo, not on the road, so there is no grit in them.</p>",
    picture: { pack: "bundle", motif: "cow", label: "Havan Upla", contents: "#7A5B3C" },
  },
  {
    id: 1207,
    name: "Havan Samagri 36 Herbs 500 g",
    categoryId: 602,
    pricePaidRupees: 225,
    stock: 65,
    weightLabel: "500 g",
    createdDaysAgo: 200,
    foamId: 4,
    benefits: ["Thirty-six herbs, listed", "No sawdust, no perfume", "Mix with a spoon of ghee"],
    descriptionHtml:
      "<p>Guggul, jatamansi, nagarmotha, bel, giloy, dried coconut, til, jau and twenty-eight more. Cheap samagri is mostly sawdust; pour ours on paper and look.</p>",
    picture: { pack: "pouch", motif: "sandalwood", label: "Havan Samagri", contents: "#8B7148" },
  },
  {
    id: 1208,
    name: "Cotton Wicks Dipped in A2 Ghee (Set of 50)",
    categoryId: 602,
    pricePaidRupees: 175,
    stock: 88,
    weightLabel: "Set of 50",
    createdDaysAgo: 110,
    gstRate: 5,
    benefits: ["Ready to light", "Fifteen minutes each", "Hand-rolled phool batti"],
    descriptionHtml:
      "<p>Round wicks rolled from desi cotton, filled with ghee and set. Place, light, pray: no bottle, no spill. Keep cool in May.</p>",
    picture: { pack: "tub", motif: "cotton", label: "Ghee Wicks", contents: "#F0DFA4" },
  },
  {
    id: 1209,
    name: "Kumkum from Turmeric and Lime 50 g",
    categoryId: 602,
    pricePaidRupees: 75,
    stock: 97,
    weightLabel: "50 g",
    createdDaysAgo: 140,
    foamId: 1,
    benefits: ["Turmeric turned red by lime", "No lead oxide", "Soft on the forehead"],
    descriptionHtml:
      "<p>Real kumkum is turmeric that lemon and slaked lime have turned red. It is a shade browner than the chemical kind and does not itch.</p>",
    picture: { pack: "jar", motif: "turmeric", label: "Kumkum", contents: "#A31621" },
  },
]);

const ark = family({ brandId: 2, foamId: 3, gstRate: 12, sectionId: 4 }, [
  {
    id: 1210,
    name: "Gomutra Ark Distilled 500 ml",
    categoryId: 62,
    pricePaidRupees: 165,
    stock: 94,
    weightLabel: "500 ml",
    createdDaysAgo: 380,
    tagIds: [1],
    benefits: ["Collected at dawn, filtered eight times", "Distilled in glass", "Heifers on open pasture"],
    descriptionHtml:
      "<p>Collected before sunrise from grazing Gir heifers, filtered through eight folds of cotton and distilled once, slowly, in glass. Clear, sharp, and dated.</p><p>Taken by tradition in small measures with water; ask your vaidya how and whether.</p>",
    picture: { pack: "bottle", motif: "cow", label: "Gomutra Ark", contents: "#E9DDB0" },
  },
  {
    id: 1211,
    name: "Tulsi Gomutra Ark 500 ml",
    categoryId: 62,
    pricePaidRupees: 185,
    stock: 58,
    weightLabel: "500 ml",
    createdDaysAgo: 210,
    benefits: ["Distilled over fresh tulsi", "Milder smell", "Glass bottle"],
    descriptionHtml:
      "<p>Fresh krishna tulsi goes into the still, and its oil comes over with the ark. The easier one to begin with, say those who take both.</p>",
    picture: { pack: "bottle", motif: "tulsi", label: "Tulsi Ark", contents: "#D8DDA4" },
  },
  {
    id: 1212,
    name: "Panchgavya Ghrita 200 ml",
    categoryId: 62,
    pricePaidRupees: 695,
    stock: 22,
    weightLabel: "200 ml",
    createdDaysAgo: 170,
    foamId: 19,
    benefits: ["Ghee, milk, curd, gomutra, gomay juice", "Cooked by the Charaka method", "From one herd"],
    descriptionHtml:
      "<p>The five gifts of the cow cooked into one ghee over three days, until the froth settles and it smells of nothing but ghee. A classical preparation: use it under a vaidya's guidance.</p>",
    picture: { pack: "jar", motif: "cow", label: "Panchgavya Ghrita", contents: "#D5B04A" },
  },
  {
    id: 1213,
    name: "Panchgavya Nasya Ghee 15 ml",
    categoryId: 62,
    pricePaidRupees: 215,
    stock: 49,
    weightLabel: "15 ml",
    createdDaysAgo: 100,
    foamId: 19,
    benefits: ["Warm the bottle in water first", "Glass dropper", "Two drops at bedtime"],
    descriptionHtml:
      "<p>Medicated ghee for the nose, in a small bottle that fits a cup of warm water. Two drops, lying down, at night.</p>",
    picture: { pack: "dropper", motif: "cow", label: "Nasya Ghee", contents: "#E3BE55" },
  },
]);

const body = family({ brandId: 2, foamId: 6, gstRate: 18, sectionId: 5 }, [
  {
    id: 1214,
    name: "Panchgavya Soap 75 g",
    categoryId: 63,
    pricePaidRupees: 60,
    stock: 185,
    weightLabel: "75 g",
    createdDaysAgo: 390,
    tagIds: [1],
    benefits: ["Gomay, milk, curd, ghee, ark", "With neem and multani mitti", "Made by hand at the gaushala"],
    descriptionHtml:
      "<p>Grey-green, earthy and gently scrubbing. The gaushala's women press it in wooden moulds; the money pays for the retired cows' fodder.</p>",
    picture: { pack: "bar", motif: "cow", label: "Panchgavya Soap", contents: "#9A9470" },
  },
  {
    id: 1215,
    name: "Gomay Orange Peel Soap 75 g",
    categoryId: 63,
    pricePaidRupees: 65,
    stock: 92,
    weightLabel: "75 g",
    createdDaysAgo: 180,
    benefits: ["Gomay and sun-dried peel", "Citrus smell", "Light scrub"],
    descriptionHtml:
      "<p>For people who are curious but not yet sure: all the scrub of gomay, with Nagpur orange peel and orange oil in front of it.</p>",
    picture: { pack: "bar", motif: "orange", label: "Gomay Orange", contents: "#C79355" },
  },
  {
    id: 1216,
    name: "Gomay Tooth Powder (Dant Manjan) 60 g",
    categoryId: 63,
    pricePaidRupees: 70,
    stock: 76,
    weightLabel: "60 g",
    createdDaysAgo: 230,
    foamId: 1,
    gstRate: 12,
    benefits: ["Ash of gomay, clove, camphor, mint", "Fine as flour", "Use the finger"],
    descriptionHtml:
      "<p>Gomay is burned without air into fine black ash and mixed with clove, camphor, rock salt and mint. It looks alarming and rinses white.</p>",
    picture: { pack: "tub", motif: "charcoal", label: "Dant Manjan", contents: "#3E3C3A" },
  },
  {
    id: 1217,
    name: "Ghee and Beeswax Lip Balm 8 g",
    categoryId: 63,
    pricePaidRupees: 99,
    stock: 110,
    weightLabel: "8 g",
    createdDaysAgo: 39,
    tagIds: [2],
    foamId: 18,
    benefits: ["Four ingredients, all edible", "Beet for a blush of colour", "Tin you can refill"],
    descriptionHtml:
      "<p>A2 ghee, beeswax, castor oil and beet. That is the whole list. Soft in Ahmedabad, firm in Shimla, fine in both.</p>",
    picture: { pack: "balm", motif: "honeycomb", label: "Lip Balm", contents: "#D98C86" },
  },
]);

const krishi = family({ brandId: 2, foamId: 3, gstRate: 5, sectionId: 6 }, [
  {
    id: 1218,
    name: "Jeevamrut Concentrate 1 l",
    categoryId: 64,
    pricePaidRupees: 120,
    stock: 68,
    weightLabel: "1 l",
    createdDaysAgo: 190,
    benefits: ["Fermented seven days", "One litre makes twenty", "Use within a month"],
    descriptionHtml:
      "<p>Gomay, gomutra, jaggery, gram flour and a fistful of soil from under a banyan, stirred twice a day for a week. Dilute one to twenty and pour at the roots in the evening.</p>",
    picture: { pack: "can", motif: "compost", label: "Jeevamrut", contents: "#6C5A33" },
  },
  {
    id: 1219,
    name: "Gomay Manure Sun-Cured 10 kg",
    categoryId: 64,
    pricePaidRupees: 240,
    stock: 40,
    weightLabel: "10 kg",
    createdDaysAgo: 270,
    foamId: 11,
    benefits: ["Aged eight months", "No weed seeds left", "For beds and trees"],
    descriptionHtml:
      "<p>Eight months in a turned heap, until nothing in it can be recognised. Spread two fingers deep around trees before the rains.</p>",
    picture: { pack: "bag", motif: "cow", label: "Gomay Manure", contents: "#4F3A25" },
  },
  {
    id: 1220,
    name: "Dashparni Ark Plant Protector 1 l",
    categoryId: 64,
    pricePaidRupees: 155,
    stock: 2,
    weightLabel: "1 l",
    createdDaysAgo: 120,
    benefits: ["Ten bitter leaves in gomutra", "Keeps sucking pests away", "Spray 200 ml in 10 l"],
    descriptionHtml:
      "<p>Neem, datura, papaya, guava, calotropis and five more leaves that goats refuse, steeped in gomutra for forty days. Spray at dusk, not in flower.</p>",
    picture: { pack: "can", motif: "neem", label: "Dashparni Ark", contents: "#56662E" },
  },
]);

export const GAU = [...dhoop, ...puja, ...ark, ...body, ...krishi];

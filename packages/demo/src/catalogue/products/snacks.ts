import { family } from "../family.ts";

const namkeen = family({ brandId: 5, foamId: 17, gstRate: 12, sectionId: 3 }, [
  {
    id: 1081,
    name: "Hand-Rolled Methi Khakhra 200 g",
    categoryId: 114,
    pricePaidRupees: 95,
    stock: 122,
    weightLabel: "200 g",
    createdDaysAgo: 460,
    tagIds: [1],
    benefits: ["Roasted on cast iron, not fried", "Fresh methi leaves", "Brushed with A2 ghee"],
    descriptionHtml:
      "<p>Eleven khakhras, each rolled thin and pressed on a hot tawa with a cloth until it snaps. The green is fresh methi from the morning market.</p>",
    picture: { pack: "pouch", motif: "fenugreek", label: "Methi Khakhra", contents: "#C7A765" },
  },
  {
    id: 1082,
    name: "Jowar Puff Namkeen 150 g",
    categoryId: 114,
    pricePaidRupees: 85,
    stock: 78,
    weightLabel: "150 g",
    createdDaysAgo: 180,
    benefits: ["Popped sorghum, not fried", "Peanuts and curry leaf", "Groundnut oil only"],
    descriptionHtml:
      "<p>Jowar dhani popped in hot sand, tossed with peanuts, roasted chana, turmeric and curry leaf. A bowl weighs almost nothing, which is why it empties.</p>",
    picture: { pack: "pouch", motif: "sorghum", label: "Jowar Puffs", contents: "#E9D49B" },
  },
  {
    id: 1083,
    name: "Roasted Black Pepper Cashews 150 g",
    categoryId: 114,
    pricePaidRupees: 265,
    stock: 50,
    weightLabel: "150 g",
    createdDaysAgo: 110,
    sectionId: 7,
    benefits: ["Konkan W320 cashews", "Roasted, not fried", "Coarse pepper and rock salt"],
    descriptionHtml:
      "<p>Cashews from Sindhudurg, slow-roasted and rolled hot in cracked Malabar pepper. Hide one pack; the other will be found.</p>",
    picture: { pack: "canister", motif: "cashew", label: "Pepper Cashews", contents: "#E5C58C" },
  },
  {
    id: 1084,
    name: "Bhavnagari Gathiya in Groundnut Oil 250 g",
    categoryId: 114,
    pricePaidRupees: 110,
    stock: 0,
    weightLabel: "250 g",
    createdDaysAgo: 200,
    benefits: ["Fried in wood-pressed oil", "Ajwain and coarse pepper", "No palm oil, no soda ash"],
    descriptionHtml:
      "<p>Soft gathiya the way Bhavnagar eats it with tea: besan, ajwain, crushed pepper, and oil you would cook with at home. Made on Tuesdays and Fridays.</p>",
    picture: { pack: "pouch", motif: "ajwain", label: "Gathiya", contents: "#E3B14E" },
  },
  {
    id: 1085,
    name: "Makhana Peri Peri 80 g",
    categoryId: 114,
    pricePaidRupees: 145,
    stock: 86,
    weightLabel: "80 g",
    createdDaysAgo: 33,
    tagIds: [2],
    benefits: ["Large Darbhanga fox nuts", "Roasted in A2 ghee", "Chilli, garlic, amchur"],
    descriptionHtml:
      "<p>Lotus seed from Darbhanga's ponds, popped by hand with a wooden bat, roasted in ghee and dusted while hot. Crisp for five months sealed, for five minutes open.</p>",
    picture: { pack: "pouch", motif: "lotus", label: "Makhana", contents: "#F1E3CC" },
  },
]);

const mixes = family({ brandId: 5, foamId: 12, gstRate: 5, sectionId: 3 }, [
  {
    id: 1086,
    name: "Instant Millet Dosa Mix 400 g",
    categoryId: 115,
    pricePaidRupees: 155,
    stock: 64,
    weightLabel: "400 g",
    createdDaysAgo: 270,
    benefits: ["Foxtail, ragi and urad", "Rest twenty minutes, no fermenting", "About fourteen dosas"],
    descriptionHtml:
      "<p>Curd does the souring, so you can decide on dosa at seven and eat at half past. Thin with water till it pours, and let the tawa be truly hot.</p>",
    picture: { pack: "box", motif: "millet", label: "Millet Dosa Mix", contents: "#C79A63" },
  },
  {
    id: 1087,
    name: "Moong Dal Khichdi Mix with Vegetables 250 g",
    categoryId: 115,
    pricePaidRupees: 125,
    stock: 91,
    weightLabel: "250 g",
    createdDaysAgo: 160,
    benefits: ["Cooks in one pot in 15 minutes", "Dried carrot, peas and spinach", "For hostels and hill stations"],
    descriptionHtml:
      "<p>Kamod rice, moong chilka and vegetables dried in our own solar dryer. Add water and a spoon of ghee. Serves two hungry people or one after a trek.</p>",
    picture: { pack: "pouch", motif: "moong", label: "Khichdi Mix", contents: "#D0B261" },
  },
  {
    id: 1088,
    name: "Gujarati Handvo Mix 400 g",
    categoryId: 115,
    pricePaidRupees: 149,
    stock: 39,
    weightLabel: "400 g",
    createdDaysAgo: 160,
    benefits: ["Four dals and rice, coarsely ground", "Grate in a bottle gourd", "Crisp under, soft within"],
    descriptionHtml:
      "<p>Sour it with curd, fold in grated dudhi, and cook it covered in a heavy pan with plenty of sesame. The crust at the bottom is what families argue over.</p>",
    picture: { pack: "box", motif: "sesame", label: "Handvo Mix", contents: "#D8A951" },
  },
  {
    id: 1089,
    name: "Ragi Malt Drink Mix Unsweetened 250 g",
    categoryId: 115,
    pricePaidRupees: 185,
    stock: 57,
    weightLabel: "250 g",
    createdDaysAgo: 230,
    tagIds: [3],
    sectionId: 4,
    benefits: ["Sprouted ragi, almond, cardamom", "No sugar of any kind", "Ready with hot milk in 3 minutes"],
    descriptionHtml:
      "<p>Sprouted ragi with ground almonds and cardamom, and nothing sweet: that part is yours to decide. Stir into cold milk first, then heat, and it will not clump.</p>",
    picture: { pack: "canister", motif: "ragi", label: "Ragi Malt", contents: "#9A6350" },
  },
]);

const sweets = family({ brandId: 5, foamId: 17, gstRate: 5, sectionId: 7 }, [
  {
    id: 1090,
    name: "Peanut Jaggery Chikki 200 g",
    categoryId: 116,
    pricePaidRupees: 99,
    stock: 148,
    weightLabel: "200 g",
    createdDaysAgo: 430,
    tagIds: [1],
    sectionId: 3,
    benefits: ["Two ingredients and a little ghee", "Snaps clean, does not stick", "Wrapped in pieces"],
    descriptionHtml:
      "<p>Roasted G-20 peanuts in dark jaggery, rolled while hot on a marble slab in Lonavala fashion. The syrup is taken to the hard-crack stage, so your teeth are safe.</p>",
    picture: { pack: "box", motif: "groundnut", label: "Peanut Chikki", contents: "#B6742E" },
  },
  {
    id: 1091,
    name: "Black Sesame Chikki 200 g",
    categoryId: 116,
    pricePaidRupees: 125,
    stock: 83,
    weightLabel: "200 g",
    createdDaysAgo: 260,
    benefits: ["Kala til from Rajkot", "For Uttarayan and all winter", "Thin as glass"],
    descriptionHtml:
      "<p>Kites in the sky, til in the mouth: black sesame and jaggery, rolled so thin that light passes through. Keep the tin closed between pieces.</p>",
    picture: { pack: "box", motif: "sesame", label: "Til Chikki", contents: "#3B322C" },
  },
  {
    id: 1092,
    name: "Gond and Dry Ginger Laddu Box of 12",
    categoryId: 116,
    pricePaidRupees: 485,
    stock: 27,
    weightLabel: "Box of 12",
    createdDaysAgo: 120,
    benefits: ["Edible gum puffed in bilona ghee", "Almonds, kharek and sunth", "One a day in the cold months"],
    descriptionHtml:
      "<p>Made for new mothers and stolen by everyone else. Gond is fried till it blooms, then folded with wheat, almonds, dates, dry ginger and warm ghee. Good for six weeks without the refrigerator.</p>",
    picture: { pack: "box", motif: "almond", label: "Gond Laddu", contents: "#B98447" },
  },
  {
    id: 1093,
    name: "Dates and Nuts Energy Bar, No Added Sugar, Box of 6",
    categoryId: 116,
    pricePaidRupees: 330,
    stock: 75,
    weightLabel: "Box of 6",
    createdDaysAgo: 44,
    tagIds: [2, 3],
    gstRate: 12,
    benefits: ["Sweet from dates alone", "Almond, pumpkin seed, cacao nibs", "40 g bars for bags and desks"],
    descriptionHtml:
      "<p>Pressed, not baked: soft Kimia dates hold almonds, pumpkin seeds and a few cacao nibs together. Dates are sweet by nature; nothing more is put in.</p>",
    picture: { pack: "box", motif: "date", label: "Date & Nut Bars", contents: "#6A3E26" },
  },
]);

export const SNACKS = [...namkeen, ...mixes, ...sweets];

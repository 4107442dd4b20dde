import { family } from "../family.ts";

const ghee = family({ brandId: 2, foamId: 19, gstRate: 5, sectionId: 1 }, [
  {
    id: 1001,
    name: "A2 Gir Cow Bilona Ghee 250 ml",
    categoryId: 101,
    pricePaidRupees: 649,
    stock: 84,
    weightLabel: "250 ml",
    createdDaysAgo: 820,
    tagIds: [1],
    benefits: [
      "Churned from cultured curd, not from cream",
      "Milk of free-grazing Gir cows only",
      "Glass jar, no plastic near the ghee",
      "Batch number and churning date on every lid",
    ],
    descriptionHtml:
      "<p>Curd set overnight in clay, churned before dawn with a wooden bilona, and the butter simmered over a slow fire: our ghee is made the long way, so the jar smells of toasted milk and sets in fine grains.</p><p>The quarter-litre jar is the one to start with. It lasts a household of two about three weeks of rotis and dal.</p><ul><li>Ingredient: A2 Gir cow milk curd</li><li>Keeps 12 months, away from sun; no refrigerator needed</li></ul>",
    picture: { pack: "jar", motif: "cow", label: "A2 Gir Cow Ghee", contents: "#EDBE4A" },
  },
  {
    id: 1002,
    name: "A2 Gir Cow Bilona Ghee 500 ml",
    categoryId: 101,
    pricePaidRupees: 1249,
    stock: 132,
    weightLabel: "500 ml",
    createdDaysAgo: 820,
    tagIds: [1],
    benefits: [
      "About 14 litres of milk in one jar",
      "Grainy (danedar) when it sets",
      "Made by the bilona method, curd to ghee",
      "High smoke point for tadka and frying",
    ],
    descriptionHtml:
      "<p>The size most homes settle on. Fourteen litres of A2 milk become one half-litre of ghee, and nothing else goes in: no colour, no flavour, no butter oil.</p><p>Its grain changes with the season. In winter it stands firm and pale, in May it pours like honey. Both are right.</p><ul><li>Spoon over khichdi, rotli or steamed rice</li><li>Use a dry spoon and it keeps a year on the shelf</li></ul>",
    picture: { pack: "jar", motif: "cow", label: "A2 Gir Cow Ghee", contents: "#EDB93F" },
  },
  {
    id: 1003,
    name: "A2 Gir Cow Bilona Ghee 1 l",
    categoryId: 101,
    pricePaidRupees: 2399,
    stock: 57,
    weightLabel: "1 l",
    createdDaysAgo: 820,
    tagIds: [1],
    benefits: [
      "Family size, about ₹100 less than two half-litres",
      "Single gaushala, single batch",
      "Tested for adulteration, report on request",
      "Wide mouth, easy to clean and keep",
    ],
    descriptionHtml:
      "<p>A litre for the kitchen that cooks twice a day. Every jar comes from one churning of one herd near Dhrangadhra, so the flavour is even to the last spoon.</p><p>We send the laboratory sheet of your batch (fatty acids, moisture, Baudouin test) when you ask for it with the number on the lid.</p><ul><li>Ingredient: A2 Gir cow milk curd</li><li>Best within 12 months of churning</li></ul>",
    picture: { pack: "jar", motif: "cow", label: "A2 Gir Cow Ghee", contents: "#EAB437" },
  },
  {
    id: 1004,
    name: "A2 Gir Cow Bilona Ghee Family Tin 5 l",
    categoryId: 101,
    pricePaidRupees: 11499,
    stock: 3,
    weightLabel: "5 l",
    createdDaysAgo: 610,
    benefits: [
      "For weddings, langar and joint families",
      "Food-grade tin with an inner seal",
      "Made to order within ten days",
      "Lowest price by the litre",
    ],
    descriptionHtml:
      "<p>Five litres in a lacquered tin, churned to order for a wedding kitchen or a year of pujas. We make few of these each month, since every tin takes the milk of a whole morning.</p><p>Open with care, draw with a clean ladle, and move what you use daily to a small jar. The rest will stay fragrant under its lid.</p>",
    picture: { pack: "tin", motif: "cow", label: "Bilona Ghee Family Tin", contents: "#EAB437" },
  },
  {
    id: 1005,
    name: "Brahmi Infused A2 Ghee 250 ml",
    categoryId: 101,
    pricePaidRupees: 899,
    stock: 26,
    weightLabel: "250 ml",
    createdDaysAgo: 240,
    sectionId: 4,
    benefits: [
      "Fresh brahmi juice cooked into bilona ghee",
      "Mild, green and slightly bitter",
      "Half a spoon in warm milk",
      "No preservatives",
    ],
    descriptionHtml:
      "<p>Ghee carries what is cooked in it. Here fresh brahmi leaves are pressed and simmered into Gir ghee until the water is gone and the colour has turned to new-leaf green.</p><p>Students of our own family take half a teaspoon in warm milk on school mornings. It is food, not medicine; ask your vaidya if you follow a treatment.</p>",
    picture: { pack: "jar", motif: "brahmi", label: "Brahmi Ghee", contents: "#B9BE55" },
  },
  {
    id: 1006,
    name: "Shatadhauta Style Washed Ghee Skin Balm 100 g",
    categoryId: 101,
    pricePaidRupees: 549,
    stock: 18,
    weightLabel: "100 g",
    createdDaysAgo: 31,
    gstRate: 12,
    sectionId: 5,
    tagIds: [2],
    benefits: [
      "Ghee washed a hundred times in copper",
      "Turns into a cool white balm",
      "No fragrance, no water left in",
      "For dry lips, elbows and heels",
    ],
    descriptionHtml:
      "<p>Rub ghee with water in a copper dish, pour the water away, and begin again: a hundred times. What is left is cloud-white and cool on the skin.</p><p>A pea-sized dab is enough for a face. For outer use only; keep below 30 °C.</p>",
    picture: { pack: "balm", motif: "copper", label: "Washed Ghee Balm", contents: "#FBF6E6" },
  },
]);

const dairy = family({ brandId: 2, foamId: 1, gstRate: 5, sectionId: 3 }, [
  {
    id: 1007,
    name: "A2 Gir Cow Milk Powder 200 g",
    categoryId: 102,
    pricePaidRupees: 545,
    stock: 40,
    weightLabel: "200 g",
    createdDaysAgo: 400,
    benefits: [
      "Spray-dried within hours of milking",
      "No sugar, no emulsifier",
      "Two litres of milk in one pouch",
      "For travel, tea and sweets",
    ],
    descriptionHtml:
      "<p>Milk for the train, the trek and the tea drawer. One heaped spoon in 150 ml of warm water gives a cup that tastes of milk and not of a tin.</p><p>Whisk first with a little cold water so that no lumps form. Also good for mawa-style sweets when fresh milk is short.</p>",
    picture: { pack: "pouch", motif: "milk", label: "A2 Milk Powder", contents: "#FBF4E2" },
  },
  {
    id: 1008,
    name: "Golden Milk Mix with Lakadong Turmeric 150 g",
    categoryId: 102,
    pricePaidRupees: 329,
    stock: 61,
    weightLabel: "150 g",
    createdDaysAgo: 190,
    tagIds: [1],
    brandId: 1,
    benefits: [
      "High-curcumin Lakadong turmeric",
      "Pepper, dry ginger and nutmeg",
      "Sweetened lightly with khandsari",
      "Thirty cups in a jar",
    ],
    descriptionHtml:
      "<p>Haldi doodh without the yellow chopping board. Turmeric from Meghalaya's Lakadong villages is ground with black pepper, dry ginger, cinnamon and a scrape of nutmeg.</p><p>Stir one teaspoon into hot milk, let it stand a minute and drink the last sip too; the spices settle.</p>",
    picture: { pack: "canister", motif: "turmeric", label: "Golden Milk Mix", contents: "#E7A52C" },
  },
  {
    id: 1009,
    name: "Chaas Masala Buttermilk Spice 100 g",
    categoryId: 102,
    pricePaidRupees: 115,
    stock: 95,
    weightLabel: "100 g",
    createdDaysAgo: 330,
    brandId: 5,
    benefits: [
      "Roasted cumin, mint and black salt",
      "Half a spoon seasons a tall glass",
      "No citric acid, no flow agents",
    ],
    descriptionHtml:
      "<p>What a Kathiawadi kitchen shakes over buttermilk at noon: cumin roasted until it cracks, shade-dried mint, sanchal, a little ginger and green chilli.</p><p>Also try it on cucumber, in raita, or on the rim of a nimbu pani.</p>",
    picture: { pack: "pouch", motif: "mint", label: "Chaas Masala", contents: "#A8A060" },
  },
  {
    id: 1010,
    name: "Kesar Badam Milk Mix 200 g",
    categoryId: 102,
    pricePaidRupees: 465,
    stock: 0,
    weightLabel: "200 g",
    createdDaysAgo: 150,
    brandId: 1,
    benefits: [
      "Almonds are the first ingredient",
      "Kashmiri saffron strands you can see",
      "Khandsari instead of white sugar",
    ],
    descriptionHtml:
      "<p>Almonds blanched, dried and ground coarse enough to bite, with saffron from Pampore and green cardamom. Warm in January, iced in June.</p><ul><li>Almonds 46%, khandsari, A2 milk powder, cardamom, saffron</li><li>Two spoons to a cup; shake before use</li></ul>",
    picture: { pack: "canister", motif: "almond", label: "Kesar Badam Mix", contents: "#EBC98B" },
  },
]);

export const GHEE_AND_DAIRY = [...ghee, ...dairy];

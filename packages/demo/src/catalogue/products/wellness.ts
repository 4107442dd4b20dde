import { family } from "../family.ts";

const avaleha = family({ brandId: 4, foamId: 7, gstRate: 5, hsnCode: "3004", sectionId: 4 }, [
  {
    id: 1123,
    name: "Chyawanprash with A2 Ghee and Forest Honey 500 g",
    categoryId: 22,
    pricePaidRupees: 545,
    stock: 115,
    weightLabel: "500 g",
    createdDaysAgo: 420,
    tagIds: [1],
    sectionId: 1,
    benefits: [
      "Fresh amla is the first ingredient",
      "Forty-two herbs, listed in full",
      "Gir ghee and raw honey",
      "Khandsari, no white sugar",
    ],
    descriptionHtml:
      "<p>Made from December to February only, when amla is heavy on the tree. The fruit is steamed, pulped and fried in ghee until it lets go of it; herbs follow, honey last and cool.</p><p>Dark, sour, sweet and hot by turns. A teaspoon each morning for adults, half for children above five.</p>",
    label: "Chyawanprash",
  },
  {
    id: 1124,
    name: "Chyawanprash Sugar Free with Dates 400 g",
    categoryId: 22,
    pricePaidRupees: 595,
    stock: 48,
    weightLabel: "400 g",
    createdDaysAgo: 38,
    tagIds: [2, 3],
    benefits: ["Sweetened by dates and raisins", "No added sugar, no honey", "The same forty-two herbs"],
    descriptionHtml:
      "<p>For those who count sugar: date and raisin pulp take the place of khandsari and honey. It is less sweet, a little softer, and wants a cool shelf once opened. Fruit sugars remain.</p>",
    label: "Chyawanprash Lite",
  },
  {
    id: 1125,
    name: "Vasa Honey Avaleha 250 g",
    categoryId: 22,
    pricePaidRupees: 285,
    stock: 39,
    weightLabel: "250 g",
    createdDaysAgo: 190,
    benefits: ["Fresh vasa leaf juice", "Thickened with mishri, pippali added", "A winter lick"],
    descriptionHtml:
      "<p>Adulsa (vasa) juice cooked down with mishri and pippali, and honey stirred in once it has cooled. Bitter underneath: the sweetness is there to help.</p>",
    label: "Vasa Avaleha",
  },
]);

const juices = family({ brandId: 4, foamId: 3, gstRate: 5, hsnCode: "2009", sectionId: 4 }, [
  {
    id: 1126,
    name: "Amla Juice Cold-Pressed 1 l",
    categoryId: 23,
    pricePaidRupees: 249,
    stock: 107,
    weightLabel: "1 l",
    createdDaysAgo: 360,
    tagIds: [1, 3],
    benefits: ["Pressed, not made from powder", "No water, no sugar", "20 ml in a glass of water"],
    descriptionHtml:
      "<p>Forty fruits in a bottle. The juice is pressed whole, filtered once and filled under a light flash of heat. It darkens as the weeks pass; refrigerate and finish within forty days.</p>",
    label: "Amla Juice",
  },
  {
    id: 1127,
    name: "Aloe Vera Juice with Pulp 1 l",
    categoryId: 23,
    pricePaidRupees: 265,
    stock: 76,
    weightLabel: "1 l",
    createdDaysAgo: 300,
    tagIds: [3],
    benefits: ["Filleted by hand, latex washed off", "Soft pulp you can see", "Unsweetened"],
    descriptionHtml:
      "<p>The yellow latex under aloe's skin is what upsets stomachs, so leaves stand upright for a night to drain and are then filleted by hand. Mild, faintly green, with pieces.</p>",
    label: "Aloe Vera Juice",
  },
  {
    id: 1128,
    name: "Giloy Tulsi Juice 500 ml",
    categoryId: 23,
    pricePaidRupees: 189,
    stock: 52,
    weightLabel: "500 ml",
    createdDaysAgo: 170,
    tagIds: [3],
    benefits: ["Fresh stems and leaves", "Bitter and aromatic", "15 ml, diluted"],
    descriptionHtml:
      "<p>Neem-grown giloy and krishna tulsi, crushed with a little water and strained the same day. The bitterness is real; warm water and a breath held help.</p>",
    label: "Giloy Tulsi",
  },
  {
    id: 1129,
    name: "Karela Jamun Juice 1 l",
    categoryId: 23,
    pricePaidRupees: 275,
    stock: 34,
    weightLabel: "1 l",
    createdDaysAgo: 140,
    tagIds: [3],
    benefits: ["Bitter gourd and jamun with seed", "No sweetener of any kind", "From fresh fruit in season"],
    descriptionHtml:
      "<p>Karela pressed with its ribs, jamun with its stone. Deep violet, bitter, astringent. Part of a diet, not a treatment: if you take medicine for sugar, tell your doctor you drink it.</p>",
    label: "Karela Jamun",
  },
]);

const capsules = family({ brandId: 4, foamId: 5, gstRate: 5, hsnCode: "3004", sectionId: 4 }, [
  {
    id: 1130,
    name: "Ashwagandha Capsules 60 Pieces",
    categoryId: 24,
    pricePaidRupees: 345,
    stock: 92,
    weightLabel: "60 capsules",
    createdDaysAgo: 310,
    benefits: ["500 mg root extract, 5% withanolides", "Plant-based shell", "One herb, nothing else"],
    descriptionHtml:
      "<p>Extract strength is on the front, where you can read it: 500 mg of root extract standardised to 5% withanolides. The shell is cellulose, not gelatin. Not in pregnancy.</p>",
    label: "Ashwagandha 60",
  },
  {
    id: 1131,
    name: "Moringa Tablets 90 Pieces",
    categoryId: 24,
    pricePaidRupees: 295,
    stock: 66,
    weightLabel: "90 tablets",
    createdDaysAgo: 160,
    foamId: 10,
    benefits: ["Pressed leaf, gum acacia to bind", "No magnesium stearate", "Three a day with food"],
    descriptionHtml:
      "<p>For those who like moringa everywhere except on the tongue: 500 mg of dried leaf pressed with a little gum acacia. Green all the way through when you break one.</p>",
    label: "Moringa 90",
  },
  {
    id: 1132,
    name: "Turmeric Curcumin with Pepper Capsules 60 Pieces",
    categoryId: 24,
    pricePaidRupees: 425,
    stock: 3,
    weightLabel: "60 capsules",
    createdDaysAgo: 90,
    benefits: ["95% curcuminoids, 450 mg", "Piperine 5 mg beside it", "With a meal that has ghee"],
    descriptionHtml:
      "<p>Curcumin passes through the body quickly; black pepper holds it back, which is why a haldi sabzi always meets kali mirch. Take with food. Ask first if you use blood thinners.</p>",
    label: "Curcumin 60",
  },
]);

const oils = family({ brandId: 4, foamId: 2, gstRate: 5, hsnCode: "3004", sectionId: 4 }, [
  {
    id: 1133,
    name: "Mahanarayan Massage Oil 200 ml",
    categoryId: 25,
    pricePaidRupees: 365,
    stock: 59,
    weightLabel: "200 ml",
    createdDaysAgo: 260,
    benefits: [
      "Sesame oil cooked with shatavari and dashmool",
      "Warm before use",
      "For knees, backs and winter mornings",
    ],
    descriptionHtml:
      "<p>Cooked for three days in a copper kadhai with shatavari juice, dashmool decoction and milk, until a wick dipped in it burns without crackling. For massage only.</p>",
    label: "Mahanarayan Oil",
  },
  {
    id: 1134,
    name: "Anu Taila Nasya Drops 30 ml",
    categoryId: 25,
    pricePaidRupees: 245,
    stock: 45,
    weightLabel: "30 ml",
    createdDaysAgo: 110,
    benefits: ["Goat milk and sesame base", "Glass dropper", "Two drops, mornings"],
    descriptionHtml:
      "<p>Twenty-six herbs, sesame oil and goat's milk, cooked down ten times as the text asks. Lie back, two drops in each nostril, breathe in. Learn it from a vaidya the first time.</p>",
    label: "Anu Taila",
  },
  {
    id: 1135,
    name: "Eucalyptus and Ajwain Chest Rub 40 g",
    categoryId: 25,
    pricePaidRupees: 155,
    stock: 83,
    weightLabel: "40 g",
    createdDaysAgo: 29,
    tagIds: [2],
    foamId: 18,
    benefits: ["Beeswax and coconut oil base", "No petroleum jelly", "Not for children under three"],
    descriptionHtml:
      "<p>Beeswax, coconut oil, bhimseni camphor, eucalyptus and ajwain. Rub between the palms, then on chest and soles. Keep away from eyes and from small children.</p>",
    label: "Chest Rub",
  },
]);

export const WELLNESS = [...avaleha, ...juices, ...capsules, ...oils];

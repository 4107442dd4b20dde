import { family } from "../family.ts";

const oils = family({ brandId: 7, foamId: 2, gstRate: 18, hsnCode: "3304", sectionId: 5 }, [
  {
    id: 1149,
    name: "Kumkumadi Tailam Face Oil 15 ml",
    categoryId: 305,
    pricePaidRupees: 745,
    stock: 56,
    weightLabel: "15 ml",
    createdDaysAgo: 330,
    tagIds: [1],
    sectionId: 1,
    benefits: ["Kashmiri saffron in sesame oil and goat milk", "Twenty-six classical herbs", "Three drops at night"],
    descriptionHtml:
      "<p>Saffron, sandal, lotus, vetiver and twenty-two others, cooked in sesame oil with goat's milk over two days. Press three drops into damp skin and let it work while you sleep.</p><p>Patch-test behind the ear for a night.</p>",
    label: "Kumkumadi",
  },
  {
    id: 1150,
    name: "Nalpamaradi Brightening Body Oil 100 ml",
    categoryId: 305,
    pricePaidRupees: 425,
    stock: 31,
    weightLabel: "100 ml",
    createdDaysAgo: 150,
    benefits: ["Bark of four fig trees", "Kasturi turmeric and vetiver", "Half an hour before bathing"],
    descriptionHtml:
      "<p>The bark of four sacred figs, with turmeric and vetiver, in sesame oil: Kerala's oil after a day in the sun. Leave on thirty minutes, wash off with green gram flour.</p>",
    label: "Nalpamaradi",
  },
  {
    id: 1151,
    name: "Rosehip Saffron Night Serum 30 ml",
    categoryId: 305,
    pricePaidRupees: 895,
    stock: 0,
    weightLabel: "30 ml",
    createdDaysAgo: 48,
    benefits: ["Cold-pressed rosehip", "Squalane from olives", "Sinks in within a minute"],
    descriptionHtml:
      "<p>A lighter oil for those whom kumkumadi is too rich: rosehip, olive squalane and saffron extract. Dry touch, faint smell of hay and roses.</p>",
    label: "Night Serum",
  },
]);

const care = family({ brandId: 7, foamId: 3, gstRate: 18, hsnCode: "3304", sectionId: 5 }, [
  {
    id: 1152,
    name: "Steam-Distilled Rose Water 200 ml",
    categoryId: 306,
    pricePaidRupees: 225,
    hsnCode: "3301",
    stock: 128,
    weightLabel: "200 ml",
    createdDaysAgo: 400,
    tagIds: [1],
    benefits: ["Petals and water in a copper still", "No perfume, no glycerine", "Mist for face, eyes closed"],
    descriptionHtml:
      "<p>From a copper deg in Kannauj, sealed with clay and heated with cow-dung cakes: petals below, steam above, roses in the flask. Cloudy when cold is normal.</p>",
    label: "Rose Water",
  },
  {
    id: 1153,
    name: "Multani Mitti Fuller's Earth 200 g",
    categoryId: 306,
    pricePaidRupees: 89,
    gstRate: 5,
    hsnCode: "2508",
    stock: 104,
    weightLabel: "200 g",
    createdDaysAgo: 260,
    foamId: 1,
    benefits: ["Washed and sun-dried", "Sieved to 200 mesh", "For oily skin, weekly"],
    descriptionHtml:
      "<p>Barmer clay, washed until the sand has sunk, dried on cloth and sieved till it feels like talc. Mix with rose water if your skin is oily, with curd if it is dry, and take it off before it cracks.</p>",
    label: "Multani Mitti",
  },
  {
    id: 1154,
    name: "Pure Aloe Vera Gel 150 g",
    categoryId: 306,
    pricePaidRupees: 199,
    stock: 90,
    weightLabel: "150 g",
    createdDaysAgo: 280,
    foamId: 18,
    benefits: ["98% aloe leaf gel", "No alcohol, no green dye", "After sun, before kajal"],
    descriptionHtml:
      "<p>Real aloe gel is clear and a little runny. Ours is thickened only with xanthan and kept with a mild food preservative. After sun, after shaving, or under sunscreen.</p>",
    label: "Aloe Gel",
  },
  {
    id: 1155,
    name: "Orange Peel Red Sandal Face Pack 100 g",
    categoryId: 306,
    pricePaidRupees: 215,
    stock: 2,
    weightLabel: "100 g",
    createdDaysAgo: 120,
    foamId: 1,
    benefits: ["Nagpur orange peel, sun-dried", "Rakta chandan and masoor", "Twice a week"],
    descriptionHtml:
      "<p>Peel from Nagpur's winter oranges, ground with red sandal and masoor dal. Wet with milk, ten minutes, rinse. The colour is the wood's own.</p>",
    label: "Orange Face Pack",
  },
  {
    id: 1156,
    name: "Lavender Chamomile Face Wash 120 ml",
    categoryId: 306,
    pricePaidRupees: 265,
    hsnCode: "3401",
    stock: 58,
    weightLabel: "120 ml",
    createdDaysAgo: 70,
    benefits: ["Soap-free, coconut-based", "Foaming pump", "For evenings and sensitive skin"],
    descriptionHtml:
      "<p>A soft foam with Kashmiri lavender and chamomile water. No sulphates, no microbeads. One pump for a face, two after Holi.</p>",
    label: "Face Wash",
  },
]);

const oral = family({ brandId: 4, foamId: 1, gstRate: 5, hsnCode: "3306", sectionId: 5 }, [
  {
    id: 1157,
    name: "Neem Clove Tooth Powder 80 g",
    categoryId: 34,
    pricePaidRupees: 95,
    stock: 117,
    weightLabel: "80 g",
    createdDaysAgo: 290,
    benefits: ["Neem bark, clove, babul", "No fluoride, no foam", "Fine, not gritty"],
    descriptionHtml:
      "<p>Babul and neem bark, clove, rock salt and a little gairik clay for slip. Press onto a damp brush. The tingle is the clove.</p>",
    label: "Tooth Powder",
  },
  {
    id: 1158,
    name: "Sesame Clove Pulling Oil 200 ml",
    categoryId: 34,
    pricePaidRupees: 245,
    hsnCode: "1515",
    stock: 43,
    weightLabel: "200 ml",
    createdDaysAgo: 130,
    foamId: 2,
    benefits: ["Gandusha before breakfast", "Clove and mint", "Spit in the bin, not the basin"],
    descriptionHtml:
      "<p>One spoon of cold-pressed sesame oil with clove and mint, five to ten minutes, then out into the bin (it sets in pipes) and rinse warm.</p>",
    label: "Pulling Oil",
  },
  {
    id: 1159,
    name: "Meswak Mint Toothpaste 100 g",
    categoryId: 34,
    pricePaidRupees: 135,
    stock: 84,
    weightLabel: "100 g",
    createdDaysAgo: 200,
    foamId: 7,
    benefits: ["Meswak root and peppermint", "No SLS, no saccharin", "Aluminium-free tube"],
    descriptionHtml:
      "<p>Calcium carbonate to polish, meswak for the root's own bite, peppermint for breath. Little foam, clean rinse. Sweetened with a breath of stevia.</p>",
    label: "Meswak Paste",
  },
  {
    id: 1160,
    name: "Copper Tongue Cleaner",
    categoryId: 34,
    pricePaidRupees: 120,
    hsnCode: "7418",
    stock: 150,
    weightLabel: "1 piece",
    createdDaysAgo: 360,
    foamId: 20,
    brandId: 1,
    benefits: ["One piece of pure copper", "Rounded, polished edges", "Lasts for years"],
    descriptionHtml:
      "<p>A single strip of copper bent by a coppersmith in Jamnagar. Draw from back to front, rinse, hang to dry. Lemon and salt bring the shine back.</p>",
    label: "Tongue Cleaner",
  },
]);

export const FACE_AND_ORAL = [...oils, ...care, ...oral];

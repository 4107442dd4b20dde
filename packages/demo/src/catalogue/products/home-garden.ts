import { family } from "../family.ts";

const air = family({ brandId: 6, foamId: 3, gstRate: 18, hsnCode: "3307", sectionId: 6 }, [
  {
    id: 1193,
    name: "Herbal Mosquito Repellent Spray 100 ml",
    categoryId: 53,
    pricePaidRupees: 185,
    hsnCode: "3808",
    stock: 109,
    weightLabel: "100 ml",
    createdDaysAgo: 200,
    tagIds: [1],
    benefits: ["Citronella, lemongrass, neem", "No DEET", "Renew every two hours"],
    descriptionHtml:
      "<p>For skin and sleeves at dusk. Plant oils do not last as long as DEET, so renew every two hours, and use a net at night where dengue is about.</p>",
    label: "Mosquito Spray",
  },
  {
    id: 1194,
    name: "Bhimseni Camphor 100 g",
    categoryId: 53,
    pricePaidRupees: 245,
    hsnCode: "2914",
    stock: 74,
    weightLabel: "100 g",
    createdDaysAgo: 330,
    foamId: 4,
    sectionId: 6,
    benefits: ["Burns without residue", "Uneven natural flakes", "For aarti, cupboards and diffusers"],
    descriptionHtml:
      "<p>Flakes, not pressed tablets. Bhimseni camphor leaves nothing on the spoon when it has burned. Put two flakes in a muslin for cupboards.</p>",
    label: "Bhimseni Kapoor",
  },
  {
    id: 1195,
    name: "Cupboard Sachets Cedar and Lavender (Set of 6)",
    categoryId: 53,
    pricePaidRupees: 199,
    stock: 45,
    weightLabel: "Set of 6",
    createdDaysAgo: 90,
    foamId: 20,
    benefits: ["Instead of naphthalene balls", "Khadi bags", "Press to refresh"],
    descriptionHtml:
      "<p>Khadi bags of cedar shavings, lavender and clove that keep moths from woollens without the smell of a railway cloakroom. Good for a season.</p>",
    label: "Moth Sachets",
  },
  {
    id: 1196,
    name: "Jasmine Room Mist 200 ml",
    categoryId: 53,
    pricePaidRupees: 235,
    stock: 3,
    weightLabel: "200 ml",
    createdDaysAgo: 24,
    tagIds: [2],
    benefits: ["Mogra distillate, no propellant", "Cotton-safe", "Two sprays a room"],
    descriptionHtml:
      "<p>Mogra from Madurai's evening market, distilled by morning. In water and plant alcohol, without the throat-catching fixatives of an aerosol.</p>",
    label: "Mogra Mist",
  },
]);

const garden = family({ brandId: 3, foamId: 11, gstRate: 5, hsnCode: "3101", sectionId: 6 }, [
  {
    id: 1197,
    name: "Vermicompost Matured 5 kg",
    categoryId: 54,
    pricePaidRupees: 165,
    stock: 82,
    weightLabel: "5 kg",
    createdDaysAgo: 260,
    benefits: ["Native earthworms, Gir dung", "Sieved, sweet-smelling", "A handful a pot each month"],
    descriptionHtml:
      "<p>Three months in the worms' care and sieved to 4 mm. It should smell like soil after rain; if compost smells of anything else, it is not ready.</p>",
    label: "Vermicompost",
  },
  {
    id: 1198,
    name: "Neem Cake Powder 1 kg",
    categoryId: 54,
    pricePaidRupees: 95,
    hsnCode: "2306",
    stock: 91,
    weightLabel: "1 kg",
    createdDaysAgo: 210,
    foamId: 1,
    benefits: ["What is left when neem is pressed", "Feeds soil, bothers grubs", "Two spoons a pot"],
    descriptionHtml:
      "<p>Pressed neem kernels, ground. Mix into the top soil against nematodes and ants, six weeks apart. Slow food for roses and chillies.</p>",
    label: "Neem Cake",
  },
  {
    id: 1199,
    name: "Kitchen Garden Seed Box: 12 Native Vegetables",
    categoryId: 54,
    pricePaidRupees: 349,
    gstRate: 0,
    hsnCode: "1209",
    stock: 33,
    weightLabel: "12 packets",
    createdDaysAgo: 130,
    foamId: 4,
    benefits: ["Open-pollinated, save your own", "Sowing month on each packet", "Enough for a terrace"],
    descriptionHtml:
      "<p>Brinjal, bhindi, lauki, turai, tomato, chilli, methi, dhania, palak, guar, mogri and papdi: native lines kept by growers in Amreli. Save seed from your best plant.</p>",
    label: "Seed Box",
  },
  {
    id: 1200,
    name: "Coir Pots Plantable (Set of 20)",
    categoryId: 54,
    pricePaidRupees: 180,
    hsnCode: "5305",
    stock: 56,
    weightLabel: "Set of 20",
    createdDaysAgo: 75,
    foamId: 20,
    benefits: ["Sow, grow, plant pot and all", "Roots pass through", "No plastic trays"],
    descriptionHtml:
      "<p>Seedlings hate to be moved. Here they need not be: the whole pot goes into the ground and is gone by harvest.</p>",
    label: "Coir Pots",
  },
]);

export const HOME_AND_GARDEN = [...air, ...garden];

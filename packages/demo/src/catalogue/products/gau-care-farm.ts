import { family } from "../family.ts";

const ark = family({ brandId: 2, foamId: 3, gstRate: 5, hsnCode: "3004", sectionId: 4 }, [
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
    label: "Gomutra Ark",
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
    label: "Tulsi Ark",
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
    label: "Panchgavya Ghrita",
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
    label: "Nasya Ghee",
  },
]);

const body = family({ brandId: 2, foamId: 6, gstRate: 5, hsnCode: "3401", sectionId: 5 }, [
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
    label: "Panchgavya Soap",
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
    label: "Gomay Orange",
  },
  {
    id: 1216,
    name: "Gomay Tooth Powder (Dant Manjan) 60 g",
    categoryId: 63,
    pricePaidRupees: 70,
    hsnCode: "3306",
    stock: 76,
    weightLabel: "60 g",
    createdDaysAgo: 230,
    foamId: 1,
    benefits: ["Ash of gomay, clove, camphor, mint", "Fine as flour", "Use the finger"],
    descriptionHtml:
      "<p>Gomay is burned without air into fine black ash and mixed with clove, camphor, rock salt and mint. It looks alarming and rinses white.</p>",
    label: "Dant Manjan",
  },
  {
    id: 1217,
    name: "Ghee and Beeswax Lip Balm 8 g",
    categoryId: 63,
    pricePaidRupees: 99,
    gstRate: 18,
    hsnCode: "3304",
    stock: 110,
    weightLabel: "8 g",
    createdDaysAgo: 39,
    tagIds: [2],
    foamId: 18,
    benefits: ["Four ingredients, all edible", "Beet for a blush of colour", "Tin you can refill"],
    descriptionHtml:
      "<p>A2 ghee, beeswax, castor oil and beet. That is the whole list. Soft in Ahmedabad, firm in Shimla, fine in both.</p>",
    label: "Lip Balm",
  },
]);

const krishi = family({ brandId: 2, foamId: 3, gstRate: 5, hsnCode: "3101", sectionId: 6 }, [
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
    label: "Jeevamrut",
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
    label: "Gomay Manure",
  },
  {
    id: 1220,
    name: "Dashparni Ark Plant Protector 1 l",
    categoryId: 64,
    pricePaidRupees: 155,
    hsnCode: "3808",
    stock: 2,
    weightLabel: "1 l",
    createdDaysAgo: 120,
    benefits: ["Ten bitter leaves in gomutra", "Keeps sucking pests away", "Spray 200 ml in 10 l"],
    descriptionHtml:
      "<p>Neem, datura, papaya, guava, calotropis and five more leaves that goats refuse, steeped in gomutra for forty days. Spray at dusk, not in flower.</p>",
    label: "Dashparni Ark",
  },
]);

export const GAU_CARE_AND_FARM = [...ark, ...body, ...krishi];

import { family } from "../family.ts";

const hampers = family({ brandId: 1, foamId: 15, gstRate: 12, sectionId: 7 }, [
  {
    id: 1161,
    name: "Diwali Utsav Hamper",
    categoryId: 401,
    pricePaidRupees: 1999,
    stock: 36,
    weightLabel: "9 pieces",
    createdDaysAgo: 300,
    tagIds: [1],
    sectionId: 1,
    benefits: [
      "Ghee, honey, saffron, laddu and eight dung diyas",
      "Cane basket to keep",
      "Handwritten card",
      "Packed the day it leaves",
    ],
    descriptionHtml:
      "<p>A festival in a basket: A2 ghee 250 ml, forest honey, saffron, gond laddu, pepper cashews, mukhwas, kesar badam mix, camphor and a set of dung diyas.</p><p>Tell us in the gift message whom it is for; we write the card by hand, in Gujarati, Hindi or English.</p>",
    picture: { pack: "hamper", motif: "diya", label: "Diwali Utsav", contents: "#D9A441" },
  },
  {
    id: 1162,
    name: "Raksha Bandhan Thali Box",
    categoryId: 401,
    pricePaidRupees: 899,
    stock: 0,
    weightLabel: "6 pieces",
    createdDaysAgo: 130,
    benefits: ["Cotton rakhi with seeds inside", "Kumkum, rice and a copper diya", "Chikki and kaju sweets"],
    descriptionHtml:
      "<p>Two plantable rakhis (a basil seed sleeps in each), roli, akshat, a small copper diya, til chikki and kaju bites. Comes back each July.</p>",
    picture: { pack: "hamper", motif: "marigold", label: "Rakhi Thali", contents: "#C2452D" },
  },
  {
    id: 1163,
    name: "Holi Herbal Colours and Thandai Hamper",
    categoryId: 401,
    pricePaidRupees: 749,
    stock: 22,
    weightLabel: "7 pieces",
    createdDaysAgo: 250,
    benefits: ["Four colours from flowers and roots", "Thandai mix for twelve glasses", "Washes off with one bath"],
    descriptionHtml:
      "<p>Tesu orange, beet pink, turmeric yellow and neem green on arrowroot, with a tin of thandai mix and a bottle of coconut oil to rub on first.</p>",
    picture: { pack: "hamper", motif: "hibiscus", label: "Holi Hamper", contents: "#D65C87" },
  },
  {
    id: 1164,
    name: "Wedding Favour Box: Ghee, Honey and Mukhwas (Set of 10)",
    categoryId: 401,
    pricePaidRupees: 3450,
    stock: 12,
    weightLabel: "Set of 10",
    createdDaysAgo: 85,
    benefits: ["Ten boxes, names printed free", "50 ml jars with wax seals", "Ready in eight days"],
    descriptionHtml:
      "<p>Three small jars in a box of handmade paper with the couple's names on the band. Order in tens; samples are gladly sent.</p>",
    picture: { pack: "box", motif: "lotus", label: "Wedding Favours", contents: "#E6CFA0" },
  },
  {
    id: 1165,
    name: "Navratri Fasting Hamper",
    categoryId: 401,
    pricePaidRupees: 1150,
    stock: 19,
    weightLabel: "8 pieces",
    createdDaysAgo: 41,
    tagIds: [2],
    benefits: [
      "Everything for nine days of vrat",
      "Moraiyo, singhara, makhana, sendha salt",
      "A page of recipes for each day",
    ],
    descriptionHtml:
      "<p>Moraiyo, singhara flour, makhana, rock salt, groundnuts, dates, mishri and a bottle of groundnut oil, with nine simple menus printed on one sheet.</p>",
    picture: { pack: "hamper", motif: "marigold", label: "Navratri Vrat", contents: "#CF5B2A" },
  },
  {
    id: 1166,
    name: "New Mother Care Hamper",
    categoryId: 402,
    pricePaidRupees: 2249,
    stock: 16,
    weightLabel: "8 pieces",
    createdDaysAgo: 180,
    benefits: ["Gond laddu, ghee, sunth and suva", "Baby oil and ubtan", "Chosen with our vaidya"],
    descriptionHtml:
      "<p>Forty days of care: gond laddu, brahmi-free plain ghee, dry ginger, suva-ajwain mukhwas, baby oil, a mild ubtan, cotton nappies and a quiet note for the visitors about visiting.</p>",
    picture: { pack: "hamper", motif: "lotus", label: "New Mother", contents: "#E3B7A0" },
  },
  {
    id: 1167,
    name: "Parents' Wellness Hamper",
    categoryId: 402,
    pricePaidRupees: 1749,
    stock: 24,
    weightLabel: "7 pieces",
    createdDaysAgo: 210,
    tagIds: [1],
    benefits: ["Chyawanprash, golden milk, massage oil", "Large-print leaflet", "Delivered with a phone call"],
    descriptionHtml:
      "<p>For the parents who say that they need nothing: chyawanprash, golden milk, triphala, mahanarayan oil, tulsi tea, Kimia dates and a copper tongue cleaner. We ring before we come.</p>",
    picture: { pack: "hamper", motif: "tulsi", label: "Parents' Care", contents: "#7C9A5A" },
  },
  {
    id: 1168,
    name: "Desk Snack Hamper for Teams (Jowar Puffs, Makhana, Chikki, Date Bars, Tea and Spiced Cashews)",
    categoryId: 402,
    pricePaidRupees: 1299,
    stock: 28,
    weightLabel: "10 pieces",
    createdDaysAgo: 60,
    benefits: ["Ten packs that survive a drawer", "No palm oil in any", "Logo card from twenty boxes up"],
    descriptionHtml:
      "<p>Ten packs for one team's worst month: jowar puffs, makhana, chikki, bars, tea. From twenty hampers we add your card; from a hundred we deliver to homes.</p>",
    picture: { pack: "hamper", motif: "cashew", label: "Desk Snacks", contents: "#C98F4E" },
  },
]);

const books = family({ brandId: 9, foamId: 14, gstRate: 0, sectionId: 7 }, [
  {
    id: 1169,
    name: "Rasoi by Season: A Gujarati Cookbook",
    categoryId: 42,
    pricePaidRupees: 495,
    stock: 60,
    weightLabel: "1 book",
    createdDaysAgo: 270,
    benefits: ["Six ritus, 108 recipes", "Measured in bowls and spoons", "Lies flat when open"],
    descriptionHtml:
      "<p>Undhiyu when the beans are sweet, kokum when the heat is not: recipes set out by the six Indian seasons, tested in four home kitchens and measured in the bowls you own.</p>",
    picture: { pack: "book", motif: "mango", label: "Rasoi by Season", contents: "#C4602B" },
  },
  {
    id: 1170,
    name: "The Native Cow: A Picture Book of Indian Breeds",
    categoryId: 42,
    pricePaidRupees: 350,
    stock: 44,
    weightLabel: "1 book",
    createdDaysAgo: 190,
    benefits: ["Forty breeds, painted", "For ages six and up", "Gir to Vechur"],
    descriptionHtml:
      "<p>From the Gir's hanging ears to the Vechur that a child can look in the eye: forty native breeds in watercolour, each with its village, its horns and its temper.</p>",
    picture: { pack: "book", motif: "cow", label: "The Native Cow", contents: "#2F6B52" },
  },
  {
    id: 1171,
    name: "Terrace to Thali: Kitchen Garden Handbook",
    categoryId: 42,
    pricePaidRupees: 299,
    stock: 38,
    weightLabel: "1 book",
    createdDaysAgo: 120,
    benefits: ["A month-by-month calendar", "Thirty vegetables in pots", "Compost without smell"],
    descriptionHtml:
      "<p>What to sow on which Indian terrace in which month, how big the pot must be, and what to do when the mealybugs come. Written by a retired schoolteacher in Bhavnagar with 140 pots.</p>",
    picture: { pack: "book", motif: "compost", label: "Terrace to Thali", contents: "#4E7F3A" },
  },
  {
    id: 1172,
    name: "Dinacharya: A Small Book of Daily Habits",
    categoryId: 42,
    pricePaidRupees: 175,
    stock: 90,
    weightLabel: "1 book",
    createdDaysAgo: 46,
    benefits: ["Pocket size, 96 pages", "From waking to sleep", "With the verses and plain English"],
    descriptionHtml:
      "<p>Tongue cleaning, oil, water, walking, when to eat and when to stop: the daily routine of the old texts, with the verse, its meaning and what a person with a job can keep of it.</p>",
    picture: { pack: "book", motif: "lotus", label: "Dinacharya", contents: "#8A3E54" },
  },
]);

export const HAMPERS_AND_BOOKS = [...hampers, ...books];

import { LOWER_SECTIONS, PRODUCT_SECTIONS, UPPER_SECTIONS } from "@store/domain";
import { CATEGORIES } from "./categories.ts";
import { BRANDS } from "./filters.ts";
import { PRODUCTS } from "./products/index.ts";

/** A picture of a home section and where it leads; a picture without product and category only shows. */
export type SectionImageSeed = {
  imageKey: string;
  productId: number | null;
  categoryId: number | null;
  label: string;
  alt: string;
};

export type HomeSectionSeed = {
  id: number;
  label: string;
  description: string;
  /** null: the section has no picture of its own */
  imageKey: string | null;
  isVisible: boolean;
  images: readonly SectionImageSeed[];
};

type Row = Omit<HomeSectionSeed, "imageKey" | "isVisible"> & Partial<Pick<HomeSectionSeed, "imageKey" | "isVisible">>;

const section = (row: Row): HomeSectionSeed => ({ imageKey: null, isVisible: true, ...row });

const product = (id: number): SectionImageSeed => {
  const name = PRODUCTS.find((one) => one.id === id)?.name ?? "";
  return { imageKey: `product/${id}/1`, productId: id, categoryId: null, label: name, alt: name };
};
const category = (id: number): SectionImageSeed => {
  const name = CATEGORIES.find((one) => one.id === id)?.name ?? "";
  return { imageKey: `category/${id}/tile`, productId: null, categoryId: id, label: name, alt: name };
};
const picture = (imageKey: string, label: string, alt = label): SectionImageSeed => ({
  imageKey,
  productId: null,
  categoryId: null,
  label,
  alt,
});

const newest = [...PRODUCTS]
  .filter(({ tagIds, stock }) => tagIds.includes(2) && stock !== null && stock > 0)
  .sort((one, other) => one.createdDaysAgo - other.createdDaysAgo)
  .slice(0, 13)
  .map(({ id }) => product(id));
/** So many of the newest are shown large; the others follow in a carousel. */
const SHOWN_LARGE = 4;

/** By the ids of the upper sections [R47]. */
export const UPPER_SECTION_SEEDS: readonly HomeSectionSeed[] = [
  section({
    id: UPPER_SECTIONS.giftHamper,
    label: "Gift hampers",
    description: "Baskets packed by hand, with a card we write for you.",
    imageKey: "section/gift-hamper",
    images: [1161, 1166, 1167, 1164].map(product),
  }),
  section({
    id: UPPER_SECTIONS.viewMore,
    label: "View more",
    description: "Six shelves, two hundred goods, one promise.",
    imageKey: "section/view-more",
    images: [1, 2, 3, 4, 5, 6].map(category),
  }),
  section({
    id: UPPER_SECTIONS.newArrivals,
    label: "New arrivals",
    description: "Fresh from the kitchen, the farm and the gaushala.",
    imageKey: "section/new-arrivals",
    images: newest.slice(0, SHOWN_LARGE),
  }),
  section({
    id: UPPER_SECTIONS.certificates,
    label: "Certificates",
    description: "Papers you can ask to see, batch by batch.",
    images: [
      picture("certificate/organic", "Organic certified", "Certificate of organic farming"),
      picture("certificate/food-safety", "Food safety licence", "Food safety licence"),
      picture("certificate/good-practice", "Good manufacturing practice", "Certificate of good manufacturing practice"),
      picture("certificate/lab-tested", "Every batch tested", "Certificate of laboratory tests"),
      picture("certificate/vegetarian", "100% vegetarian", "Mark for vegetarian food"),
    ],
  }),
  section({
    id: UPPER_SECTIONS.girGau,
    label: "Gir Gau",
    description:
      "Jamuben knows the 640 cows in our shed near Dhrangadhra by name, mother and temper. Their milk, and what they give besides, stands behind a third of our shelf.",
    imageKey: "section/gir-gau",
    images: [1002, 1201, 1214, 1205].map(product),
  }),
  section({
    id: UPPER_SECTIONS.shop,
    label: "Monsoon Special",
    description: "Kadha, chest rub and warm oil for grey evenings.",
    imageKey: "section/monsoon",
    images: [1110, 1135, 1133, 1013].map(product),
  }),
  section({
    id: UPPER_SECTIONS.groceries,
    label: "Groceries",
    description: "A kitchen shelf bought straight from growers.",
    imageKey: "section/groceries",
    images: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map(category),
  }),
  section({
    id: UPPER_SECTIONS.who,
    label: "Who we are",
    description:
      "<p>We began in 2016 with eleven cows and one question: what would our grandparents have called food? Today 1,240 farming families and a Gir gaushala answer it with us, season by season.</p>",
    imageKey: "section/who",
    images: [],
  }),
  section({
    id: UPPER_SECTIONS.inspire,
    label: "Inspire and support",
    description:
      "<p>Every order carries a share for native seed, for retired cows, and for the women who roll, paint and pound what we sell.</p>",
    imageKey: "section/inspire",
    images: [],
  }),
  section({
    id: UPPER_SECTIONS.mission,
    label: "Our mission",
    description:
      "<p>Clean food at an honest price, farmers paid within seven days, and nothing on a label that we would not say to your face.</p>",
    imageKey: "section/mission",
    images: [],
  }),
];

/** By the ids of the product sections [R47]; each carries products. */
export const PRODUCT_SECTION_SEEDS: readonly HomeSectionSeed[] = [
  section({
    id: PRODUCT_SECTIONS.newArrivals,
    label: "Also new on the shelf",
    description: "Here for less than seven weeks.",
    images: newest.slice(SHOWN_LARGE),
  }),
  section({
    id: PRODUCT_SECTIONS.tryOur,
    label: "Try our morning shelf",
    description: "For the first hour of the day.",
    images: [1123, 1158, 1126, 1109, 1008, 1027, 1097].map(product),
  }),
  section({
    id: PRODUCT_SECTIONS.instantMix,
    label: "Instant mixes",
    description: "Ten minutes to breakfast, no maida.",
    images: [1086, 1087, 1088, 1089, 1009, 1110].map(product),
  }),
  section({
    id: PRODUCT_SECTIONS.mustTryGir,
    label: "Must try from the gaushala",
    description: "Made by the people who milk the cows.",
    images: [1001, 1205, 1214, 1201, 1210, 1208, 1217].map(product),
  }),
  section({
    id: PRODUCT_SECTIONS.mustTryNatural,
    label: "Must try natural care",
    description: "Short lists of ingredients you can pronounce.",
    images: [1149, 1152, 1143, 1136, 1154, 1140, 1185].map(product),
  }),
  section({
    id: PRODUCT_SECTIONS.bestOf,
    label: "Best of the season",
    description: "What this month's harvest brought.",
    images: [1103, 1011, 1067, 1107, 1037, 1049, 1040].map(product),
  }),
  section({
    id: PRODUCT_SECTIONS.allTime,
    label: "All-time favourites",
    description: "Ordered again and again.",
    images: [1002, 1023, 1052, 1073, 1042, 1017, 1120, 1076].map(product),
  }),
];

/** By the ids of the lower sections [R47]. */
export const LOWER_SECTION_SEEDS: readonly HomeSectionSeed[] = [
  section({
    id: LOWER_SECTIONS.awards,
    label: "Awards",
    description: "Said by others.",
    images: [
      picture("award/1", "Ghee of the year, Kathiawad Food Fair"),
      picture("award/2", "Women's enterprise of the year, Saurashtra"),
      picture("award/3", "Fair trade with farmers, Sabarmati Circle"),
      picture("award/4", "Honest label award, Grahak Sabha"),
      picture("award/5", "Green packaging of the year"),
    ],
  }),
  section({
    id: LOWER_SECTIONS.services,
    label: "Services",
    description: "What comes with every basket.",
    images: [
      picture("service/delivery", "Delivery across India"),
      picture("service/vaidya", "Free talk with our Vaidya"),
      picture("service/subscription", "Subscribe and never run out"),
      picture("service/coins", "SO Coins on every order"),
      picture("service/returns", "Five-day replacement"),
    ],
  }),
  section({
    id: LOWER_SECTIONS.available,
    label: "Available at",
    description: "Partner shops.",
    isVisible: false,
    images: [],
  }),
  section({
    id: LOWER_SECTIONS.licence,
    label: "Licence",
    description: "Licensed for food and for Ayurvedic preparations.",
    images: [picture("licence/food", "Food licence"), picture("licence/ayurveda", "Ayurvedic manufacturing licence")],
  }),
  section({
    id: LOWER_SECTIONS.nonGmo,
    label: "Non GMO",
    description: "Native, open-pollinated seed. Nothing genetically modified enters our stores.",
    imageKey: "section/non-gmo",
    images: [
      picture("badge/non-gmo", "Non GMO"),
      picture("badge/native-seed", "Native seed"),
      picture("badge/no-palm-oil", "No palm oil"),
      picture("badge/no-preservatives", "No preservatives"),
    ],
  }),
  section({
    id: LOWER_SECTIONS.brand,
    label: "Our brands",
    description: "Each made by people we know.",
    // Their labels bear the name.
    images: BRANDS.map(({ id, name }) => picture(`brand/${id}`, "", name)),
  }),
  section({
    id: LOWER_SECTIONS.masalaImage,
    label: "The masala dabba",
    description: "Seven bowls, one kitchen.",
    imageKey: "section/masala",
    images: [1067, 1068, 1070, 1060, 1072, 1073, 1062].map(product),
  }),
];

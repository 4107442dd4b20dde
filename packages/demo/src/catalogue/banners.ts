export type BannerSeed = {
  id: number;
  sequence: "Upper" | "Middle" | "Lower";
  /** `{imageKey}/web` is the wide picture, `{imageKey}/mobile` the square one; both keep a calm part for the text. */
  imageKey: string;
  altText: string;
  categoryId: number | null;
  productId: number | null;
  title: string;
  content: string;
};

type Row = Omit<BannerSeed, "imageKey" | "categoryId" | "productId"> & { categoryId?: number; productId?: number };

const banner = ({ categoryId, productId, ...row }: Row): BannerSeed => ({
  ...row,
  categoryId: categoryId ?? null,
  productId: productId ?? null,
  imageKey: `banner/${row.id}`,
});

export const BANNERS: readonly BannerSeed[] = [
  banner({
    id: 1,
    sequence: "Upper",
    productId: 1002,
    title: "Ghee the long way",
    content: "Curd, a wooden bilona and a slow fire. From our own Gir herd.",
    altText: "Jars of A2 Gir cow ghee with a brass lamp on a saffron ground",
  }),
  banner({
    id: 2,
    sequence: "Upper",
    categoryId: 103,
    title: "Raw honey, named by its forest",
    content: "Strained through cotton, never heated.",
    altText: "Three jars of honey from light to dark beside pieces of honeycomb",
  }),
  banner({
    id: 3,
    sequence: "Upper",
    categoryId: 16,
    title: "Pounded, not milled",
    content: "Masalas that still hold their oils.",
    altText: "Pouches of turmeric, chilli and garam masala with whole spices around them",
  }),
  banner({
    id: 4,
    sequence: "Upper",
    categoryId: 33,
    title: "Flowers for your face",
    content: "Rose water from a copper still, kumkumadi with Kashmiri saffron.",
    altText: "Rose water, kumkumadi drops and an ubtan jar among petals",
  }),
  banner({
    id: 5,
    sequence: "Middle",
    categoryId: 13,
    title: "Old grains, fresh stone",
    content: "Khapli, bajra and ragi, ground in the week they ship.",
    altText: "Bags of stone-ground flour with ears of wheat and millet",
  }),
  banner({
    id: 6,
    sequence: "Middle",
    categoryId: 22,
    title: "A spoon each morning",
    content: "Chyawanprash with fresh amla, A2 ghee and forest honey.",
    altText: "A jar of chyawanprash with amla fruit and tulsi leaves",
  }),
  banner({
    id: 7,
    sequence: "Middle",
    categoryId: 51,
    title: "Clean floors, bare feet",
    content: "Soapnut, neem and citrus instead of bleach.",
    altText: "Floor cleaner, dishwash and surface spray with neem and lemon",
  }),
  banner({
    id: 8,
    sequence: "Lower",
    categoryId: 41,
    title: "Baskets with a handwritten card",
    content: "Packed the day they leave.",
    altText: "A cane gift hamper with ghee, honey and sweets, and lit diyas",
  }),
  banner({
    id: 9,
    sequence: "Lower",
    categoryId: 6,
    title: "What the cow gives",
    content: "Dhoop, diyas and soap that pay for her fodder.",
    altText: "Dung diyas, dhoop and panchgavya soap before a Gir cow",
  }),
];

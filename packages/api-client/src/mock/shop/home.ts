import { LOWER_SECTIONS, PRODUCT_SECTIONS, UPPER_SECTIONS } from "@store/domain";
import type { HttpHandler } from "msw";
import {
  banners,
  homeBlogs,
  lowerSection,
  productSection,
  statisticsSection,
  testimonialsSection,
  upperSection,
  videoSection,
} from "../../contract/index.ts";
import { cardFor, pictureOf } from "./cards.ts";
import type { Serve } from "./serve.ts";
import type { MockShop } from "./shop.ts";

const DAY_MS = 86_400_000;

const section = (id: number, label: string, isVisible = true) => ({
  id,
  label,
  description: `${label}, picked for you`,
  image: `/mock/section/${id}.webp`,
  is_visible_on_website: isVisible,
  images: [{ image: `/mock/section/${id}/1.webp`, alt: label, label, category: 11, category_name: "Ghee" }],
});

/** Not in the order of their places: a frontend goes by their ids. */
const UPPER = [
  section(UPPER_SECTIONS.mission, "Our mission"),
  section(UPPER_SECTIONS.groceries, "Groceries"),
  section(UPPER_SECTIONS.shop, "Monsoon Special"),
  section(UPPER_SECTIONS.giftHamper, "Gift hampers"),
  section(UPPER_SECTIONS.inspire, "Inspire and support"),
  section(UPPER_SECTIONS.viewMore, "View more"),
  section(UPPER_SECTIONS.certificates, "Certificates"),
  section(UPPER_SECTIONS.girGau, "Gir Gau"),
  section(UPPER_SECTIONS.newArrivals, "New arrivals"),
  section(UPPER_SECTIONS.who, "Who we are"),
];
const LOWER = [
  section(LOWER_SECTIONS.services, "Services"),
  section(LOWER_SECTIONS.masalaImage, "The masala dabba"),
  section(LOWER_SECTIONS.nonGmo, "Non GMO"),
  section(LOWER_SECTIONS.available, "Available at", false),
  section(LOWER_SECTIONS.awards, "Awards"),
  section(LOWER_SECTIONS.licence, "Licence"),
  section(LOWER_SECTIONS.brand, "Our brands"),
];
/** So many products each: one that scrolls, one that does not. */
const CAROUSELS = [
  { ...section(PRODUCT_SECTIONS.allTime, "All-time favourites"), count: 4 },
  { ...section(PRODUCT_SECTIONS.newArrivals, "Also new on the shelf"), count: 12 },
];

const LONG_PRAISE = `${"I came for the ghee and stayed for the flour. ".repeat(4)}And then I came again.`;

export const homeHandlers = (serve: Serve, { products, now }: MockShop): readonly (readonly HttpHandler[])[] => [
  serve.nobody(banners, ({ query }) => ({
    status: true,
    data: [
      {
        id: 1,
        image: `/mock/banner/${query.sequence}.webp`,
        alt_text: "Jars of ghee",
        category_id: 11,
        title: `${query.sequence} banner`,
      },
    ],
  })),
  serve.nobody(upperSection, () => ({ status: true, data: UPPER })),
  serve.nobody(productSection, ({ shopper }) => ({
    status: true,
    data: CAROUSELS.map(({ count, ...carousel }) => ({
      ...carousel,
      images: products.slice(0, count).map((product) => ({
        image: pictureOf(product),
        product: product.id,
        product_name: product.name,
      })),
      products: products.slice(0, count).map(cardFor(shopper)),
    })),
  })),
  serve.nobody(lowerSection, () => ({ status: true, data: LOWER })),
  serve.nobody(videoSection, () => ({
    status: true,
    data: [
      { name: "From curd to ghee", description: "A morning at the churn.", embed_link: "/media/film/curd-to-ghee" },
    ],
  })),
  serve.nobody(statisticsSection, () => ({ status: true, data: [{ name: "Farming families", value: "1240+" }] })),
  serve.nobody(testimonialsSection, () => ({
    status: true,
    data: [
      { description: LONG_PRAISE, author_name: "Nandini, Ahmedabad" },
      { description: "Honest labels.", author_name: "Harpreet, Pune" },
    ],
  })),
  serve.nobody(homeBlogs, () => ({
    status: true,
    blogs: Array.from({ length: 9 }, (_, place) => ({
      id: place + 1,
      title: `Why good jaggery is brown, part ${place + 1}`,
      banner: `/mock/blog/${place + 1}.webp`,
      published_at: new Date(now().getTime() - place * DAY_MS).toISOString(),
    })),
  })),
];

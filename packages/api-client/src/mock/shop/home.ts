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

const section = (id: number, label: string) => ({
  id,
  label,
  description: `${label}, picked for you`,
  image: null,
  is_visible_on_website: true,
  images: [{ image: `/mock/section/${id}.webp`, alt: label, label, category: 11, category_name: "Ghee" }],
});

export const homeHandlers = (serve: Serve, { products, now }: MockShop): readonly (readonly HttpHandler[])[] => [
  serve.nobody(banners, ({ query }) => ({
    status: true,
    data: [
      { id: 1, image: `/mock/banner/${query.sequence}.webp`, alt_text: "Jars of ghee", category_id: 11, title: "Ghee" },
    ],
  })),
  serve.nobody(upperSection, () => ({
    status: true,
    data: [section(UPPER_SECTIONS.giftHamper, "Gift hampers"), section(UPPER_SECTIONS.newArrivals, "New arrivals")],
  })),
  serve.nobody(productSection, ({ shopper }) => ({
    status: true,
    data: [
      {
        ...section(PRODUCT_SECTIONS.newArrivals, "New arrivals"),
        images: products.map((product) => ({
          image: pictureOf(product),
          product: product.id,
          product_name: product.name,
        })),
        products: products.map(cardFor(shopper)),
      },
    ],
  })),
  serve.nobody(lowerSection, () => ({ status: true, data: [section(LOWER_SECTIONS.awards, "Awards")] })),
  serve.nobody(videoSection, () => ({
    status: true,
    data: [{ name: "From curd to ghee", description: "A morning at the churn.", embed_link: "/mock/film" }],
  })),
  serve.nobody(statisticsSection, () => ({ status: true, data: [{ name: "Farming families", value: "1240+" }] })),
  serve.nobody(testimonialsSection, () => ({
    status: true,
    data: [{ description: "I came for the ghee and stayed for the flour.", author_name: "Nandini, Ahmedabad" }],
  })),
  serve.nobody(homeBlogs, () => ({
    status: true,
    blogs: [
      { id: 1, title: "Why good jaggery is brown", banner: "/mock/blog/1.webp", published_at: now().toISOString() },
    ],
  })),
];

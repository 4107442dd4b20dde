import {
  banners,
  homeBlogs,
  lowerSection,
  productSection,
  statisticsSection,
  testimonialsSection,
  upperSection,
  videoSection,
  type WireReplyOf,
} from "@store/api-client/contract";
import { LOWER_SECTIONS, PRODUCT_SECTIONS, UPPER_SECTIONS } from "@store/domain";
import type { MockBackend } from "@store/react-client/testing/mock-backend";

const section = (id: number, label: string, isVisible = true) => ({
  id,
  label,
  description: `${label}, picked for you`,
  image: `/mock/section/${id}.webp`,
  is_visible_on_website: isVisible,
  images: [{ image: `/mock/section/${id}/1.webp`, alt: label, label, category: 11, category_name: "Ghee" }],
});

const carousel = (id: number, label: string, count: number) => {
  const products = Array.from({ length: count }, (_, index) => ({
    id: 101 + index,
    name: `Cow Ghee, batch ${index + 1}`,
    image1: `/mock/product/${101 + index}.webp`,
    product_price: 1249,
    available_stock_quantity: 40,
    product_tag_list: [],
  }));
  const images = products.map(({ id: product, name, image1 }) => ({ image: image1, product, product_name: name }));
  return { ...section(id, label), images, products };
};

/** Not in the order of their places: the page goes by their ids. */
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
/** In the order that staff gave them. All but the last are long enough to scroll. */
const CAROUSELS = [
  carousel(PRODUCT_SECTIONS.newArrivals, "Also new on the shelf", 12),
  carousel(PRODUCT_SECTIONS.tryOur, "Try our morning shelf", 7),
  carousel(PRODUCT_SECTIONS.instantMix, "Instant mixes", 6),
  carousel(PRODUCT_SECTIONS.mustTryGir, "Must try from the gaushala", 7),
  carousel(PRODUCT_SECTIONS.bestOf, "Best of the season", 7),
  carousel(PRODUCT_SECTIONS.allTime, "All-time favourites", 4),
];

const BLOGS = Array.from({ length: 9 }, (_, index) => ({
  id: index + 1,
  title: `Why good jaggery is brown, part ${index + 1}`,
  banner: `/mock/blog/${index + 1}.webp`,
  published_at: `2026-03-0${9 - index}T10:00:00Z`,
}));

const LONG_PRAISE = `${"I came for the ghee and stayed for the flour. ".repeat(4)}And then I came again.`;

const bannerOf = (sequence: string): WireReplyOf<typeof banners>["data"][number] => ({
  id: 1,
  image: `/mock/banner/${sequence}.webp`,
  alt_text: "Jars of ghee",
  category_id: 11,
  title: `${sequence} banner`,
});

/** Answers the home page's calls with something for each of its sections. */
export function replyWithHome({ reply }: MockBackend): void {
  reply(banners, ({ query }) => ({ status: true, data: [bannerOf(query.sequence)] }));
  reply(upperSection, { status: true, data: UPPER });
  reply(productSection, { status: true, data: CAROUSELS });
  reply(lowerSection, { status: true, data: LOWER });
  reply(videoSection, {
    status: true,
    data: [{ name: "From curd to ghee", description: "A morning.", embed_link: "/media/film/curd-to-ghee" }],
  });
  reply(statisticsSection, { status: true, data: [{ name: "Farming families", value: "1240+" }] });
  reply(testimonialsSection, {
    status: true,
    data: [
      { description: LONG_PRAISE, author_name: "Nandini, Ahmedabad" },
      { description: "Honest labels.", author_name: "Harpreet, Pune" },
    ],
  });
  reply(homeBlogs, { status: true, blogs: BLOGS });
}

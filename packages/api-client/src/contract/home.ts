import * as v from "valibot";
import { BlogCard } from "./blogs.ts";
import { ProductCard } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { Count, Data, Flag, Id, Money, maybe, Status, Text } from "./fields.ts";

export const Banner = v.object({
  id: maybe(Id),
  image: maybe(Text),
  mobile_image: maybe(Text),
  alt_text: maybe(Text),
  category_id: maybe(Id),
  product_id: maybe(Id),
  /** The product that it leads to, as far as it can be bought there and then. */
  products: maybe(v.object({ name: maybe(Text), product_price: maybe(Money), available_stock_quantity: maybe(Count) })),
  content: maybe(Text),
  title: maybe(Text),
});

const SectionImage = v.object({
  image: Text,
  product: maybe(Id),
  product_name: maybe(Text),
  category: maybe(Id),
  category_name: maybe(Text),
  alt: maybe(Text),
  label: maybe(Text),
});

/** A section of the home page: pictures that link to products and categories. */
export const HomeSection = v.object({
  id: Id,
  label: Text,
  description: maybe(Text),
  image: maybe(Text),
  is_visible_on_website: Flag,
  images: v.array(SectionImage),
});

/** A section of the home page with product cards, each with the first of its benefits: a reason to look at it. */
const HomeProductSection = v.object({
  ...HomeSection.entries,
  products: v.array(v.object({ ...ProductCard.entries, benefit: maybe(Text) })),
});

const Video = v.object({ name: Text, description: maybe(Text), embed_link: Text });
const Statistic = v.object({ name: Text, value: Text });
const Testimonial = v.object({ description: Text, author_name: Text });

export const banners = endpoint({
  method: "GET",
  path: "/ecommerce/banners/",
  access: "public",
  summary: "The banners of one section of the home page",
  query: v.object({ sequence: v.picklist(["Upper", "Middle", "Lower"]) }),
  reply: Data(v.array(Banner)),
});

export const upperSection = endpoint({
  method: "GET",
  path: "/upper-section/",
  access: "public",
  summary: "The upper sections of the home page",
  reply: Data(v.array(HomeSection)),
});

export const productSection = endpoint({
  method: "GET",
  path: "/product-section/",
  access: "public",
  summary: "The product carousels of the home page",
  reply: Data(v.array(HomeProductSection)),
});

export const lowerSection = endpoint({
  method: "GET",
  path: "/lower-section/",
  access: "public",
  summary: "The lower sections of the home page",
  reply: Data(v.array(HomeSection)),
});

export const videoSection = endpoint({
  method: "GET",
  path: "/youtubevideo-section/",
  access: "public",
  summary: "The videos of the home page",
  reply: Data(v.array(Video)),
});

export const statisticsSection = endpoint({
  method: "GET",
  path: "/statistics-section/",
  access: "public",
  summary: "The counters of the home page",
  reply: Data(v.array(Statistic)),
});

export const testimonialsSection = endpoint({
  method: "GET",
  path: "/testimonials-section/",
  access: "public",
  summary: "Testimonials of shoppers",
  reply: Data(v.array(Testimonial)),
});

export const homeBlogs = endpoint({
  method: "GET",
  path: "/home/blogs/",
  access: "public",
  summary: "The newest blogs, for the home page",
  reply: v.object({ ...Status, blogs: v.array(BlogCard) }),
});

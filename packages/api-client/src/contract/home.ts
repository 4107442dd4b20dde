import * as v from "valibot";
import { BlogCard } from "./blogs.ts";
import { ProductCard } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { Data, Flag, Id, maybe, Status, Words } from "./fields.ts";

export const Banner = v.object({
  id: maybe(Id),
  image: maybe(Words),
  mobile_image: maybe(Words),
  alt_text: maybe(Words),
  category_id: maybe(Id),
  product_id: maybe(Id),
  products: maybe(v.object({ name: maybe(Words) })),
  content: maybe(Words),
  title: maybe(Words),
});

const SectionImage = v.object({
  image: Words,
  product: maybe(Id),
  product_name: maybe(Words),
  category: maybe(Id),
  category_name: maybe(Words),
  alt: maybe(Words),
  label: maybe(Words),
});

/** A band of the home page: pictures that lead to products and categories. */
export const HomeSection = v.object({
  id: Id,
  label: Words,
  description: maybe(Words),
  image: maybe(Words),
  is_visible_on_website: Flag,
  images: v.array(SectionImage),
});

/** A band of the home page that carries products, cards and all. */
const HomeProductSection = v.object({ ...HomeSection.entries, products: v.array(ProductCard) });

const Video = v.object({ name: Words, description: maybe(Words), embed_link: Words });
const Statistic = v.object({ name: Words, value: Words });
const Testimonial = v.object({ description: Words, author_name: Words });

export const banners = endpoint({
  method: "GET",
  path: "/ecommerce/banners/",
  access: "public",
  summary: "The banners of one band of the home page",
  query: v.object({ sequence: v.picklist(["Upper", "Middle", "Lower"], "Must be Upper, Middle or Lower") }),
  reply: Data(v.array(Banner)),
});

export const upperSection = endpoint({
  method: "GET",
  path: "/upper-section/",
  access: "public",
  summary: "The upper bands of the home page",
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
  summary: "The lower bands of the home page",
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
  summary: "What shoppers say",
  reply: Data(v.array(Testimonial)),
});

export const homeBlogs = endpoint({
  method: "GET",
  path: "/home/blogs/",
  access: "public",
  summary: "The newest blogs, for the home page",
  reply: v.object({ ...Status, blogs: v.array(BlogCard) }),
});

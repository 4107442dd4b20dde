import { isPageSlug, PAGE_SLUG_MAXIMUM_LENGTH, PRODUCT_MESSAGES, readFilmLink, WRONG_PAGE_SLUG } from "@store/domain";
import * as v from "valibot";
import { Flag, Id, Instant, text } from "../fields.ts";
import { html } from "./html.ts";

/*
 * The words and pictures of the shop that staff edit, kind by kind. A kind's `values` are at once what the calls carry,
 * what the backend checks, and what the form shows: each field has its label, and in its metadata how it is edited.
 */

/** How a field is edited. */
export const Control = v.variant("control", [
  v.object({
    /** A line, several lines, a text with headings and lists, a picture's path, a web address, a page of the shop. */
    control: v.picklist(["line", "lines", "html", "picture", "address", "page"]),
    maxLength: v.number(),
    isRequired: v.boolean(),
    hint: v.optional(v.string()),
  }),
  v.object({ control: v.literal("flag"), hint: v.optional(v.string()) }),
  /** A day with its time. */
  v.object({ control: v.literal("moment"), hint: v.optional(v.string()) }),
  v.object({
    control: v.literal("choice"),
    options: v.array(v.object({ value: v.string(), label: v.string() })),
    hint: v.optional(v.string()),
  }),
  /** One of the shop's categories or products, by id. */
  v.object({
    control: v.literal("reference"),
    to: v.picklist(["categories", "products"]),
    isRequired: v.optional(v.boolean()),
    hint: v.optional(v.string()),
  }),
  /** A list of rows, each with fields of its own. */
  v.object({ control: v.literal("rows"), one: v.string(), maxRows: v.number(), hint: v.optional(v.string()) }),
]);
export type Control = v.InferOutput<typeof Control>;

type TextControl = "line" | "lines" | "html" | "picture" | "address" | "page";

interface Said {
  readonly isRequired?: boolean;
  readonly hint?: string;
}

const words = (control: TextControl, label: string, maxLength: number, { isRequired = false, hint }: Said = {}) =>
  v.pipe(
    (control === "html" ? html : text)(maxLength, isRequired ? 1 : 0),
    v.title(label),
    v.metadata({ control, maxLength, isRequired, hint } satisfies Control),
  );

const REQUIRED: Said = { isRequired: true };
const LINE = 160;
const PARAGRAPH = 1000;
const PATH = 500;
const HTML = 100_000;
/** Search engines show about half of it. */
const PAGE_DESCRIPTION = 300;

const flag = (label: string, hint?: string) =>
  v.pipe(Flag, v.title(label), v.metadata({ control: "flag", hint } satisfies Control));

const reference = (to: "categories" | "products", label: string, hint?: string) =>
  v.pipe(v.nullable(Id), v.title(label), v.metadata({ control: "reference", to, hint } satisfies Control));

const isShown = flag("Shown in the shop");

/** A path of the shop's own or an address of the web: nothing that a browser would run. */
const ADDRESS = /^(?:\/(?!\/)|https:\/\/|$)/;
export const isShopAddress = (text: string): boolean => ADDRESS.test(text);
const NOT_AN_ADDRESS = "Please enter a path that begins with “/”, or an address that begins with “https://”.";

const picture = (label: string, said: Said = {}) =>
  v.pipe(words("picture", label, PATH, said), v.regex(ADDRESS, NOT_AN_ADDRESS));

const chosenProduct = v.pipe(
  v.nullable(Id),
  v.check((id) => id !== null, "Please choose a product, or take this one out"),
  v.title("Product"),
  v.metadata({ control: "reference", to: "products", isRequired: true } satisfies Control),
);

/** A place that the home page can play: its policy lets no other into a frame. */
const film = v.pipe(
  words("address", "Address of the film", PATH, REQUIRED),
  v.check((link) => readFilmLink(link) !== undefined, PRODUCT_MESSAGES.videoLink),
);

/** A text with something to read or to see in it: an emptied editor leaves its paragraphs. */
const article = v.pipe(
  words("html", "Text", HTML, REQUIRED),
  v.check(
    (html) => /<img\b/.test(html) || html.replaceAll(/<[^>]*>|&nbsp;/g, "").trim() !== "",
    "Please write the text",
  ),
);

const rows = <S extends v.GenericSchema>(row: S, label: string, one: string, maxRows: number) =>
  v.pipe(
    v.array(row),
    v.maxLength(maxRows),
    v.title(label),
    v.metadata({ control: "rows", one, maxRows } satisfies Control),
  );

const BANDS = ["Upper", "Middle", "Lower"] as const;
const BAND_LABELS = { Upper: "Top of the home page", Middle: "Middle", Lower: "Bottom" } as const;

const SectionImage = v.object({
  image: picture("Picture", REQUIRED),
  label: words("line", "Words below it", LINE),
  alt: words("line", "What it shows, for people who cannot see it", LINE),
  product_id: reference("products", "Leads to the product"),
  category_id: reference("categories", "Leads to the category"),
});

const section = (description: "lines" | "html") =>
  v.object({
    label: words("line", "Heading", LINE, REQUIRED),
    description: words(description, "Text", description === "html" ? HTML : PARAGRAPH),
    image: picture("Picture beside it"),
    images: rows(SectionImage, "Pictures in it", "picture", 30),
    is_visible: isShown,
  });

const ProductOfSection = v.object({ product_id: chosenProduct });

/** Each page's path as its address has it, without host and query. */
const PAGE_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

interface Kind {
  /** What they are called, many and one. */
  readonly title: string;
  readonly one: string;
  /** What they are for, in a sentence. */
  readonly about: string;
  readonly values: v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };
  /** Whether staff put them into an order. */
  readonly isOrdered: boolean;
  /** Whether there can be more, and fewer, of them. */
  readonly isFixed?: boolean;
}

export const CONTENT_KINDS = {
  categories: {
    title: "Categories",
    one: "category",
    about: "The shop's menu, on three levels. A hidden category and all below it are not in the menu.",
    isOrdered: true,
    values: v.object({
      name: words("line", "Name", LINE, REQUIRED),
      parent_id: reference("categories", "Stands in", "Empty for the top of the menu."),
      is_visible: isShown,
      image: picture("Picture"),
      web_banner: picture("Wide picture above its products"),
      mobile_banner: picture("The same for phones"),
      metatitle: words("line", "Title for search engines", LINE),
      metadescription: words("lines", "Description for search engines", PARAGRAPH),
      metakeywords: words("line", "Keywords", PATH),
    }),
  },
  brands: {
    title: "Brands",
    one: "brand",
    about: "Who makes what the shop sells. The shop's list is filtered by them.",
    isOrdered: false,
    values: v.object({ name: words("line", "Name", LINE, REQUIRED) }),
  },
  foams: {
    title: "Product forms",
    one: "product form",
    about: "Powder, oil, soap: the shop's list is filtered by them.",
    isOrdered: false,
    values: v.object({ name: words("line", "Name", LINE, REQUIRED) }),
  },
  "shop-sections": {
    title: "Shop sections",
    one: "section",
    about: "The headings under which the shop lists its products, in their order.",
    isOrdered: true,
    values: v.object({ name: words("line", "Heading", LINE, REQUIRED) }),
  },
  banners: {
    title: "Banners",
    one: "banner",
    about: "The wide pictures of the home page, in three bands.",
    isOrdered: true,
    values: v.object({
      band: v.pipe(
        v.picklist(BANDS),
        v.title("Where"),
        v.metadata({
          control: "choice",
          options: BANDS.map((value) => ({ value, label: BAND_LABELS[value] })),
        } satisfies Control),
      ),
      title: words("line", "Title", LINE),
      content: words("line", "Text below it", 300),
      image: picture("Picture", REQUIRED),
      mobile_image: picture("Picture for phones", { hint: "The wide picture is cut where there is none." }),
      alt_text: words("line", "What it shows, for people who cannot see it", LINE, {
        hint: "Not read where there is a title.",
      }),
      category_id: reference("categories", "Leads to the category"),
      product_id: reference("products", "Leads to the product", "Goes before the category. Neither: the whole shop."),
      is_visible: isShown,
    }),
  },
  "about-sections": {
    title: "About us on the home page",
    one: "block",
    about: "Who we are, our mission, and whom we support.",
    isOrdered: false,
    isFixed: true,
    values: v.omit(section("html"), ["images"]),
  },
  "upper-sections": {
    title: "Home page, upper half",
    one: "section",
    about: "Their words and pictures. Their order is under Settings, Home page.",
    isOrdered: false,
    isFixed: true,
    values: section("lines"),
  },
  "product-sections": {
    title: "Product rows on the home page",
    one: "product row",
    about: "Rows of products to leaf through, in their order.",
    isOrdered: true,
    values: v.object({
      label: words("line", "Heading", LINE, REQUIRED),
      description: words("lines", "Text", PARAGRAPH),
      products: rows(ProductOfSection, "Products in it", "product", 30),
      is_visible: isShown,
    }),
  },
  "lower-sections": {
    title: "Home page, lower half",
    one: "section",
    about: "Their words and pictures. Their order is under Settings, Home page.",
    isOrdered: false,
    isFixed: true,
    values: section("lines"),
  },
  blogs: {
    title: "Blog",
    one: "post",
    about: "Newest first. A draft, and a post whose date is to come, is seen by nobody.",
    isOrdered: false,
    values: v.object({
      title: words("line", "Title", LINE, REQUIRED),
      banner: picture("Picture"),
      content: article,
      published_at: v.pipe(Instant, v.title("Date"), v.metadata({ control: "moment" } satisfies Control)),
      is_visible: flag("Published", "Not ticked: a draft."),
    }),
  },
  pages: {
    title: "Pages",
    one: "page",
    about: "Pages of your own, at /pages/. Put them into the menu or the footer under Settings.",
    isOrdered: false,
    values: v.object({
      title: words("line", "Title", LINE, REQUIRED),
      slug: v.pipe(
        words("line", "Address", PAGE_SLUG_MAXIMUM_LENGTH, {
          ...REQUIRED,
          hint: "What follows /pages/. When you change it, the old address leads to the new one.",
        }),
        v.check(isPageSlug, WRONG_PAGE_SLUG),
      ),
      content: article,
      description: words("lines", "Description for search engines", PAGE_DESCRIPTION, {
        hint: "A sentence or two. Empty: how the text begins.",
      }),
      is_visible: flag("Published", "Not ticked: a draft."),
    }),
  },
  testimonials: {
    title: "Testimonials",
    one: "testimonial",
    about: "What shoppers say, on the home page.",
    isOrdered: true,
    values: v.object({
      author_name: words("line", "Who says it", LINE, REQUIRED),
      description: words("lines", "What they say", PARAGRAPH, REQUIRED),
      is_visible: isShown,
    }),
  },
  videos: {
    title: "Videos",
    one: "video",
    about: "The films of the home page, from YouTube, Instagram or the shop.",
    isOrdered: true,
    values: v.object({
      name: words("line", "Name", LINE, REQUIRED),
      description: words("line", "Text below it", LINE),
      embed_link: film,
      is_visible: isShown,
    }),
  },
  statistics: {
    title: "Numbers",
    one: "number",
    about: "The store in numbers, on the home page.",
    isOrdered: true,
    values: v.object({
      name: words("line", "What is counted", LINE, REQUIRED),
      value: words("line", "Number", 40, REQUIRED),
      is_visible: isShown,
    }),
  },
  "page-meta": {
    title: "Meta tags of pages",
    one: "page",
    about: "What search engines show of a page. What is empty is as the shop has it.",
    isOrdered: false,
    values: v.object({
      path: v.pipe(words("page", "Page", LINE, REQUIRED), v.regex(PAGE_PATH, "Please enter a page such as /about-us")),
      title: words("line", "Title", LINE),
      description: words("lines", "Description", PARAGRAPH),
      keywords: words("line", "Keywords", PATH),
    }),
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type ContentKind = keyof typeof CONTENT_KINDS;

/** What staff edit of a kind. */
export type ContentValues<K extends ContentKind> = v.InferOutput<(typeof CONTENT_KINDS)[K]["values"]>;

export const isContentKind = (name: string): name is ContentKind => Object.hasOwn(CONTENT_KINDS, name);

export const contentKindOf = (kind: ContentKind): Kind => CONTENT_KINDS[kind];

/** Whether one of a kind can be hidden. */
export const canBeHidden = (kind: ContentKind): boolean => "is_visible" in contentKindOf(kind).values.entries;

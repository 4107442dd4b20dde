import { checkFields, type FormOutcome, requireText } from "../forms/form.ts";
import { formatCount, formatRoundRupees } from "../money/format-money.ts";
import { fromRupees, type Paise, ZERO_PAISE } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { readFilmLink } from "./film-link.ts";
import { PRODUCT_TAGS } from "./product-list.ts";
import { searchWords } from "./search-words.ts";

/** The rates of GST on goods since 22 September 2025, in percent. */
export const GST_RATES = [0, 5, 18, 40] as const;
export type GstRate = (typeof GST_RATES)[number];

/** What a product holds at most; lengths in characters. The requirements name no numbers. */
export const PRODUCT_LIMITS = {
  name: 150,
  benefits: 12,
  benefit: 200,
  description: 50_000,
  metaTitle: 150,
  metaDescription: 320,
  metaKeywords: 500,
  pictures: 20,
  picturePath: 300,
  alt: 200,
  videos: 8,
  videoName: 120,
  videoLink: 300,
  /** In rupees. */
  price: 10_000_000,
  stock: 1_000_000,
} as const;

const PICTURE_ADDRESS = /^(?:\/media\/|https:\/\/)[^\s"'<>\\]+$/;

/** Where a picture may lie: with the shop's own, or on the web. */
export const isPictureAddress = (address: string): boolean =>
  address.length <= PRODUCT_LIMITS.picturePath && PICTURE_ADDRESS.test(address);

export interface ProductPictureDraft {
  /** Its path under /media/, or its address on the web. */
  readonly image: string;
  readonly alt: string;
}

export interface ProductVideoDraft {
  readonly name: string;
  readonly embedLink: string;
}

/** A product as staff write it. */
export interface ProductDraft {
  readonly name: string;
  readonly categoryId: number | null;
  readonly brandId: number | null;
  /** Its form: powder, oil, soap. */
  readonly foamId: number | null;
  /** The heading that it stands under in the shop; null: after all headings. */
  readonly sectionId: number | null;
  readonly tagIds: readonly number[];
  /** With GST; null: on request. */
  readonly pricePaid: Paise | null;
  /** Percent. */
  readonly gstRate: number | null;
  readonly hsnCode: string;
  readonly benefits: readonly string[];
  /** HTML. */
  readonly description: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly pictures: readonly ProductPictureDraft[];
  /** The picture of the home page's carousels: one of the pictures; "" for the first. */
  readonly homeImage: string;
  readonly videos: readonly ProductVideoDraft[];
  /** Taken out of the shop: in no list, and not for sale. */
  readonly isArchived: boolean;
}

/** A product as it may be stored. */
export interface CheckedProduct extends ProductDraft {
  readonly categoryId: number;
  /** Zero: on request. */
  readonly pricePaid: Paise;
  readonly gstRate: GstRate;
  /** The first picture; "" where there is none. */
  readonly image: string;
}

export const PRODUCT_MESSAGES = {
  name: "What is the product called?",
  category: "Please choose a category!",
  price: "Please enter a price above zero, or leave it empty: then it is on request.",
  priceTooHigh: `A price is at most ${formatRoundRupees(fromRupees(PRODUCT_LIMITS.price))}.`,
  gstRate: "Please choose a rate of GST!",
  hsnCode: "An HSN code has 4, 6 or 8 digits.",
  tag: "There is no such tag.",
  benefits: `A product has at most ${PRODUCT_LIMITS.benefits} benefits.`,
  pictures: `A product has at most ${PRODUCT_LIMITS.pictures} pictures.`,
  alt: "Please say in a few words what each picture shows: who cannot see it reads that.",
  homeImage: "The picture of the home page is one of the product's.",
  videos: `A product has at most ${PRODUCT_LIMITS.videos} videos.`,
  videoName: "Please give each video a name!",
  videoLink: "A video is on YouTube or Instagram: please paste its link.",
  stock: "Please enter how many pieces there are, as a whole number.",
  stockTooHigh: `A product has at most ${formatCount(PRODUCT_LIMITS.stock)} pieces.`,
} as const;

const tooLong = (most: number): string => `At most ${most} characters, please.`;

const atMost = (text: string, most: number): Outcome<string, Refusal<"too-long">> => {
  const trimmed = text.trim();
  return [...trimmed].length > most
    ? refuse({ code: "too-long", params: { most }, message: tooLong(most) })
    : accept(trimmed);
};

function requireShort(text: string, most: number, message: string): Outcome<string> {
  const filled = requireText(text, message);
  return filled.ok ? atMost(filled.value, most) : filled;
}

/** What a piece costs with GST. Nothing is given away: a price is above zero, or on request (null). */
export function checkPrice(price: Paise | null): Outcome<Paise, Refusal<"price-zero" | "price-too-high">> {
  if (price === null) return accept(ZERO_PAISE);
  if (price <= 0) return refuse({ code: "price-zero", message: PRODUCT_MESSAGES.price });
  return price > PRODUCT_LIMITS.price * 100
    ? refuse({ code: "price-too-high", message: PRODUCT_MESSAGES.priceTooHigh })
    : accept(price);
}

export function checkGstRate(rate: number | null): Outcome<GstRate, Refusal<"gst-rate">> {
  const found = GST_RATES.find((known) => known === rate);
  return found === undefined ? refuse({ code: "gst-rate", message: PRODUCT_MESSAGES.gstRate }) : accept(found);
}

/** What GST calls this kind of goods; empty where nobody has said. */
export function checkHsnCode(code: string): Outcome<string, Refusal<"hsn-code">> {
  const digits = code.replace(/\s/g, "");
  return /^(?:\d{4}|\d{6}|\d{8})?$/.test(digits)
    ? accept(digits)
    : refuse({ code: "hsn-code", message: PRODUCT_MESSAGES.hsnCode });
}

/** Pieces in stock; null: they are not counted. */
export function checkStockCount(stock: number | null): Outcome<number | null, Refusal<"stock" | "stock-too-high">> {
  const isCount = stock === null || (Number.isInteger(stock) && stock >= 0);
  if (!isCount) return refuse({ code: "stock", message: PRODUCT_MESSAGES.stock });
  return (stock ?? 0) > PRODUCT_LIMITS.stock
    ? refuse({ code: "stock-too-high", message: PRODUCT_MESSAGES.stockTooHigh })
    : accept(stock);
}

const TAG_IDS: readonly number[] = Object.values(PRODUCT_TAGS);

function checkTags(ids: readonly number[]): Outcome<readonly number[]> {
  const known = TAG_IDS.filter((id) => ids.includes(id));
  return known.length === new Set(ids).size
    ? accept(known)
    : refuse({ code: "tag-unknown", message: PRODUCT_MESSAGES.tag });
}

/** Empty lines of a form's list are left out. */
function checkBenefits(benefits: readonly string[]): Outcome<readonly string[]> {
  const filled = benefits.map((benefit) => benefit.trim()).filter((benefit) => benefit !== "");
  if (filled.length > PRODUCT_LIMITS.benefits) {
    return refuse({ code: "too-many", message: PRODUCT_MESSAGES.benefits });
  }
  return filled.some((benefit) => [...benefit].length > PRODUCT_LIMITS.benefit)
    ? refuse({ code: "too-long", params: { most: PRODUCT_LIMITS.benefit }, message: tooLong(PRODUCT_LIMITS.benefit) })
    : accept(filled);
}

function checkPictures(pictures: readonly ProductPictureDraft[]): Outcome<readonly ProductPictureDraft[]> {
  if (pictures.length > PRODUCT_LIMITS.pictures) {
    return refuse({ code: "too-many", message: PRODUCT_MESSAGES.pictures });
  }
  const trimmed = pictures.map(({ image, alt }) => ({ image, alt: alt.trim() }));
  if (trimmed.some(({ alt }) => alt === "")) return refuse({ code: "alt", message: PRODUCT_MESSAGES.alt });
  return trimmed.some(({ alt }) => [...alt].length > PRODUCT_LIMITS.alt)
    ? refuse({ code: "too-long", params: { most: PRODUCT_LIMITS.alt }, message: tooLong(PRODUCT_LIMITS.alt) })
    : accept(trimmed);
}

function checkHomeImage(image: string, pictures: readonly ProductPictureDraft[]): Outcome<string> {
  const [first] = pictures;
  if (image === "") return accept(first?.image ?? "");
  return pictures.some((picture) => picture.image === image)
    ? accept(image)
    : refuse({ code: "home-image", message: PRODUCT_MESSAGES.homeImage });
}

function checkVideos(videos: readonly ProductVideoDraft[]): Outcome<readonly ProductVideoDraft[]> {
  const trimmed = videos
    .map(({ name, embedLink }) => ({ name: name.trim(), embedLink: embedLink.trim() }))
    .filter(({ name, embedLink }) => name !== "" || embedLink !== "");
  if (trimmed.length > PRODUCT_LIMITS.videos) return refuse({ code: "too-many", message: PRODUCT_MESSAGES.videos });
  if (trimmed.some(({ name }) => name === "" || [...name].length > PRODUCT_LIMITS.videoName)) {
    return refuse({ code: "video-name", message: PRODUCT_MESSAGES.videoName });
  }
  return trimmed.some(({ embedLink }) => readFilmLink(embedLink) === undefined)
    ? refuse({ code: "video-link", message: PRODUCT_MESSAGES.videoLink })
    : accept(trimmed);
}

/** A product as staff write it: lengths, price, rate and code of GST, lists. Whether its brand exists the server knows. */
export function checkProduct(draft: ProductDraft): FormOutcome<CheckedProduct, keyof ProductDraft & string> {
  const { categoryId } = draft;
  const [first] = draft.pictures;
  return checkFields(
    {
      name: requireShort(draft.name, PRODUCT_LIMITS.name, PRODUCT_MESSAGES.name),
      categoryId:
        categoryId === null ? refuse({ code: "required", message: PRODUCT_MESSAGES.category }) : accept(categoryId),
      tagIds: checkTags(draft.tagIds),
      pricePaid: checkPrice(draft.pricePaid),
      gstRate: checkGstRate(draft.gstRate),
      hsnCode: checkHsnCode(draft.hsnCode),
      benefits: checkBenefits(draft.benefits),
      description: atMost(draft.description, PRODUCT_LIMITS.description),
      pictures: checkPictures(draft.pictures),
      homeImage: checkHomeImage(draft.homeImage, draft.pictures),
      videos: checkVideos(draft.videos),
      metaTitle: atMost(draft.metaTitle, PRODUCT_LIMITS.metaTitle),
      metaDescription: atMost(draft.metaDescription, PRODUCT_LIMITS.metaDescription),
      metaKeywords: atMost(draft.metaKeywords, PRODUCT_LIMITS.metaKeywords),
    },
    (fields) => ({
      ...draft,
      name: fields.name.value,
      categoryId: fields.categoryId.value,
      tagIds: fields.tagIds.value,
      pricePaid: fields.pricePaid.value,
      gstRate: fields.gstRate.value,
      hsnCode: fields.hsnCode.value,
      benefits: fields.benefits.value,
      description: fields.description.value,
      pictures: fields.pictures.value,
      image: first?.image ?? "",
      homeImage: fields.homeImage.value,
      videos: fields.videos.value,
      metaTitle: fields.metaTitle.value || fields.name.value,
      metaDescription: fields.metaDescription.value,
      metaKeywords: fields.metaKeywords.value,
    }),
  );
}

/**
 * The words that a search finds a product by, beside its name: its brand, its categories from the top, and what else is
 * said of it, such as the words on its label.
 */
export const productSearchWords = (names: readonly (string | undefined)[]): string =>
  searchWords(names.filter(Boolean).join(" ")).join(" ");

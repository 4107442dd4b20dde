import type { addProduct, ReplyOf, RequestOf, staffProduct } from "@store/api-client/contract";
import {
  accept,
  type CheckedProduct,
  checkFields,
  checkProduct,
  checkStockCount,
  type FormOutcome,
  formatRupees,
  isUnusualPrice,
  type ProductFacts,
  type ProductPictureDraft,
  type ProductVideoDraft,
  readTypedAmount,
  toRupees,
  typedNumber,
  ZERO_PAISE,
} from "@store/domain";
import { checkFactsForm, EMPTY_FACTS, FACT_LABELS, type FactsDraft, factsDraftOf, wireFacts } from "./facts-draft.ts";

/** A product as staff see it. */
export type StaffProduct = ReplyOf<typeof staffProduct>["data"];

/** The form's state: what is typed is text, and choices are ids as text. */
export type ProductFormDraft = FactsDraft & {
  readonly name: string;
  readonly categoryId: string;
  readonly brandId: string;
  readonly foamId: string;
  readonly sectionId: string;
  readonly tagIds: readonly number[];
  readonly pricePaid: string;
  readonly gstRate: string;
  readonly hsnCode: string;
  readonly isCounted: boolean;
  /** The first count of a new product. */
  readonly stock: string;
  /** One a line. */
  readonly benefits: string;
  readonly description: string;
  readonly pictures: readonly ProductPictureDraft[];
  readonly homeImage: string;
  readonly videos: readonly ProductVideoDraft[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly isArchived: boolean;
};

export const EMPTY_PRODUCT: ProductFormDraft = {
  ...{ name: "", categoryId: "", brandId: "", foamId: "", sectionId: "", tagIds: [] },
  ...{ pricePaid: "", gstRate: "5", hsnCode: "", isCounted: true, stock: "0" },
  ...{ benefits: "", description: "", pictures: [], homeImage: "", videos: [] },
  ...{ metaTitle: "", metaDescription: "", metaKeywords: "", isArchived: false },
  ...EMPTY_FACTS,
};

/** The form's fields in their order, as they are called where two edits are compared. */
export const PRODUCT_LABELS = {
  name: "Name",
  description: "Description",
  benefits: "Benefits",
  pricePaid: "Price",
  gstRate: "GST",
  hsnCode: "HSN code",
  isCounted: "Pieces are counted",
  stock: "Stock",
  categoryId: "Category",
  brandId: "Brand",
  foamId: "Form",
  sectionId: "Heading in the shop",
  tagIds: "Tags",
  pictures: "Pictures",
  homeImage: "Picture on the home page",
  videos: "Videos",
  ...FACT_LABELS,
  metaTitle: "Title for search engines",
  metaDescription: "Description for search engines",
  metaKeywords: "Keywords",
  isArchived: "Taken out of the shop",
} as const;

const idText = (id: number | null): string => (id === null ? "" : String(id));

export const draftOf = (product: StaffProduct): ProductFormDraft => ({
  name: product.name,
  categoryId: idText(product.category),
  brandId: idText(product.brand),
  foamId: idText(product.foam),
  sectionId: idText(product.section),
  tagIds: product.tags,
  pricePaid: product.price === null ? "" : String(toRupees(product.price)),
  gstRate: product.gst_rate === null ? "" : String(product.gst_rate),
  hsnCode: product.hsn_code,
  isCounted: product.stock !== null,
  stock: "0",
  benefits: product.benefits.join("\n"),
  description: product.description,
  pictures: product.pictures,
  homeImage: product.home_image,
  videos: product.videos.map(({ name, embed_link }) => ({ name, embedLink: embed_link })),
  metaTitle: product.meta_title,
  metaDescription: product.meta_description,
  metaKeywords: product.meta_keywords,
  isArchived: product.is_archived,
  ...factsDraftOf(product.facts),
});

/** Another product to begin with; its name and codes have to differ, and it is not for sale before it was looked at. */
export const copyOf = (product: StaffProduct): ProductFormDraft => ({
  ...draftOf(product),
  name: `${product.name} (copy)`,
  metaTitle: "",
  isArchived: true,
  sku: "",
  barcode: "",
});

const readId = (text: string): number | null => (text === "" ? null : Number(text));

export interface ProductToSave {
  readonly product: CheckedProduct;
  readonly facts: ProductFacts;
  /** The first count; null where pieces are not counted. */
  readonly stock: number | null;
}

/** Checks the form by the domain's rule. */
export function checkProductForm(draft: ProductFormDraft): FormOutcome<ProductToSave> {
  const price = readTypedAmount(draft.pricePaid);
  const checked = checkProduct({
    ...draft,
    categoryId: readId(draft.categoryId),
    brandId: readId(draft.brandId),
    foamId: readId(draft.foamId),
    sectionId: readId(draft.sectionId),
    pricePaid: price.ok ? price.value : null,
    gstRate: readId(draft.gstRate),
    benefits: draft.benefits.split("\n"),
  });
  const counted = checkStockCount(draft.isCounted ? (typedNumber(draft.stock) ?? Number.NaN) : null);
  const typed = checkFields({ pricePaid: price, stock: counted }, ({ stock }) => stock.value);
  const facts = checkFactsForm(draft, checked.ok ? checked.value.pricePaid : ZERO_PAISE);
  if (checked.ok && typed.ok && facts.ok) {
    return accept({ product: checked.value, facts: facts.value, stock: typed.value });
  }
  const refusals = [checked, typed, facts].flatMap((outcome) => (outcome.ok ? [] : outcome.refusals));
  const [refusal] = refusals;
  if (!refusal) throw new Error("A product was refused without a reason");
  return { ok: false, refusal, refusals };
}

/** A price that changes so much that it is asked whether it is right, in words. */
export function unusualPriceChanges(before: ProductFormDraft, { pricePaid: after }: CheckedProduct): readonly string[] {
  const price = readTypedAmount(before.pricePaid);
  if (!(price.ok && price.value !== null && isUnusualPrice(price.value, after))) return [];
  return [`${PRODUCT_LABELS.pricePaid}: ${formatRupees(price.value)} → ${formatRupees(after)}`];
}

type Fields = Omit<RequestOf<typeof addProduct>["body"], "stock">;

/** A product as the wire has it. */
export const fieldsOf = ({ product, facts }: ProductToSave): Fields => ({
  name: product.name,
  category: product.categoryId,
  brand: product.brandId,
  foam: product.foamId,
  section: product.sectionId,
  tags: [...product.tagIds],
  price: product.pricePaid > 0 ? toRupees(product.pricePaid) : null,
  gst_rate: product.gstRate,
  hsn_code: product.hsnCode,
  benefits: [...product.benefits],
  description: product.description,
  meta_title: product.metaTitle,
  meta_description: product.metaDescription,
  meta_keywords: product.metaKeywords,
  pictures: product.pictures.map(({ image, alt }) => ({ image, alt })),
  home_image: product.homeImage,
  videos: product.videos.map(({ name, embedLink }) => ({ name, embed_link: embedLink })),
  is_archived: product.isArchived,
  facts: wireFacts(facts),
});

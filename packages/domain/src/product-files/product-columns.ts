import { categoryLabel } from "../catalogue/category-label.ts";
import { factRowsText, readFactRows } from "../catalogue/fact-rows.ts";
import { NET_UNITS, type NetUnit, PACK_SIZE_MESSAGES } from "../catalogue/pack-size.ts";
import {
  EMPTY_LABEL,
  FACT_MESSAGES,
  FOOD_MARKS,
  type FoodMark,
  type ProductFactsDraft,
} from "../catalogue/product-facts.ts";
import { isPictureAddress, PRODUCT_MESSAGES, type ProductDraft } from "../catalogue/product-form.ts";
import { PRODUCT_TAGS } from "../catalogue/product-list.ts";
import { typedNumber } from "../forms/optional-number.ts";
import { type Paise, toRupees } from "../money/money.ts";
import { readTypedAmount } from "../money/typed-amount.ts";
import { accept, type Outcome, refuse } from "../outcome.ts";

/** The columns of the shop's own file of products, in their order. A cell with several entries has a line for each. */
export const PRODUCT_COLUMNS = {
  id: "Product number",
  name: "Name",
  sku: "SKU",
  category: "Category",
  brand: "Brand",
  form: "Form",
  section: "Heading in the shop",
  tags: "Tags",
  price: "Price",
  mrp: "MRP",
  cost: "Cost",
  gstRate: "GST %",
  hsnCode: "HSN code",
  stock: "Stock of a new product",
  barcode: "Barcode",
  netQuantity: "Net quantity",
  netUnit: "Unit",
  weightGrams: "Weight in grams",
  packGroup: "Pack group",
  packLabel: "Pack label",
  benefits: "Benefits",
  description: "Description (HTML)",
  pictures: "Pictures",
  homeImage: "Picture of the home page",
  videos: "Videos",
  metaTitle: "Title for search engines",
  metaDescription: "Description for search engines",
  metaKeywords: "Keywords",
  isArchived: "Taken out of the shop",
  foodMark: "Food mark",
  ingredients: "Ingredients",
  nutrition: "Nutrition",
  allergens: "Allergens",
  origin: "Country of origin",
  maker: "Maker",
  packer: "Packer",
  importer: "Importer",
  fssaiLicence: "FSSAI licence",
  bestBefore: "Best before",
  storage: "Storage",
  howToUse: "How to use",
  goodFor: "Good for",
  details: "Details",
} as const;
export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

const isColumn = (name: string): name is ProductColumn => name in PRODUCT_COLUMNS;
export const PRODUCT_COLUMN_NAMES: readonly ProductColumn[] = Object.keys(PRODUCT_COLUMNS).filter(isColumn);

/** What a file says of a product: of columns that it does not have, nothing. */
export type ProductCells = { readonly [column in ProductColumn]?: string };

/** A product with all that staff may change. */
export interface ProductOfFile extends ProductDraft, ProductFactsDraft {
  /** Null: not counted. */
  readonly stock: number | null;
}

export const EMPTY_PRODUCT: ProductOfFile = {
  ...{ name: "", categoryId: null, brandId: null, foamId: null, sectionId: null, tagIds: [], pricePaid: null },
  ...{
    gstRate: null,
    hsnCode: "",
    benefits: [],
    description: "",
    metaTitle: "",
    metaDescription: "",
    metaKeywords: "",
  },
  ...{ pictures: [], homeImage: "", videos: [], isArchived: false, stock: null },
  ...{ sku: "", barcode: "", mrp: null, cost: null, netQuantity: null, netUnit: null, weightGrams: null },
  ...{ packGroup: "", packLabel: "" },
  ...EMPTY_LABEL,
};

interface Named {
  readonly id: number;
  readonly name: string;
}

/** What a product can be sorted into: a file has names, the shop ids. */
export interface ProductPlaces {
  /** Each with the names of those above it, from the top. */
  readonly categories: readonly (Named & { readonly path: readonly string[] })[];
  readonly brands: readonly Named[];
  readonly foams: readonly Named[];
  readonly sections: readonly Named[];
}

const SHOWN_NAMES = 12;

/** A name as it is compared: letters of either size, any number of spaces. */
export const plainName = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

type Read = Outcome<Partial<ProductOfFile>>;
const wrong = (message: string) => refuse({ code: "product-cell", message });

/** Says which names there are, so that the right one can be copied. */
const unknownName = (what: string, cell: string, known: readonly string[]) =>
  wrong(
    known.length === 0
      ? `There is no ${what} “${cell}”: the shop has none yet.`
      : `There is no ${what} “${cell}”. The shop has ${known.slice(0, SHOWN_NAMES).join(", ")}${known.length > SHOWN_NAMES ? ` and ${known.length - SHOWN_NAMES} more` : ""}.`,
  );

function findNamed(what: string, cell: string, choices: readonly Named[]): Outcome<number | null> {
  if (cell === "") return accept(null);
  const found = choices.find(({ name }) => plainName(name) === plainName(cell));
  return found
    ? accept(found.id)
    : unknownName(
        what,
        cell,
        choices.map(({ name }) => name),
      );
}

/** A category by its names from the top, "Dairy › Ghee" or "Dairy > Ghee", or by its own where no other has that. */
function findCategory(cell: string, { categories }: ProductPlaces): Outcome<number | null> {
  if (cell === "") return accept(null);
  const path = plainName(cell.split(/\s*[>›]\s*/).join(" › "));
  const isWhole = categories.filter((one) => plainName(categoryLabel(one)) === path);
  const found =
    isWhole.length > 0 ? isWhole : categories.filter(({ name }) => plainName(name) === path.split(" › ").at(-1));
  const [first, ...others] = found;
  if (!first) return unknownName("category", cell, categories.map(categoryLabel));
  return others.length === 0
    ? accept(first.id)
    : wrong(`Several categories are called “${cell}”. Write it with those above it: ${categoryLabel(first)}`);
}

const WORDS = { yes: true, true: true, "1": true, no: false, false: false, "0": false, "": false } as const;
const isWord = (text: string): text is keyof typeof WORDS => text in WORDS;

function readYes(cell: string): Outcome<boolean> {
  const word = cell.toLowerCase();
  return isWord(word) ? accept(WORDS[word]) : wrong("Please write yes or no.");
}

/** Spreadsheets write figures as their country does. */
const OF_A_SPREADSHEET = { decimalComma: true } as const;

function readAmount(cell: string): Outcome<Paise | null> {
  const amount = readTypedAmount(cell, OF_A_SPREADSHEET);
  return amount.ok ? amount : wrong("This is no amount in rupees.");
}

function readNumber(cell: string, message: string): Outcome<number | null> {
  const number = typedNumber(cell, OF_A_SPREADSHEET);
  if (number === undefined) return accept(null);
  return Number.isNaN(number) ? wrong(message) : accept(number);
}

const map = <T>(outcome: Outcome<T>, change: (value: T) => Partial<ProductOfFile>): Read =>
  outcome.ok ? accept(change(outcome.value)) : outcome;

const linesOf = (cell: string): readonly string[] =>
  cell
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** On one line. */
const flat = (text: string): string => text.trim().replace(/\s+/g, " ");

/** "address words": an address has no space. */
function splitLine(line: string): readonly [address: string, words: string] {
  const end = line.search(/\s/);
  return end < 0 ? [line, ""] : [line.slice(0, end), line.slice(end).trim()];
}

const PICTURE_ADDRESS =
  "A picture has an address that begins with https:// or /media/, or its name in the ZIP that comes with the file; after a space stands what it shows.";

function readPictures(cell: string): Read {
  const pictures = linesOf(cell).map((line) => {
    const [image, alt] = splitLine(line);
    return { image, alt };
  });
  return pictures.every(({ image }) => isPictureAddress(image)) ? accept({ pictures }) : wrong(PICTURE_ADDRESS);
}

function readTags(cell: string): Read {
  const names = cell
    .split(/[\n,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const known = Object.entries(PRODUCT_TAGS);
  const ids: number[] = [];
  for (const name of names) {
    const [, id] = known.find(([tag]) => plainName(tag) === plainName(name)) ?? [];
    if (id === undefined) return unknownName("tag", name, Object.keys(PRODUCT_TAGS));
    ids.push(id);
  }
  return accept({ tagIds: ids });
}

function readUnit(cell: string): Outcome<NetUnit | null> {
  if (cell === "") return accept(null);
  const unit = NET_UNITS.find((known) => known === plainName(cell));
  return unit ? accept(unit) : wrong(`The unit is ${NET_UNITS.slice(0, -1).join(", ")} or ${NET_UNITS.at(-1)}.`);
}

function readFoodMark(cell: string): Outcome<FoodMark | ""> {
  if (cell === "") return accept("");
  const mark = FOOD_MARKS.find((known) => known === plainName(cell));
  return mark ? accept(mark) : wrong(`The food mark is ${FOOD_MARKS.join(" or ")}; it stays empty for other goods.`);
}

const PLAIN_QUANTITY = /^\d{1,9}\.\d{1,3}$/;

/** A quantity has one decimal more than other figures. */
const readQuantity = (cell: string): Outcome<number | null> =>
  PLAIN_QUANTITY.test(cell) ? accept(Number(cell)) : readNumber(cell, PACK_SIZE_MESSAGES.quantity);

interface Column {
  readonly write: (product: ProductOfFile, places: ProductPlaces) => string;
  readonly read: (cell: string, places: ProductPlaces) => Read;
}

const amountText = (amount: Paise | null): string => (amount === null ? "" : String(toRupees(amount)));
const numberText = (number: number | null): string => String(number ?? "");
const nameOf = (id: number | null, choices: readonly Named[]): string =>
  choices.find((choice) => choice.id === id)?.name ?? "";

const column = (write: (product: ProductOfFile) => string, read: (cell: string) => Partial<ProductOfFile>): Column => ({
  write,
  read: (cell) => accept(read(cell)),
});

/** How each column is written, and read again. A product's number is not one of its fields. */
export const COLUMN_RULES: { readonly [name in Exclude<ProductColumn, "id">]: Column } = {
  name: column(
    ({ name }) => name,
    (name) => ({ name: flat(name) }),
  ),
  sku: column(
    ({ sku }) => sku,
    (sku) => ({ sku }),
  ),
  category: {
    write: ({ categoryId }, { categories }) => {
      const found = categories.find(({ id }) => id === categoryId);
      return found ? categoryLabel(found) : "";
    },
    read: (cell, places) => map(findCategory(cell, places), (categoryId) => ({ categoryId })),
  },
  brand: {
    write: ({ brandId }, { brands }) => nameOf(brandId, brands),
    read: (cell, { brands }) => map(findNamed("brand", cell, brands), (brandId) => ({ brandId })),
  },
  form: {
    write: ({ foamId }, { foams }) => nameOf(foamId, foams),
    read: (cell, { foams }) => map(findNamed("form", cell, foams), (foamId) => ({ foamId })),
  },
  section: {
    write: ({ sectionId }, { sections }) => nameOf(sectionId, sections),
    read: (cell, { sections }) => map(findNamed("heading", cell, sections), (sectionId) => ({ sectionId })),
  },
  tags: {
    write: ({ tagIds }) =>
      Object.entries(PRODUCT_TAGS)
        .filter(([, id]) => tagIds.includes(id))
        .map(([tag]) => tag)
        .join("\n"),
    read: readTags,
  },
  price: {
    write: ({ pricePaid }) => (pricePaid ? amountText(pricePaid) : ""),
    read: (cell) => map(readAmount(cell), (pricePaid) => ({ pricePaid })),
  },
  mrp: { write: ({ mrp }) => amountText(mrp), read: (cell) => map(readAmount(cell), (mrp) => ({ mrp })) },
  cost: { write: ({ cost }) => amountText(cost), read: (cell) => map(readAmount(cell), (cost) => ({ cost })) },
  gstRate: {
    write: ({ gstRate }) => numberText(gstRate),
    read: (cell) =>
      map(readNumber(cell.replace(/\s*%$/, ""), "The rate of GST is a number."), (gstRate) => ({ gstRate })),
  },
  hsnCode: column(
    ({ hsnCode }) => hsnCode,
    (hsnCode) => ({ hsnCode }),
  ),
  stock: {
    write: ({ stock }) => numberText(stock),
    read: (cell) => map(readNumber(cell, PRODUCT_MESSAGES.stock), (stock) => ({ stock })),
  },
  barcode: column(
    ({ barcode }) => barcode,
    (barcode) => ({ barcode }),
  ),
  netQuantity: {
    write: ({ netQuantity }) => numberText(netQuantity),
    read: (cell) => map(readQuantity(cell), (netQuantity) => ({ netQuantity })),
  },
  netUnit: {
    write: ({ netUnit }) => netUnit ?? "",
    read: (cell) => map(readUnit(cell), (netUnit) => ({ netUnit })),
  },
  weightGrams: {
    write: ({ weightGrams }) => numberText(weightGrams),
    read: (cell) => map(readNumber(cell, FACT_MESSAGES.weight), (weightGrams) => ({ weightGrams })),
  },
  packGroup: column(
    ({ packGroup }) => packGroup,
    (packGroup) => ({ packGroup }),
  ),
  packLabel: column(
    ({ packLabel }) => packLabel,
    (packLabel) => ({ packLabel: flat(packLabel) }),
  ),
  benefits: column(
    ({ benefits }) => benefits.map(flat).join("\n"),
    (cell) => ({ benefits: linesOf(cell) }),
  ),
  description: column(
    ({ description }) => description,
    (description) => ({ description }),
  ),
  pictures: {
    write: ({ pictures }) => pictures.map(({ image, alt }) => flat(`${image} ${alt}`)).join("\n"),
    read: readPictures,
  },
  homeImage: column(
    ({ homeImage }) => homeImage,
    (homeImage) => ({ homeImage }),
  ),
  videos: column(
    ({ videos }) => videos.map(({ embedLink, name }) => flat(`${embedLink} ${name}`)).join("\n"),
    (cell) => ({
      videos: linesOf(cell).map((line) => {
        const [embedLink, name] = splitLine(line);
        return { embedLink, name };
      }),
    }),
  ),
  metaTitle: column(
    ({ metaTitle }) => metaTitle,
    (metaTitle) => ({ metaTitle: flat(metaTitle) }),
  ),
  metaDescription: column(
    ({ metaDescription }) => metaDescription,
    (metaDescription) => ({ metaDescription: flat(metaDescription) }),
  ),
  metaKeywords: column(
    ({ metaKeywords }) => metaKeywords,
    (metaKeywords) => ({ metaKeywords: flat(metaKeywords) }),
  ),
  isArchived: {
    write: ({ isArchived }) => (isArchived ? "yes" : "no"),
    read: (cell) => map(readYes(cell), (isArchived) => ({ isArchived })),
  },
  foodMark: {
    write: ({ foodMark }) => foodMark,
    read: (cell) => map(readFoodMark(cell), (foodMark) => ({ foodMark })),
  },
  ingredients: column(
    ({ ingredients }) => ingredients,
    (ingredients) => ({ ingredients }),
  ),
  nutrition: {
    write: ({ nutrition }) => factRowsText(nutrition),
    read: (cell) => map(readFactRows(cell), (nutrition) => ({ nutrition })),
  },
  allergens: column(
    ({ allergens }) => allergens,
    (allergens) => ({ allergens }),
  ),
  origin: column(
    ({ origin }) => origin,
    (origin) => ({ origin }),
  ),
  maker: column(
    ({ maker }) => maker,
    (maker) => ({ maker }),
  ),
  packer: column(
    ({ packer }) => packer,
    (packer) => ({ packer }),
  ),
  importer: column(
    ({ importer }) => importer,
    (importer) => ({ importer }),
  ),
  fssaiLicence: column(
    ({ fssaiLicence }) => fssaiLicence,
    (fssaiLicence) => ({ fssaiLicence }),
  ),
  bestBefore: column(
    ({ bestBefore }) => bestBefore,
    (bestBefore) => ({ bestBefore }),
  ),
  storage: column(
    ({ storage }) => storage,
    (storage) => ({ storage }),
  ),
  howToUse: column(
    ({ howToUse }) => howToUse,
    (howToUse) => ({ howToUse }),
  ),
  goodFor: column(
    ({ goodFor }) => goodFor,
    (goodFor) => ({ goodFor }),
  ),
  details: {
    write: ({ details }) => factRowsText(details),
    read: (cell) => map(readFactRows(cell), (details) => ({ details })),
  },
};

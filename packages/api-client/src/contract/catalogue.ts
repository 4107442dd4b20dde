import {
  FILTER_VALUES_MAXIMUM,
  NET_UNITS,
  PACK_SIZES,
  PAGE_MAXIMUM,
  PRICE_RANGE_MAXIMUM,
  PRODUCT_ORDERINGS,
  PRODUCT_TAGS,
  SEARCH_MAXIMUM_LENGTH,
} from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import {
  Average,
  ById,
  Count,
  Data,
  Decimal,
  Flag,
  Id,
  Instant,
  integer,
  Money,
  maybe,
  Status,
  Text,
  text,
} from "./fields.ts";

const categoryFields = {
  id: Id,
  name: Text,
  metatitle: maybe(Text),
  metadescription: maybe(Text),
  metakeywords: maybe(Text),
  web_image: maybe(Text),
};
const ThirdLevel = v.object(categoryFields);
const SecondLevel = v.object({ ...categoryFields, children: v.array(ThirdLevel) });
/** Three levels at the most [R4]. */
export const Category = v.object({ ...categoryFields, children: v.array(SecondLevel) });

const ProductTag = v.picklist(["Sugar Free", "Best Seller", "New Products"]);

const Rating = v.object({ average_rating: Average, review_count: Count });

/** A product as a card shows it. `available_stock_quantity` null or 0 is out of stock (C10). */
export const ProductCard = v.object({
  id: Id,
  name: Text,
  image1: maybe(Text),
  home_image: maybe(Text),
  product_price: maybe(Money),
  /** What is struck through beside the price of a discounted product: its MRP, or what it costs otherwise. */
  list_price: maybe(Money),
  base_price: maybe(Money),
  available_stock_quantity: maybe(Count),
  product_tag_list: v.array(ProductTag),
  average_rating: maybe(Rating),
  is_wished: maybe(Flag),
  section_info: maybe(v.object({ id: Id, name: Text, section_sequence: Count })),
});

export const StarDistribution = v.object({ "1": Count, "2": Count, "3": Count, "4": Count, "5": Count });

/** A photo that an author took of the product. */
export const ReviewPhoto = v.object({
  /** Where it is. */
  image: Text,
  /** The same, some 240 pixels wide or high. */
  small: Text,
});

export const Review = v.object({
  id: maybe(Id),
  name: Text,
  rating: integer(1, 5),
  review: maybe(Text),
  /** The author had received the product. */
  is_verified: maybe(Flag),
  /** When it was written. */
  created_at: maybe(Instant),
  /** What the shop says to it. */
  reply: maybe(Text),
  photos: maybe(v.array(ReviewPhoto)),
});

/** What 100 g, 100 ml or a piece cost. */
const UnitPrice = v.object({ price: Money, per: Text });

/** One size of the same goods: a product of its own (C56). */
const PackSize = v.object({
  id: Id,
  name: Text,
  /** Such as "500 ml". */
  label: Text,
  product_price: maybe(Money),
  unit_price: maybe(UnitPrice),
  available_stock_quantity: maybe(Count),
});

const FactRows = maybe(v.array(v.object({ name: Text, value: Text })));

/** What stands on the pack; what is missing does not apply. */
const ProductLabel = v.object({
  food_mark: maybe(Text),
  ingredients: maybe(Text),
  /** In 100 g or 100 ml. */
  nutrition: FactRows,
  allergens: maybe(Text),
  origin: maybe(Text),
  maker: maybe(Text),
  packer: maybe(Text),
  importer: maybe(Text),
  fssai_licence: maybe(Text),
  best_before: maybe(Text),
  storage: maybe(Text),
  how_to_use: maybe(Text),
  good_for: maybe(Text),
  details: FactRows,
});

export const ProductDetail = v.object({
  ...ProductCard.entries,
  /** The maximum retail price, all taxes included. */
  mrp: maybe(Money),
  /** How much is in a pack, in `unit`: g, kg, ml, l or piece. */
  net_quantity: maybe(Decimal),
  unit: maybe(v.picklist(NET_UNITS)),
  unit_price: maybe(UnitPrice),
  barcode: maybe(Text),
  /** Packed: shipping can depend on it (C59). */
  weight_grams: maybe(Count),
  /** The sizes of the same goods, the smallest first, this one among them. */
  pack_group: maybe(v.array(PackSize)),
  label: maybe(ProductLabel),
  brand: maybe(Id),
  brand_name: maybe(Text),
  category: maybe(v.object({ id: Id, name: Text })),
  images: v.array(v.object({ image: Text, alt: maybe(Text) })),
  /** Of 1200 × 630 pixels, for those who share a link to it. */
  share_picture: maybe(Text),
  videos: v.nullish(v.array(v.object({ name: Text, embed_link: Text })), () => []),
  benefits: v.array(Text),
  gst_amount: maybe(Money),
  website_description: v.object({
    description: Text,
    metatitle: maybe(Text),
    metadescription: maybe(Text),
    metakeywords: maybe(Text),
  }),
  average_rating: maybe(v.object({ ...Rating.entries, star_distribution: StarDistribution })),
  rating_review_data: v.array(Review),
});

/** Not among the required calls: a storefront server asks it each second (C48). */
export const catalogueVersion = endpoint({
  method: "GET",
  path: "/catalogue-version/",
  access: "public",
  summary: "A number that grows with every change of what the store's pages show",
  reply: Data(
    v.object({
      version: Count,
      /** That of `shopPolicy`. */
      policy_version: maybe(Count),
    }),
  ),
});

export const categories = endpoint({
  method: "GET",
  path: "/categories/",
  access: "public",
  summary: "The category tree, three levels",
  query: v.object({ list: maybe(v.picklist(["true"])) }),
  reply: v.object({ ...Status, categories: v.array(Category) }),
});

/** One value of a filter, or several such as "3,7": any of them. */
/* @__NO_SIDE_EFFECTS__ */
const anyOf = (value: v.GenericSchema<number | string, number>) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((given): (number | string)[] => String(given).split(",")),
    v.array(value),
    v.maxLength(FILTER_VALUES_MAXIMUM),
  );

/** In rupees, the end of a range. */
const RangeEnd = integer(0, PRICE_RANGE_MAXIMUM);

const Yes = v.picklist(["true"]);

/** How many products the list would show with a value, what else of the same filter is chosen left out. */
const FacetValues = maybe(v.array(v.object({ id: Id, name: maybe(Text), count: Count })));

export const productList = endpoint({
  method: "GET",
  path: "/web/products/list/",
  access: "public",
  summary: "Products by category, search and filters, several values of each, sorted by price, age or rating",
  query: v.object({
    page: v.nullish(integer(1, PAGE_MAXIMUM), 1),
    category_id: maybe(Id),
    category_name: maybe(text(120)),
    ordering: maybe(v.picklist(PRODUCT_ORDERINGS)),
    brand: maybe(anyOf(Id)),
    product_foam: maybe(anyOf(Id)),
    product_tag: maybe(anyOf(integer(1, Object.keys(PRODUCT_TAGS).length))),
    prod_search: maybe(text(SEARCH_MAXIMUM_LENGTH)),
    /** In whole rupees, both included; what has no price is in no range. */
    price_min: maybe(RangeEnd),
    price_max: maybe(RangeEnd),
    /** So many stars and up. */
    rating_min: maybe(integer(1, 5)),
    in_stock: maybe(Yes),
    /** 1: up to 100 g or ml, 2: 250, 3: 500, 4: 1 kg or l, 5: above that, 6: by the piece. */
    pack_size: maybe(anyOf(integer(1, PACK_SIZES.length))),
    /** Whether to count the values of the filters, too. */
    with_facets: maybe(Yes),
  }),
  reply: v.object({
    ...Status,
    message: maybe(Text),
    total_pages: Count,
    total_count: maybe(Count),
    data: v.object({ data: v.array(ProductCard) }),
    /** The text that was searched for instead, as it was probably meant. */
    did_you_mean: maybe(Text),
    /** Nothing has all that was searched for; these have some of it. */
    is_partial_match: maybe(v.boolean()),
    category_banners: maybe(v.object({ web_banner: maybe(Text), mobile_banner: maybe(Text) })),
    /** Values that some product has, and those that were asked for. */
    facets: maybe(
      v.object({
        brand: FacetValues,
        product_tag: FacetValues,
        product_foam: FacetValues,
        pack_size: FacetValues,
        /** By the steps that a list offers: up to 200, 200 to 500, 500 to 1000, and up. */
        price: FacetValues,
        rating: FacetValues,
        in_stock: FacetValues,
      }),
    ),
  }),
});

export const productFoams = endpoint({
  method: "GET",
  path: "/web/product-foams/list/",
  access: "public",
  summary: "The product forms (foams on the wire), of one category or all",
  query: v.object({ category_id: maybe(Id) }),
  reply: Data(v.array(v.object({ id: Id, name: Text }))),
});

export const productDetail = endpoint({
  method: "GET",
  path: "/web/single/product/{id}/",
  access: "public",
  summary: "One product with all its details",
  params: ById,
  reply: Data(ProductDetail),
});

export const recentlyViewed = endpoint({
  method: "GET",
  path: "/web/single/product/recently-viewed/{id}/",
  access: "public",
  summary: "The products that this shopper viewed before; adds the one named",
  params: ById,
  reply: Data(v.array(ProductCard)),
});

export const relatedProducts = endpoint({
  method: "GET",
  path: "/api/related-other-products/",
  access: "public",
  summary: "Products that go with one product, and others to look at",
  query: v.object({ product_id: Id }),
  reply: v.object({
    ...Status,
    RelatedOtherProducts: v.array(
      v.object({
        related_product_details: v.array(ProductCard),
        other_product_details: v.array(ProductCard),
        product_details: maybe(ProductCard),
      }),
    ),
  }),
});

/** Gift wrapping is asked for by its category, 490 [R89]. */
export const productsOfCategory = endpoint({
  method: "GET",
  path: "/products/",
  access: "public",
  summary: "The products of one category, such as the packing material",
  query: v.object({ categoryID: Id }),
  reply: Data(v.object({ products: v.array(ProductCard) })),
});

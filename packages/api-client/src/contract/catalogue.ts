import { PAGE_MAXIMUM, SEARCH_MAXIMUM_LENGTH } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Average, ById, Count, Data, Flag, Id, integer, Money, maybe, Status, Text, text } from "./fields.ts";

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
/** Three levels at the most (document 1, section 3). */
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
  base_price: maybe(Money),
  available_stock_quantity: maybe(Count),
  product_tag_list: v.array(ProductTag),
  average_rating: maybe(Rating),
  is_wished: maybe(Flag),
  section_info: maybe(v.object({ id: Id, name: Text, section_sequence: Count })),
});

export const StarDistribution = v.object({ "1": Count, "2": Count, "3": Count, "4": Count, "5": Count });

export const Review = v.object({
  id: maybe(Id),
  name: Text,
  rating: integer(1, 5),
  review: maybe(Text),
  /** The author had bought the product. */
  is_verified: maybe(Flag),
});

export const ProductDetail = v.object({
  ...ProductCard.entries,
  brand: maybe(Id),
  brand_name: maybe(Text),
  category: maybe(v.object({ id: Id, name: Text })),
  images: v.array(v.object({ image: Text, alt: maybe(Text) })),
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

/** Not in the specification's tables: a storefront server asks it each second (checklist C48). */
export const catalogueVersion = endpoint({
  method: "GET",
  path: "/catalogue-version/",
  access: "public",
  summary: "A number that grows with every change of what the store's pages show",
  reply: Data(v.object({ version: Count })),
});

export const categories = endpoint({
  method: "GET",
  path: "/categories/",
  access: "public",
  summary: "The category tree, three levels",
  query: v.object({ list: maybe(v.picklist(["true"])) }),
  reply: v.object({ ...Status, categories: v.array(Category) }),
});

export const productList = endpoint({
  method: "GET",
  path: "/web/products/list/",
  access: "public",
  summary: "Products by category, brand, form, tag and search, sorted by the price shown",
  query: v.object({
    page: v.nullish(integer(1, PAGE_MAXIMUM), 1),
    category_id: maybe(Id),
    category_name: maybe(text(120)),
    ordering: maybe(v.picklist(["base_price", "-base_price"])),
    brand: maybe(Id),
    product_foam: maybe(Id),
    product_tag: maybe(integer(1, 3)),
    prod_search: maybe(text(SEARCH_MAXIMUM_LENGTH)),
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

/** Gift wrapping is asked for by its category, 490 (document 2, section 7). */
export const productsOfCategory = endpoint({
  method: "GET",
  path: "/products/",
  access: "public",
  summary: "The products of one category, such as the packing material",
  query: v.object({ categoryID: Id }),
  reply: Data(v.object({ products: v.array(ProductCard) })),
});

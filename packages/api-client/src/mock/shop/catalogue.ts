import { PRODUCT_TAGS, pageCount, RECENTLY_VIEWED_MAXIMUM, toRupees } from "@store/domain";
import type { HttpHandler } from "msw";
import {
  categories,
  metaTags,
  productDetail,
  productFoams,
  productList,
  productsOfCategory,
  recentlyViewed,
  relatedProducts,
} from "../../contract/index.ts";
import { refuse } from "../mock-endpoint.ts";
import { cardFor, distributionOf, pictureOf, ratingOf, reviewOf } from "./cards.ts";
import { CATEGORY_TREE, findCategory } from "./categories.ts";
import { BRANDS, FOAMS, type MockProduct, SECTIONS } from "./products.ts";
import type { Serve } from "./serve.ts";
import type { MockShop } from "./shop.ts";

const PAGE_SIZE = 24;
const NO_SUCH_PRODUCT = "This product does not exist";

const sequenceOf = ({ sectionId }: MockProduct): number =>
  SECTIONS.find(({ id }) => id === sectionId)?.section_sequence ?? SECTIONS.length + 1;

const ORDERS = {
  base_price: (one: MockProduct, other: MockProduct) => one.price - other.price,
  "-base_price": (one: MockProduct, other: MockProduct) => other.price - one.price,
  section: (one: MockProduct, other: MockProduct) => sequenceOf(one) - sequenceOf(other),
};

export const catalogueHandlers = (
  serve: Serve,
  { products, findProduct }: MockShop,
): readonly (readonly HttpHandler[])[] => [
  serve.nobody(categories, () => ({ status: true, categories: CATEGORY_TREE })),

  serve.nobody(metaTags, ({ query }) => {
    const product = findProduct(Number(query.page_url.split("/")[2]));
    return product ? { status: true, title: product.name, description: product.name } : { status: true };
  }),

  serve.nobody(productFoams, ({ query }) => {
    const inside = findCategory({ id: query.category_id })?.ids;
    const used = new Set(products.filter(({ categoryId }) => inside?.includes(categoryId)).map(({ foamId }) => foamId));
    return {
      status: true,
      data: query.category_id === undefined ? [...FOAMS] : FOAMS.filter(({ id }) => used.has(id)),
    };
  }),

  serve.nobody(productList, ({ query, shopper }) => {
    const isNamed = query.category_id !== undefined || Boolean(query.category_name);
    const category = isNamed ? findCategory({ id: query.category_id, name: query.category_name }) : undefined;
    const words = query.prod_search?.toLowerCase().split(/\s+/) ?? [];
    const found = products
      .filter(
        ({ categoryId, brandId, foamId, tags, name }) =>
          (!isNamed || category?.ids.includes(categoryId)) &&
          (query.brand === undefined || brandId === query.brand) &&
          (query.product_foam === undefined || foamId === query.product_foam) &&
          (query.product_tag === undefined || tags.some((tag) => PRODUCT_TAGS[tag] === query.product_tag)) &&
          words.every((word) => name.toLowerCase().includes(word)),
      )
      .sort(ORDERS[query.ordering ?? "section"]);
    const start = (query.page - 1) * PAGE_SIZE;
    return {
      status: true,
      total_pages: pageCount(found.length, PAGE_SIZE),
      total_count: found.length,
      data: { data: found.slice(start, start + PAGE_SIZE).map(cardFor(shopper)) },
      category_banners: category
        ? { web_banner: "/mock/banner.webp", mobile_banner: "/mock/banner-mobile.webp" }
        : null,
    };
  }),

  serve.nobody(productsOfCategory, ({ query, shopper }) => {
    const inside = findCategory({ id: query.categoryID })?.ids ?? [];
    const found = products.filter(({ categoryId }) => inside.includes(categoryId));
    return { status: true, data: { products: found.map(cardFor(shopper)) } };
  }),

  serve.nobody(productDetail, ({ params, shopper }) => {
    const product = findProduct(params.id);
    if (!product) return refuse(404, NO_SUCH_PRODUCT);
    const data = {
      ...cardFor(shopper)(product),
      brand: product.brandId,
      brand_name: BRANDS.get(product.brandId),
      category: { id: product.categoryId, name: findCategory({ id: product.categoryId })?.name ?? "" },
      images: [{ image: pictureOf(product), alt: product.name }],
      benefits: ["Grown without chemicals", "Packed by hand"],
      gst_amount: toRupees(product.gst),
      website_description: { description: `<p>${product.name}, from growers we know.</p>` },
      average_rating: { ...ratingOf(product), star_distribution: distributionOf(product) },
      rating_review_data: product.reviews.map(reviewOf),
    };
    return { status: true, data };
  }),

  serve.nobody(relatedProducts, ({ query, shopper }) => {
    const product = findProduct(query.product_id);
    if (!product) return refuse(404, NO_SUCH_PRODUCT);
    const others = products.filter(({ id, stock }) => id !== product.id && (stock ?? 0) > 0);
    const isRelated = ({ categoryId }: MockProduct) => categoryId === product.categoryId;
    const group = {
      related_product_details: others.filter(isRelated).map(cardFor(shopper)),
      other_product_details: others.filter((one) => !isRelated(one)).map(cardFor(shopper)),
      product_details: cardFor(shopper)(product),
    };
    return { status: true, RelatedOtherProducts: [group] };
  }),

  serve.nobody(recentlyViewed, ({ params, shopper }) => {
    const product = findProduct(params.id);
    if (!product) return refuse(404, NO_SUCH_PRODUCT);
    if (!shopper) return { status: true, data: [] };
    const before = shopper.viewed.filter((one) => one !== product);
    shopper.viewed = [product, ...before];
    return { status: true, data: before.slice(0, RECENTLY_VIEWED_MAXIMUM).map(cardFor(shopper)) };
  }),
];

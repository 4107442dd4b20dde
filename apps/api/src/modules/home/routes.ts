import {
  banners,
  homeBlogs,
  lowerSection,
  productSection,
  statisticsSection,
  testimonialsSection,
  upperSection,
  videoSection,
} from "@store/api-client/contract";
import { HOME_BLOGS, type Paise, toRupees } from "@store/domain";
import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import * as tables from "../../db/schema/index.ts";
import { LONG_LIVED, SHORT_LIVED } from "../../http/cache-policy.ts";
import type { Backend } from "../backend.ts";
import type { Labels } from "../products/labels.ts";
import { cardOf } from "../products/product-card.ts";
import { createCarouselCards, createHomeSections } from "./section-query.ts";

const offerOf = ({ pricePaid, ...product }: { readonly pricePaid: Paise; readonly name: string }) => ({
  ...product,
  product_price: toRupees(pricePaid),
});

export function homeRoutes({ serve, db, clock }: Backend, labels: () => Promise<Labels>): void {
  const sections = createHomeSections(db);
  const carouselCards = createCarouselCards(db);
  const kept = { cache: LONG_LIVED };

  const selectBanners = db
    .select({
      id: tables.banners.id,
      image: tables.banners.image,
      mobile_image: tables.banners.mobileImage,
      alt_text: tables.banners.altText,
      category_id: tables.banners.categoryId,
      product_id: tables.products.id,
      products: {
        name: tables.products.name,
        pricePaid: tables.products.pricePaid,
        available_stock_quantity: tables.products.stock,
      },
      title: tables.banners.title,
      content: tables.banners.content,
    })
    .from(tables.banners)
    .leftJoin(tables.products, and(eq(tables.products.id, tables.banners.productId), tables.isInShop))
    .where(and(eq(tables.banners.band, sql.placeholder("band")), tables.banners.isVisible))
    .orderBy(asc(tables.banners.position), asc(tables.banners.id))
    .prepare("banners");
  serve(
    banners,
    async ({ query }) => {
      const found = await selectBanners.execute({ band: query.sequence });
      const data = found.map(({ products, ...banner }) => ({ ...banner, products: products && offerOf(products) }));
      return { status: true, data };
    },
    { cache: SHORT_LIVED },
  );

  serve(upperSection, async () => ({ status: true, data: await sections("upper") }), kept);
  serve(lowerSection, async () => ({ status: true, data: await sections("lower") }), kept);
  serve(
    productSection,
    async ({ shopper }) => {
      const [found, cards] = await Promise.all([sections("product"), carouselCards(shopper?.shopperId)]);
      const names = await labels();
      const cardsIn = (id: number) =>
        cards
          .filter(({ homeSectionId }) => homeSectionId === id)
          .map(({ benefit, ...card }) => ({ ...cardOf(card, names), benefit }));
      const data = found.map((section) => ({ ...section, products: cardsIn(section.id) }));
      return { status: true, data };
    },
    { personal: true, cache: SHORT_LIVED },
  );

  const { videos, statistics, testimonials, blogs } = tables;
  const selectVideos = db
    .select({ name: videos.name, description: videos.description, embed_link: videos.embedLink })
    .from(videos)
    .where(eq(videos.isVisible, true))
    .orderBy(asc(videos.position), asc(videos.id))
    .prepare("videos");
  serve(videoSection, async () => ({ status: true, data: await selectVideos.execute() }), kept);

  const selectStatistics = db
    .select({ name: statistics.name, value: statistics.value })
    .from(statistics)
    .where(eq(statistics.isVisible, true))
    .orderBy(asc(statistics.position), asc(statistics.id))
    .prepare("statistics");
  serve(statisticsSection, async () => ({ status: true, data: await selectStatistics.execute() }), kept);

  const selectTestimonials = db
    .select({ description: testimonials.description, author_name: testimonials.authorName })
    .from(testimonials)
    .where(eq(testimonials.isVisible, true))
    .orderBy(asc(testimonials.position), asc(testimonials.id))
    .prepare("testimonials");
  serve(testimonialsSection, async () => ({ status: true, data: await selectTestimonials.execute() }), kept);

  const selectBlogs = db
    .select({ id: blogs.id, title: blogs.title, banner: blogs.banner, publishedAt: blogs.publishedAt })
    .from(blogs)
    .where(and(blogs.isVisible, lte(blogs.publishedAt, sql.placeholder("now"))))
    .orderBy(desc(blogs.publishedAt), desc(blogs.id))
    .limit(HOME_BLOGS)
    .prepare("home_blogs");
  serve(
    homeBlogs,
    async () => {
      const newest = await selectBlogs.execute({ now: clock() });
      const cards = newest.map(({ publishedAt, ...blog }) => ({ ...blog, published_at: publishedAt.toISOString() }));
      return { status: true, blogs: cards };
    },
    kept,
  );
}

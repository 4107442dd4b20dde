import { asc, desc, eq, sql } from "drizzle-orm";
import { banners, blogs, pageMeta, statistics, testimonials, videos } from "../../db/schema/index.ts";
import { cleanPost } from "../blogs/write-posts.ts";
import { checkLinks, isTaken, orNull } from "./checks.ts";
import { PAGE_TAKEN } from "./messages.ts";
import { tableResource } from "./resource.ts";

/* The kinds that nothing refers to: a row is all there is of them. */

export const testimonialResource = tableResource({
  kind: "testimonials",
  one: "testimonial",
  table: testimonials,
  select: (db, where, { limit, offset }) =>
    db
      .select()
      .from(testimonials)
      .where(where)
      .orderBy(asc(testimonials.position), asc(testimonials.id))
      .limit(limit)
      .offset(offset),
  name: testimonials.authorName,
  isHidden: sql`not ${testimonials.isVisible}`,
  listed: ({ authorName, description, isVisible }) => ({
    title: authorName,
    detail: description.slice(0, 120),
    is_visible: isVisible,
  }),
  toValues: ({ authorName, description, isVisible }) => ({
    author_name: authorName,
    description,
    is_visible: isVisible,
  }),
  toColumns: ({ author_name, description, is_visible }) => ({
    ...{ authorName: author_name, description },
    isVisible: is_visible,
  }),
  position: testimonials.position,
});

export const videoResource = tableResource({
  kind: "videos",
  one: "video",
  table: videos,
  select: (db, where, { limit, offset }) =>
    db.select().from(videos).where(where).orderBy(asc(videos.position), asc(videos.id)).limit(limit).offset(offset),
  name: videos.name,
  isHidden: sql`not ${videos.isVisible}`,
  listed: ({ name, description, isVisible }) => ({ title: name, detail: description, is_visible: isVisible }),
  toValues: ({ name, description, embedLink, isVisible }) => ({
    ...{ name, description: description ?? "" },
    embed_link: embedLink,
    is_visible: isVisible,
  }),
  toColumns: ({ name, description, embed_link, is_visible }) => ({
    ...{ name, description: orNull(description) },
    embedLink: embed_link,
    isVisible: is_visible,
  }),
  position: videos.position,
});

export const statisticResource = tableResource({
  kind: "statistics",
  one: "number",
  table: statistics,
  select: (db, where, { limit, offset }) =>
    db
      .select()
      .from(statistics)
      .where(where)
      .orderBy(asc(statistics.position), asc(statistics.id))
      .limit(limit)
      .offset(offset),
  name: statistics.name,
  isHidden: sql`not ${statistics.isVisible}`,
  listed: ({ name, value, isVisible }) => ({ title: name, detail: value, is_visible: isVisible }),
  toValues: ({ name, value, isVisible }) => ({ name, value, is_visible: isVisible }),
  toColumns: ({ name, value, is_visible }) => ({ name, value, isVisible: is_visible }),
  position: statistics.position,
});

const BAND_NAMES = { Upper: "Top", Middle: "Middle", Lower: "Bottom" } as const;

export const bannerResource = tableResource({
  kind: "banners",
  one: "banner",
  table: banners,
  select: (db, where, { limit, offset }) =>
    db
      .select()
      .from(banners)
      .where(where)
      .orderBy(asc(banners.band), asc(banners.position), asc(banners.id))
      .limit(limit)
      .offset(offset),
  name: banners.title,
  isHidden: sql`not ${banners.isVisible}`,
  listed: ({ title, altText, band, image, isVisible }) => ({
    title: title || altText || "Banner without words",
    detail: BAND_NAMES[band],
    image,
    is_visible: isVisible,
  }),
  toValues: (row) => ({
    ...{ band: row.band, title: row.title ?? "", content: row.content ?? "" },
    ...{ image: row.image ?? "", mobile_image: row.mobileImage ?? "", alt_text: row.altText ?? "" },
    ...{ category_id: row.categoryId, product_id: row.productId, is_visible: row.isVisible },
  }),
  toColumns: async (values, tx, id) => {
    const refused = await checkLinks(tx, [values]);
    if (refused) return refused;
    return {
      // A new one is put behind the others.
      ...(id === undefined ? { position: 0 } : {}),
      ...{ band: values.band, title: orNull(values.title), content: orNull(values.content) },
      ...{ image: values.image, mobileImage: orNull(values.mobile_image), altText: orNull(values.alt_text) },
      ...{ categoryId: values.category_id, productId: values.product_id, isVisible: values.is_visible },
    };
  },
  position: banners.position,
  siblings: ({ band }) => eq(banners.band, band),
});

export const blogResource = tableResource({
  kind: "blogs",
  one: "post",
  table: blogs,
  select: (db, where, { limit, offset }) =>
    db.select().from(blogs).where(where).orderBy(desc(blogs.publishedAt), desc(blogs.id)).limit(limit).offset(offset),
  name: blogs.title,
  isHidden: sql`not ${blogs.isVisible}`,
  listed: ({ title, publishedAt, banner, isVisible }) => ({
    title,
    detail: publishedAt.toISOString(),
    image: banner,
    is_visible: isVisible,
  }),
  toValues: ({ title, banner, contentHtml, publishedAt, isVisible }) => ({
    ...{ title, banner: banner ?? "", content: contentHtml },
    published_at: publishedAt.toISOString(),
    is_visible: isVisible,
  }),
  toColumns: ({ title, banner, content, published_at, is_visible }) =>
    cleanPost({
      ...{ title, banner: orNull(banner), contentHtml: content },
      publishedAt: new Date(published_at),
      isVisible: is_visible,
    }),
});

export const pageMetaResource = tableResource({
  kind: "page-meta",
  one: "meta tags of a page",
  table: pageMeta,
  select: (db, where, { limit, offset }) =>
    db.select().from(pageMeta).where(where).orderBy(asc(pageMeta.path)).limit(limit).offset(offset),
  name: pageMeta.path,
  listed: ({ path, title }) => ({ title: path, detail: title, is_visible: true }),
  toValues: ({ path, title, description, keywords }) => ({ path, title, description, keywords }),
  toColumns: async (values, tx, id) =>
    (await isTaken(tx, pageMeta, {
      column: pageMeta.path,
      value: values.path,
      id,
      message: PAGE_TAKEN,
      field: "path",
    })) ?? values,
});

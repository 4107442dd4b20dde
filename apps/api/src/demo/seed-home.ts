import { type DemoShop, PICTURE_SCHEME } from "@store/demo";
import type { Database } from "../db/database.ts";
import * as tables from "../db/schema/index.ts";
import { writePosts } from "../modules/blogs/write-posts.ts";
import { picturePath } from "../modules/media/picture-path.ts";
import { insertRows } from "./insert-rows.ts";

type Place = (typeof tables.homeSections.$inferInsert)["place"];
type Sections = DemoShop["homeSections"][keyof DemoShop["homeSections"]];

async function seedSections(db: Database, place: Place, sections: Sections): Promise<void> {
  await insertRows(
    db,
    tables.homeSections,
    sections.map(({ id, label, description, imageKey, isVisible }, position) => ({
      place,
      id,
      position,
      label,
      description,
      image: imageKey && picturePath(imageKey),
      isVisible,
    })),
  );
  await insertRows(
    db,
    tables.homeSectionImages,
    sections.flatMap(({ id, images }) =>
      images.map(({ imageKey, productId, categoryId, label, alt }, position) => ({
        place,
        sectionId: id,
        position,
        image: picturePath(imageKey),
        productId,
        categoryId,
        label,
        alt,
      })),
    ),
  );
}

/** A text names its pictures by their keys. */
const withPicturePaths = (html: string): string =>
  html.replaceAll(PICTURE_SOURCE, (_, key: string) => `src="${picturePath(key)}"`);
const PICTURE_SOURCE = new RegExp(`src="${PICTURE_SCHEME}([^"]+)"`, "g");

/** Banners, sections and what else the home page shows, posts of the blog among it. */
export async function seedHome(db: Database, shop: DemoShop): Promise<void> {
  await insertRows(
    db,
    tables.banners,
    shop.banners.map(({ sequence, imageKey, ...banner }, position) => ({
      ...banner,
      band: sequence,
      position,
      image: picturePath(`${imageKey}/web`),
      mobileImage: picturePath(`${imageKey}/mobile`),
    })),
  );
  await seedSections(db, "upper", shop.homeSections.upper);
  await seedSections(db, "product", shop.homeSections.product);
  await seedSections(db, "lower", shop.homeSections.lower);
  await insertRows(db, tables.videos, shop.videos);
  await insertRows(db, tables.statistics, shop.statistics);
  await insertRows(db, tables.testimonials, shop.testimonials);
  await writePosts(
    db,
    shop.posts.map(({ imageKey, contentHtml, ...post }) => ({
      ...post,
      contentHtml: withPicturePaths(contentHtml),
      banner: picturePath(imageKey),
    })),
  );
}

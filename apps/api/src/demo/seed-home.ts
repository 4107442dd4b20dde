import {
  BANNERS,
  BLOGS,
  type DaysBefore,
  type HomeSectionSeed,
  LOWER_SECTION_SEEDS,
  PRODUCT_SECTION_SEEDS,
  STATISTICS,
  TESTIMONIALS,
  UPPER_SECTION_SEEDS,
  VIDEOS,
} from "@store/demo";
import type { Database } from "../db/database.ts";
import * as tables from "../db/schema/index.ts";
import { writePosts } from "../modules/blogs/write-posts.ts";
import { picturePath } from "../modules/media/picture-path.ts";
import { insertRows } from "./insert-rows.ts";

type Place = (typeof tables.homeSections.$inferInsert)["place"];

async function seedSections(db: Database, place: Place, sections: readonly HomeSectionSeed[]): Promise<void> {
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

/** Banners, sections and what else the home page shows. */
export async function seedHome(db: Database, daysBefore: DaysBefore): Promise<void> {
  await insertRows(
    db,
    tables.banners,
    BANNERS.map(({ sequence, imageKey, ...banner }, position) => ({
      ...banner,
      band: sequence,
      position,
      image: picturePath(`${imageKey}/web`),
      mobileImage: picturePath(`${imageKey}/mobile`),
    })),
  );
  await seedSections(db, "upper", UPPER_SECTION_SEEDS);
  await seedSections(db, "product", PRODUCT_SECTION_SEEDS);
  await seedSections(db, "lower", LOWER_SECTION_SEEDS);
  await insertRows(db, tables.videos, VIDEOS);
  await insertRows(db, tables.statistics, STATISTICS);
  await insertRows(db, tables.testimonials, TESTIMONIALS);
  await writePosts(
    db,
    BLOGS.map(({ id, title, imageKey, contentHtml, publishedDaysAgo }) => ({
      id,
      title,
      banner: picturePath(imageKey),
      contentHtml,
      publishedAt: daysBefore(publishedDaysAgo),
    })),
  );
}

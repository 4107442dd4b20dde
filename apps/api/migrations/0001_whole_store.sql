ALTER TABLE "products" ALTER COLUMN "images" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "videos" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "star_counts" SET DEFAULT '{0,0,0,0,0}';--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "newest_reviews" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
-- Written by hand: the products of a store that is in use are told what their reviews say.
UPDATE "products" SET
  "star_counts" = (
    SELECT array[
      count(*) FILTER (WHERE "rating" = 1),
      count(*) FILTER (WHERE "rating" = 2),
      count(*) FILTER (WHERE "rating" = 3),
      count(*) FILTER (WHERE "rating" = 4),
      count(*) FILTER (WHERE "rating" = 5)
    ]::integer[] FROM "reviews" WHERE "product_id" = "products"."id"
  ),
  "newest_reviews" = (
    SELECT json_agg("newest") FROM (
      SELECT "id", "name", "rating", "text" AS "review" FROM "reviews" WHERE "product_id" = "products"."id"
      ORDER BY "created_at" DESC, "id" DESC LIMIT 30
    ) "newest"
  )
WHERE "id" IN (SELECT "product_id" FROM "reviews");

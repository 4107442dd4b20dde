CREATE TYPE "public"."review_state" AS ENUM('published', 'waiting', 'hidden');--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "state" "review_state" DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_by_day" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_state" ON "reviews" USING btree ("state","created_at","id");
--> statement-breakpoint
-- A purchase was verified once it was paid; now it is once it was delivered.
UPDATE "reviews" SET "is_verified" = false
WHERE "is_verified" AND NOT EXISTS (
	SELECT FROM "orders" JOIN "order_lines" ON "order_lines"."order_id" = "orders"."id"
	WHERE "orders"."customer_id" = "reviews"."customer_id"
		AND "order_lines"."product_id" = "reviews"."product_id" AND "orders"."delivered_at" IS NOT NULL
);--> statement-breakpoint
-- What products tell of their newest reviews has the day of each.
UPDATE "products" SET "newest_reviews" = (
	SELECT coalesce(json_agg("newest"), '[]') FROM (
		SELECT "id", "name", "rating", "text" AS "review", "is_verified",
			to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "created_at"
		FROM "reviews" WHERE "reviews"."product_id" = "products"."id"
		ORDER BY "reviews"."created_at" DESC, "id" DESC LIMIT 30
	) "newest"
);

-- Of products that were paid or delivered after their review was written.
UPDATE "reviews" SET "is_verified" = true WHERE NOT "is_verified" AND EXISTS (
  SELECT FROM "orders" JOIN "order_lines" ON "order_lines"."order_id" = "orders"."id"
  WHERE "orders"."customer_id" = "reviews"."customer_id" AND "order_lines"."product_id" = "reviews"."product_id"
    AND "orders"."order_status" <> 'Cancelled' AND ("orders"."is_paid" OR "orders"."delivered_at" IS NOT NULL));--> statement-breakpoint
UPDATE "products" SET "newest_reviews" = (
  SELECT coalesce(json_agg(newest), '[]') FROM (
    SELECT "id", "name", "rating", "text" AS "review", "is_verified"
    FROM "reviews" WHERE "product_id" = "products"."id"
    ORDER BY "created_at" DESC, "id" DESC LIMIT 30
  ) newest)
WHERE EXISTS (SELECT FROM "reviews" WHERE "product_id" = "products"."id" AND "is_verified");

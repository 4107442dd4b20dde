ALTER TABLE "products" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_of_brand" ON "products" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ("id") WHERE "products"."is_hidden";--> statement-breakpoint
CREATE INDEX "products_without_price" ON "products" USING btree ("id") WHERE "products"."price_paid" = 0;--> statement-breakpoint
-- The start makes them anew, with the new column.
DROP TRIGGER IF EXISTS "products_change_lists" ON "products";--> statement-breakpoint
DROP TRIGGER IF EXISTS "products_change_pages" ON "products";

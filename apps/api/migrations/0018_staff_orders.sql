-- The town of orders of before: it stands before "state PIN, country" at the end of the address.
UPDATE "orders" SET "shipping_address" = "shipping_address" || jsonb_build_object('city', "parts"[cardinality("parts") - 2])
FROM (SELECT "id" AS "of", string_to_array("shipping_address" ->> 'full_address', ', ') AS "parts" FROM "orders") "addresses"
WHERE "of" = "id" AND cardinality("parts") > 2 AND NOT "shipping_address" ? 'city';--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "city" text GENERATED ALWAYS AS (shipping_address ->> 'city') STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', replace(number || ' ' || coalesce(shipping_address ->> 'full_name', ''), '-', ' ') || ' ' || right(coalesce(shipping_address ->> 'mobile_no', ''), 10))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_staff_id_customers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("order_status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_city" ON "orders" USING btree ("city","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_search" ON "orders" USING gin ("search");
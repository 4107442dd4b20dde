ALTER TABLE "products" ADD COLUMN "mrp" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cost" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_quantity" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_unit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pack_group" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pack_label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "label" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("sku") WHERE "products"."sku" <> '';--> statement-breakpoint
CREATE INDEX "products_of_pack_group" ON "products" USING btree ("pack_group","id") WHERE "products"."pack_group" <> '';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_content_has_unit" CHECK (("products"."net_quantity" is null) = ("products"."net_unit" is null));
ALTER TABLE "orders" DROP CONSTRAINT "orders_add_up";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_voucher" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "uses_per_customer" integer;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "owner_id" integer;--> statement-breakpoint
-- A gift voucher was a discount on the goods, with GST on the whole price: the same sum, as money.
UPDATE "orders" SET "gift_voucher" = "orders"."discount", "discount" = 0
	FROM "vouchers" WHERE "vouchers"."is_gift" AND "vouchers"."code_key" = upper(btrim("orders"."voucher_code"));--> statement-breakpoint
UPDATE "vouchers" SET "owner_id" = "first_use"."customer_id"
	FROM (SELECT DISTINCT ON ("voucher_id") "voucher_id", "customer_id" FROM "voucher_uses" ORDER BY "voucher_id", "used_at", "order_id") "first_use"
	WHERE "vouchers"."is_gift" AND "vouchers"."id" = "first_use"."voucher_id";--> statement-breakpoint
-- Orders until now paid GST on the price before their discount: that stays what they were taxed. The discount is spread
-- over their lines as the domain does it, by largest remainder.
UPDATE "order_lines" SET "tax" = "gst" * "quantity";--> statement-breakpoint
UPDATE "order_lines" SET "discount" = "parts"."share" + CASE WHEN "parts"."place" <= "parts"."rest" THEN 1 ELSE 0 END
	FROM (
		SELECT "id", "share", "discount" - sum("share") OVER (PARTITION BY "order_id") AS "rest",
			row_number() OVER (PARTITION BY "order_id" ORDER BY "remainder" DESC, "id") AS "place"
		FROM (
			SELECT "order_lines"."id", "order_lines"."order_id", "orders"."discount",
				div("orders"."discount"::numeric * "order_lines"."base_price" * "order_lines"."quantity", "orders"."product_total") AS "share",
				mod("orders"."discount"::numeric * "order_lines"."base_price" * "order_lines"."quantity", "orders"."product_total") AS "remainder"
			FROM "order_lines" JOIN "orders" ON "orders"."id" = "order_lines"."order_id" WHERE "orders"."discount" > 0
		) "exact"
	) "parts" WHERE "order_lines"."id" = "parts"."id";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "tax" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discounted" CHECK ("order_lines"."discount" between 0 and "order_lines"."base_price" * "order_lines"."quantity" and "order_lines"."tax" between 0 and "order_lines"."gst" * "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_add_up" CHECK ("orders"."product_total" - "orders"."discount" + "orders"."tax" + "orders"."shipping" - "orders"."gift_voucher" - "orders"."used_coins"::bigint * 100 = "orders"."final_total");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_can_be_used" CHECK ("vouchers"."uses_per_customer" > 0);

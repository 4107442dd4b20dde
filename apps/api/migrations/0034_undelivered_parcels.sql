DROP INDEX "orders_sold";--> statement-breakpoint
DROP INDEX "orders_open_cash";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "undelivered_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "undelivered_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_restocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_sent_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_events_of_parcels" ON "order_events" USING btree ("at") WHERE "order_events"."action" in ('deliver', 'undelivered');--> statement-breakpoint
CREATE INDEX "orders_to_refund" ON "orders" USING btree ("placed_at","id") WHERE "orders"."order_status" = 'Undelivered' and "orders"."is_paid" and not "orders"."is_released";--> statement-breakpoint
CREATE INDEX "orders_sold" ON "orders" USING btree ("placed_at","id","final_total","gift_voucher","used_coins") WHERE "orders"."order_status" not in ('Cancelled', 'Undelivered', 'Returned') and ("orders"."is_paid" or "orders"."pay_type" = 'Cash on Delivery');--> statement-breakpoint
CREATE INDEX "orders_open_cash" ON "orders" USING btree ("address_key") WHERE not "orders"."is_paid" and "orders"."order_status" not in ('Delivered', 'Cancelled', 'Undelivered', 'Returned');
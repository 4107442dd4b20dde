DROP INDEX "refunds_to_see_to";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_by" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_settled_by_customers_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_to_see_to" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" <> 'done';
ALTER TABLE "paper_parties" DROP CONSTRAINT "paper_parties_order_id_invoices_order_id_fk";--> statement-breakpoint
ALTER TABLE "credit_notes" DROP CONSTRAINT "credit_notes_order_id_invoices_order_id_fk";--> statement-breakpoint
DROP INDEX "credit_notes_of_the_rest";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_number_unique";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_pkey";--> statement-breakpoint
ALTER TABLE "invoices" ADD PRIMARY KEY ("number");--> statement-breakpoint
-- Until now an order had one invoice at most.
ALTER TABLE "credit_notes" ADD COLUMN "invoice_number" text;--> statement-breakpoint
UPDATE "credit_notes" SET "invoice_number" = "invoices"."number" FROM "invoices" WHERE "invoices"."order_id" = "credit_notes"."order_id";--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "invoice_number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_of_the_rest" ON "credit_notes" USING btree ("invoice_number") WHERE "credit_notes"."part" is null;--> statement-breakpoint
ALTER TABLE "paper_parties" ADD CONSTRAINT "paper_parties_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;

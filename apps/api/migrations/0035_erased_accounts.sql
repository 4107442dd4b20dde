ALTER TYPE "public"."otp_purpose" ADD VALUE 'confirm';--> statement-breakpoint
CREATE TABLE "paper_parties" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"billing_address" jsonb NOT NULL,
	"shipping_address" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "paper_parties" ADD CONSTRAINT "paper_parties_order_id_invoices_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."invoices"("order_id") ON DELETE no action ON UPDATE no action;
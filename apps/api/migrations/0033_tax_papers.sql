CREATE TABLE "membership_invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"membership_id" integer,
	"issued_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"gst_rate" smallint NOT NULL,
	"bill_to" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "gstin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "voucher_kept" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_vouchers" ADD COLUMN "receipt_number" text;--> statement-breakpoint
ALTER TABLE "gift_vouchers" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "membership_invoices" ADD CONSTRAINT "membership_invoices_membership_id_elite_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."elite_memberships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_invoices_of_membership" ON "membership_invoices" USING btree ("membership_id","issued_at");--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "pay_type";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "is_paid";--> statement-breakpoint
ALTER TABLE "gift_vouchers" ADD CONSTRAINT "gift_vouchers_receiptNumber_unique" UNIQUE("receipt_number");
ALTER TABLE "credit_notes" ADD COLUMN "is_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "credit_notes" SET "is_paid" = "orders"."is_paid" FROM "orders" WHERE "orders"."id" = "credit_notes"."order_id";--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "is_paid" DROP DEFAULT;

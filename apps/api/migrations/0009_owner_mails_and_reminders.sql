ALTER TABLE "event_tickets" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "owner_mailed_at" timestamp with time zone;--> statement-breakpoint
-- Orders of old are no news.
UPDATE "orders" SET "owner_mailed_at" = "placed_at";

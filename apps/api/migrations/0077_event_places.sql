CREATE TYPE "public"."place_state" AS ENUM('seated', 'waiting', 'cancelled');--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "state" "place_state" DEFAULT 'seated' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "attended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "event_tickets_waiting" ON "event_tickets" USING btree ("event_id","id") WHERE "event_tickets"."state" = 'waiting';
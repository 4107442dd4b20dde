CREATE TYPE "public"."charge_state" AS ENUM('planned', 'noticed', 'sent', 'dropped');--> statement-breakpoint
CREATE TABLE "charges" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"txn_id" text NOT NULL,
	"gateway" text NOT NULL,
	"mandate" text NOT NULL,
	"state" charge_state DEFAULT 'planned' NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charges_txnId_unique" UNIQUE("txn_id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asks_mandate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "mandate" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "membership_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "last_delivery_date" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "mandate_gateway" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "mandate" text;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_waiting" ON "charges" USING btree ("due_at") WHERE "charges"."state" <> 'dropped';--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_mandate" CHECK (("subscriptions"."mandate" is null) = ("subscriptions"."mandate_gateway" is null));--> statement-breakpoint
UPDATE "delivery_options" SET "is_offered" = false WHERE "duration_days" NOT IN (30, 60, 90, 120);--> statement-breakpoint
INSERT INTO "delivery_options" ("id", "name", "duration_days") SELECT max("id") + 1, 'Every 4 months', 120 FROM "delivery_options" HAVING count(*) > 0 AND bool_and("duration_days" <> 120);

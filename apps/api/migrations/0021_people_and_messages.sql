CREATE TYPE "public"."request_state" AS ENUM('open', 'answered', 'closed');--> statement-breakpoint
ALTER TYPE "public"."coin_reason" ADD VALUE 'given';--> statement-breakpoint
ALTER TYPE "public"."coin_reason" ADD VALUE 'taken';--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_startsAt_unique";--> statement-breakpoint
DROP INDEX "event_tickets_event_id_index";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(coalesce(name, '') || ' ' || coalesce(problem, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '') || ' ' || coalesce(right(mobile, 10), ''), '@.-_+/', '      '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_ledger" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "coin_ledger" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(right(phone, 10), ''), '@.-_+/', '      '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "state" "request_state" DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "handled_by" integer;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(coalesce(name, '') || ' ' || coalesce(company, '') || ' ' || coalesce(subject, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(right(phone, 10), ''), '@.-_+/', '      '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "state" "request_state" DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "handled_by" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(coalesce(full_name, '') || ' ' || coalesce(company_name, '') || ' ' || coalesce(industry_type, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(right(phone, 10), ''), '@.-_+/', '      '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '') || ' ' || coalesce(right(mobile, 10), ''), '@.-_+/', '      '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_vouchers" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(coalesce(sender_name, '') || ' ' || coalesce(sender_email, '') || ' ' || coalesce(receiver_name, '') || ' ' || coalesce(receiver_email, ''), '@.-_+/', '      '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_handled_by_customers_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_handled_by_customers_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_slot" ON "appointments" USING btree ("starts_at") WHERE "appointments"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "appointments_by_start" ON "appointments" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_cancelled" ON "appointments" USING btree ("starts_at","id") WHERE "appointments"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "appointments_by_search" ON "appointments" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "coin_ledger_request" ON "coin_ledger" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "event_tickets_newest" ON "event_tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "event_tickets_by_event" ON "event_tickets" USING btree ("event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "event_tickets_by_search" ON "event_tickets" USING gin ("search");--> statement-breakpoint
CREATE INDEX "inquiries_newest" ON "inquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_by_state" ON "inquiries" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_by_search" ON "inquiries" USING gin ("search");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_kind" ON "leads" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_state" ON "leads" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_search" ON "leads" USING gin ("search");--> statement-breakpoint
CREATE INDEX "outbox_by_day" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_by_kind" ON "outbox" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_by_channel" ON "outbox" USING btree ("channel","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."due_at" is null and "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_search" ON "customers" USING gin ("search");--> statement-breakpoint
CREATE INDEX "gift_vouchers_newest" ON "gift_vouchers" USING btree ("ordered_at","id");--> statement-breakpoint
CREATE INDEX "gift_vouchers_unpaid" ON "gift_vouchers" USING btree ("ordered_at","id") WHERE "gift_vouchers"."voucher_id" is null;--> statement-breakpoint
CREATE INDEX "gift_vouchers_by_search" ON "gift_vouchers" USING gin ("search");--> statement-breakpoint
CREATE INDEX "vouchers_of_owner" ON "vouchers" USING btree ("owner_id") WHERE "vouchers"."owner_id" is not null;
ALTER TABLE "order_lines" ADD COLUMN "withdrawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "is_withdrawal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_withdrawn" CHECK ("order_lines"."withdrawn" between 0 and "order_lines"."quantity") NOT VALID;
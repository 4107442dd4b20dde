ALTER TABLE "products" ALTER COLUMN "images" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "videos" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "star_counts" SET DEFAULT '{0,0,0,0,0}';--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "newest_reviews" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "template" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "gaps" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "secret_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."due_at" is not null;
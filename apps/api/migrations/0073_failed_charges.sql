CREATE TYPE "public"."charge_failure" AS ENUM('notice-refused', 'unreachable', 'charge-refused', 'mandate-ended');--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "failure" charge_failure;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "failure_words" text;
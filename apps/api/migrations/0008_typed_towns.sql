ALTER TABLE "addresses" ALTER COLUMN "city_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "city_name" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_have_a_city" CHECK (("addresses"."city_id" is null) <> ("addresses"."city_name" is null));
CREATE TABLE "page_changes" (
	"transaction" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "pages_version" integer DEFAULT 1 NOT NULL;
CREATE TABLE "wishlist_shares" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"is_named" boolean NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "wishlist_shares" ADD CONSTRAINT "wishlist_shares_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
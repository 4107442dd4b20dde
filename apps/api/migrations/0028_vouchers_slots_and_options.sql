CREATE TABLE "appointment_days_off" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "voucher_uses_voucher_id_index";--> statement-breakpoint
ALTER TABLE "delivery_options" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "voucher_uses_of_voucher" ON "voucher_uses" USING btree ("voucher_id","used_at","order_id");--> statement-breakpoint
CREATE INDEX "vouchers_newest" ON "vouchers" USING btree ("is_gift","id");--> statement-breakpoint
CREATE INDEX "vouchers_by_code" ON "vouchers" USING btree ("code_key" text_pattern_ops);
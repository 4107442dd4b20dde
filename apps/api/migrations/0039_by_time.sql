-- without transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "credit_notes_by_time" ON "credit_notes" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "credit_notes_of_invoice" ON "credit_notes" USING btree ("invoice_number","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_by_time" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "membership_invoices_by_time" ON "membership_invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_by_time" ON "payments" USING btree ("settled_at") WHERE "payments"."state" = 'paid';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refunds_by_time" ON "refunds" USING btree ("settled_at") WHERE "refunds"."state" = 'done';
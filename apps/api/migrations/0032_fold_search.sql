-- Search documents fold accents and apostrophes. Dropping a column drops its index, which is made again below.
UPDATE "products" SET "search_words" = normalize(regexp_replace(normalize(search_words, NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'), NFC) WHERE "search_words" <> normalize(regexp_replace(normalize(search_words, NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'), NFC);--> statement-breakpoint
ALTER TABLE "appointments" drop column "search";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(normalize(regexp_replace(normalize(coalesce(name, '') || ' ' || coalesce(problem, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '') || ' ' || coalesce(right(mobile, 10), ''), NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'), NFC), '@.-_+/', '      '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', normalize(regexp_replace(normalize(name, NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'), NFC)), 'A') || setweight(to_tsvector('simple', normalize(regexp_replace(normalize(search_words, NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'), NFC)), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "event_tickets" drop column "search";--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(normalize(regexp_replace(normalize(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(right(phone, 10), ''), NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'), NFC), '@.-_+/', '      '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" drop column "search";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(normalize(regexp_replace(normalize(coalesce(name, '') || ' ' || coalesce(company, '') || ' ' || coalesce(subject, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(right(phone, 10), ''), NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'), NFC), '@.-_+/', '      '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" drop column "search";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(normalize(regexp_replace(normalize(coalesce(full_name, '') || ' ' || coalesce(company_name, '') || ' ' || coalesce(industry_type, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(right(phone, 10), ''), NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'), NFC), '@.-_+/', '      '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" drop column "search";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', replace(number || ' ' || normalize(regexp_replace(normalize(coalesce(shipping_address ->> 'full_name', ''), NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'), NFC), '-', ' ') || ' ' || right(coalesce(shipping_address ->> 'mobile_no', ''), 10))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" drop column "search";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(normalize(regexp_replace(normalize(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '') || ' ' || coalesce(right(mobile, 10), ''), NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'), NFC), '@.-_+/', '      '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_vouchers" drop column "search";--> statement-breakpoint
ALTER TABLE "gift_vouchers" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(normalize(regexp_replace(normalize(coalesce(sender_name, '') || ' ' || coalesce(sender_email, '') || ' ' || coalesce(receiver_name, '') || ' ' || coalesce(receiver_email, ''), NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'), NFC), '@.-_+/', '      '))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "appointments_by_search" ON "appointments" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_by_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "event_tickets_by_search" ON "event_tickets" USING gin ("search");--> statement-breakpoint
CREATE INDEX "inquiries_by_search" ON "inquiries" USING gin ("search");--> statement-breakpoint
CREATE INDEX "leads_by_search" ON "leads" USING gin ("search");--> statement-breakpoint
CREATE INDEX "orders_by_search" ON "orders" USING gin ("search");--> statement-breakpoint
CREATE INDEX "customers_by_search" ON "customers" USING gin ("search");--> statement-breakpoint
CREATE INDEX "gift_vouchers_by_search" ON "gift_vouchers" USING gin ("search");

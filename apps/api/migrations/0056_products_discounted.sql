-- without transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_discounted" ON "products" USING btree ("discount_id","id") WHERE "products"."discount_id" is not null;
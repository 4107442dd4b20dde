-- without transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_going_with" ON "orders" USING btree ("goes_with") WHERE "orders"."goes_with" is not null;
-- without transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_by_pin_code" ON "orders" USING btree (substring("shipping_address" ->> 'full_address' from ' ([1-9][0-9]{5}), [^,]*$'));
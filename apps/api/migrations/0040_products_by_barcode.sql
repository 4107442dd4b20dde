-- without transaction
CREATE INDEX CONCURRENTLY "products_by_barcode" ON "products" USING btree ("barcode") WHERE "products"."barcode" <> '';
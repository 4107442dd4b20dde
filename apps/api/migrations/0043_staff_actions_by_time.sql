-- without transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "staff_actions_by_time" ON "staff_actions" USING btree ("at");
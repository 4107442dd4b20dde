-- without transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_events_of_hand_over" ON "order_events" USING btree ("at") WHERE "order_events"."action" in ('ship', 'send again');
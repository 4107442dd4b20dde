ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_add_up";

import { dashboard } from "@store/api-client/contract";
import { ORDER_PENDING } from "@store/domain";
import { and, count, eq, sql } from "drizzle-orm";
import { orders, products } from "../../db/schema/index.ts";
import type { Backend } from "../backend.ts";
import { customerRoutes } from "./customers.ts";
import { staffOrderRoutes } from "./orders.ts";
import { outboxRoutes } from "./outbox.ts";
import { peopleRoutes } from "./people.ts";
import { pictureRoutes } from "./pictures.ts";
import { staffProductRoutes } from "./products.ts";
import { staffSessionRoutes } from "./session.ts";
import { teamRoutes } from "./team.ts";

/** Counts what waits for the staff, in two statements. */
export function dashboardRoutes(backend: Backend): void {
  staffSessionRoutes(backend);
  teamRoutes(backend);
  staffOrderRoutes(backend);
  staffProductRoutes(backend);
  pictureRoutes(backend);
  peopleRoutes(backend);
  customerRoutes(backend);
  outboxRoutes(backend);
  const { serve, db } = backend;
  serve(dashboard, async () => {
    const [[waiting], [stock]] = await Promise.all([
      db
        .select({ pending: count(), unpaid: sql<number>`count(*) filter (where not ${orders.isPaid})`.mapWith(Number) })
        .from(orders)
        .where(eq(orders.orderStatus, ORDER_PENDING)),
      db
        .select({ out: count() })
        .from(products)
        .where(and(sql`coalesce(${products.stock}, 0) <= 0`, sql`not ${products.isHidden}`)),
    ]);
    const data = {
      pending_orders: waiting?.pending ?? 0,
      unpaid_orders: waiting?.unpaid ?? 0,
      products_out_of_stock: stock?.out ?? 0,
    };
    return { status: true, data };
  });
}

import { staffSearch } from "@store/api-client/contract";
import { customerName } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, orders, products } from "../../db/schema/index.ts";
import type { Backend } from "../backend.ts";
import { customerSearch, isCustomerFound } from "../customers/staff-routes.ts";
import { isOrderFound, orderSearch, RECEIVER } from "../orders/staff-routes.ts";
import { isFound, isFoundByCode, productSearch } from "../products/staff-routes.ts";
import { firstFound } from "../staff-lists/first-found.ts";
import { typedId } from "../staff-lists/list-conditions.ts";

const findOrders = (db: Database) =>
  firstFound({
    ...{ name: "orders", table: orders },
    valuesOf: (text: string) => ({ ...orderSearch(text), id: typedId(text) }),
    where: isOrderFound,
    exactly: ({ id }) => (id ? eq(orders.id, id) : undefined),
    orderBy: [desc(orders.placedAt), desc(orders.id)],
    select: (where, orderBy) =>
      db
        .select({
          id: orders.id,
          number: orders.number,
          placedAt: orders.placedAt,
          orderStatus: orders.orderStatus,
          fullName: RECEIVER,
          city: orders.city,
        })
        .from(orders)
        .where(where)
        .orderBy(...orderBy),
  });

const findCustomers = (db: Database) =>
  firstFound({
    ...{ name: "customers", table: customers },
    valuesOf: customerSearch,
    where: isCustomerFound,
    orderBy: [desc(customers.createdAt), desc(customers.id)],
    select: (where, orderBy) =>
      db
        .select({
          id: customers.id,
          firstName: customers.firstName,
          lastName: customers.lastName,
          email: customers.email,
          mobile: customers.mobile,
        })
        .from(customers)
        .where(where)
        .orderBy(...orderBy),
  });

const findProducts = (db: Database) =>
  firstFound({
    ...{ name: "products", table: products },
    valuesOf: productSearch,
    where: isFound,
    exactly: isFoundByCode,
    orderBy: [desc(products.id)],
    select: (where, orderBy) =>
      db
        .select({
          id: products.id,
          name: products.name,
          image: products.image,
          sku: products.sku,
          stock: products.stock,
          isArchived: products.isArchived,
        })
        .from(products)
        .where(where)
        .orderBy(...orderBy),
  });

/** The search on every page of the dashboard: one statement for each kind that the role may see. */
export function staffSearchRoutes({ serve, db }: Backend): void {
  const find = { orders: findOrders(db), customers: findCustomers(db), products: findProducts(db) };

  serve(staffSearch, async ({ query: { q }, customer: { staff } }) => {
    const [foundOrders, foundCustomers, foundProducts] = await Promise.all([
      staff.permissions.includes("orders") ? find.orders(q) : undefined,
      staff.permissions.includes("customers") ? find.customers(q) : undefined,
      // What the list of stock shows of them.
      staff.permissions.includes("stock") ? find.products(q) : undefined,
    ]);
    const data = {
      orders: foundOrders?.map(({ id, number, placedAt, orderStatus, fullName, city }) => ({
        ...{ id, city, order_id: number, order_status: orderStatus, full_name: fullName },
        order_date: placedAt.toISOString(),
      })),
      customers: foundCustomers?.map(({ email, mobile, ...row }) => ({
        ...{ id: row.id, email, mobile, name: customerName(row) },
      })),
      products: foundProducts?.map(({ sku, isArchived, ...row }) => ({
        ...{ ...row, sku: sku || undefined, is_archived: isArchived },
      })),
    };
    return { status: true, data };
  });
}

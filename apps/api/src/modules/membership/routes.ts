import { eliteSubscriptions } from "@store/api-client/contract";
import { dayOf, hasCome, personName } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import { customers, eliteMemberships } from "../../db/schema/index.ts";
import type { Pdf } from "../../ports/pdf/pdf.ts";
import type { Backend } from "../backend.ts";
import { findMembershipInvoices, membershipInvoiceRoutes } from "./membership-invoice.ts";

export function membershipRoutes(backend: Backend, pdf: Pdf): void {
  const { serve, db, clock } = backend;
  membershipInvoiceRoutes(backend, pdf);

  serve(eliteSubscriptions, async ({ customer: { customerId } }) => {
    const rows = await db
      .select({
        id: eliteMemberships.id,
        startsAt: eliteMemberships.startsAt,
        endsAt: eliteMemberships.endsAt,
        firstName: customers.firstName,
        lastName: customers.lastName,
      })
      .from(eliteMemberships)
      .innerJoin(customers, eq(customers.id, eliteMemberships.customerId))
      .where(eq(eliteMemberships.customerId, customerId))
      .orderBy(desc(eliteMemberships.startsAt), desc(eliteMemberships.id));
    const invoices = await findMembershipInvoices(db, customerId);
    const now = clock();
    const data = rows.map(({ id, startsAt, endsAt, ...name }) => ({
      id,
      user_data: { name: personName(name) },
      start_date: dayOf(startsAt) ?? "",
      end_date: dayOf(endsAt) ?? "",
      is_active: hasCome(startsAt, now) && !hasCome(endsAt, now),
      is_expired: hasCome(endsAt, now),
      invoices: invoices.flatMap(({ membershipId, number }) => (membershipId === id ? [number] : [])),
    }));
    return { status: true, data };
  });
}

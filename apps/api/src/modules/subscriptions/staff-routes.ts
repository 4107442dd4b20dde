import {
  createDeliveryOption,
  DELIVERY_OPTION_FIELDS,
  editDeliveryOption,
  moveDeliveryOption,
  type ParsedRequest,
  staffDeliveryOptions,
} from "@store/api-client/contract";
import { checkDeliveryOption, checkOptionDays } from "@store/domain";
import { asc, eq, sql } from "drizzle-orm";
import { deliveryOptions, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { editRow } from "../staff-lists/edit-row.ts";
import { NO_SUCH_DELIVERY_OPTION } from "../staff-lists/messages.ts";
import { moveRow, positionAtEnd, type RowOrder } from "../staff-lists/move-row.ts";

function columnsOf(body: ParsedRequest<typeof createDeliveryOption>["body"]) {
  const { name, duration: durationDays, is_offered: isOffered } = body;
  const checked = checkDeliveryOption({ name, durationDays, isOffered });
  return checked.ok ? checked.value : httpError(400, checked.refusals, { fieldNames: DELIVERY_OPTION_FIELDS });
}

/** As the menu has it, which staff put in order. */
const MENU = {
  table: deliveryOptions,
  position: deliveryOptions.position,
  tieBreak: deliveryOptions.durationDays,
} as const satisfies RowOrder;

/** How often subscriptions can be delivered. */
export function staffDeliveryOptionRoutes({ serve, db, clock }: Backend): void {
  const ofOption = sql`(select count(*) from ${subscriptions} where delivery_option_id = ${deliveryOptions}.id)`;

  serve(staffDeliveryOptions, async () => {
    const rows = await db
      .select({ option: deliveryOptions, subscriptions: ofOption.mapWith(Number) })
      .from(deliveryOptions)
      .orderBy(asc(deliveryOptions.position), asc(deliveryOptions.durationDays), asc(deliveryOptions.id));
    const data = rows.map(({ option, subscriptions: count }) => ({
      id: option.id,
      name: option.name,
      duration: option.durationDays,
      is_offered: option.isOffered,
      subscriptions: count,
      version: option.version,
    }));
    return { status: true, data };
  });

  serve(createDeliveryOption, async ({ body, customer: { customerId } }) => {
    const columns = columnsOf(body);
    if (columns instanceof HttpError) return columns;
    const id = await inTransaction(db, async (tx) => {
      const row = { ...columns, position: await positionAtEnd(tx, MENU) };
      const [written] = await tx.insert(deliveryOptions).values(row).returning({ id: deliveryOptions.id });
      if (!written) throw new Error("Inserting a delivery option returned no row");
      const action = {
        action: "create",
        subject: "delivery option",
        subjectId: written.id,
        after: { ...columns },
      } as const;
      await recordAction(tx, { customerId, ...action }, clock());
      return written.id;
    });
    return { status: true, data: { id } };
  });

  serve(editDeliveryOption, async ({ params: { id }, body: { version, ...body }, customer: { customerId } }) => {
    const changes = columnsOf(body);
    if (changes instanceof HttpError) return changes;
    const next = await inTransaction(db, async (tx) => {
      const isOption = eq(deliveryOptions.id, id);
      // Nobody subscribes by it in the meantime.
      const [row] = await tx.select().from(deliveryOptions).where(isOption).for("update");
      if (row?.version === version) {
        const count = await tx.$count(subscriptions, eq(subscriptions.deliveryOptionId, id));
        const days = checkOptionDays({ before: row.durationDays, after: changes.durationDays }, count);
        if (!days.ok) return httpError(409, days.refusal, { field: DELIVERY_OPTION_FIELDS.durationDays });
      }
      const edit = { where: isOption, version, changes, missing: NO_SUCH_DELIVERY_OPTION };
      const action = { customerId, action: "change", subject: "delivery option", subjectId: id } as const;
      return editRow(tx, deliveryOptions, edit, action, clock());
    });
    return next instanceof HttpError ? next : { status: true, data: { version: next } };
  });

  serve(moveDeliveryOption, async ({ params: { id }, body: { to }, customer: { customerId } }) => {
    const move = { id, to, missing: NO_SUCH_DELIVERY_OPTION };
    const action = { customerId, action: "move", subject: "delivery option", subjectId: id } as const;
    const moved = await inTransaction(db, (tx) => moveRow(tx, MENU, move, action, clock()));
    return moved instanceof HttpError ? moved : { status: true, data: { is_moved: moved } };
  });
}

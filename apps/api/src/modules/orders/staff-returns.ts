import {
  acceptReturn as acceptCall,
  beginReturn,
  receiveReturn as receiveCall,
  refundReturn as refundCall,
  refuseReturn as refuseCall,
  type StaffReturn,
} from "@store/api-client/contract";
import { addMoney, type Policy, type ReturnStep, returnRequestEnds, returnStepsOf, toRupees } from "@store/domain";
import type { InferInput } from "valibot";
import type { Database } from "../../db/database.ts";
import { HttpError } from "../../http/http-error.ts";
import type { StaffMember } from "../../identity/shopper.ts";
import type { Backend } from "../backend.ts";
import { acceptReturn, type ReturnStepOf, receiveReturn, refundReturn, refuseReturn } from "./change-return.ts";
import { readRefundsOfReturns } from "./refund-of-returns.ts";
import { requestReturnOfLines } from "./request-return.ts";
import type { OrderRow } from "./reservation.ts";
import { readReturns, wireReturn } from "./returns.ts";
import { sendRefundsOf } from "./send-refunds.ts";

/** Who packs takes goods in; what becomes of the money is decided by those who may refund. */
const mayStep = ({ staff }: StaffMember, step: ReturnStep): boolean =>
  step === "receive" || staff.permissions.includes("refunds");

/** The returns of an order, as a member of staff sees them. */
export async function readStaffReturns(
  db: Database,
  order: OrderRow,
  member: StaffMember,
): Promise<InferInput<typeof StaffReturn>[]> {
  const returns = await readReturns(db, order.id);
  const amounts = await readRefundsOfReturns(db, order, returns);
  return returns.map((one) => {
    const due = amounts.get(one.id);
    return {
      ...wireReturn(one),
      steps: returnStepsOf(one.state).filter((step) => mayStep(member, step)),
      refund_amt: due && toRupees(addMoney(...due)),
    };
  });
}

/** Until when a member of staff can begin a return of an order for its customer; undefined when they cannot. */
export const staffReturnEnds = (
  order: OrderRow,
  { staff }: StaffMember,
  now: Date,
  policy: Policy,
): Date | undefined => (staff.permissions.includes("refunds") ? returnRequestEnds(order, now, policy) : undefined);

/** What staff does with goods that customers return. */
export function returnRoutes({ serve, db, clock, policy, payments: { gateway } }: Backend): void {
  const stepOf = (
    { id: orderId, returnId }: { readonly id: number; readonly returnId: number },
    { customerId: staffId }: StaffMember,
  ): ReturnStepOf => ({ orderId, returnId, staffId, now: clock() });

  const answer = async (changed: OrderRow | HttpError, member: StaffMember) =>
    changed instanceof HttpError ? changed : { status: true, data: await readStaffReturns(db, changed, member) };

  serve(beginReturn, async ({ params: { id: orderId }, body, customer }) => {
    const by = { staffId: customer.customerId };
    return answer(await requestReturnOfLines(db, by, { orderId, ...body }, clock(), policy()), customer);
  });

  serve(acceptCall, async ({ params, customer }) => answer(await acceptReturn(db, stepOf(params, customer)), customer));

  serve(refuseCall, async ({ params, body, customer }) =>
    answer(await refuseReturn(db, { ...stepOf(params, customer), ...body }), customer),
  );

  serve(receiveCall, async ({ params, body, customer }) => {
    const received = body.lines.map(({ written_off: writtenOff, ...line }) => ({ ...line, writtenOff }));
    return answer(await receiveReturn(db, { ...stepOf(params, customer), received }), customer);
  });

  serve(refundCall, async ({ params, body, customer }) => {
    const refunded = await refundReturn(db, { ...stepOf(params, customer), seen: body.amount }, policy());
    if (!(refunded instanceof HttpError)) await sendRefundsOf({ db, payment: gateway }, params.id, clock());
    return answer(refunded, customer);
  });
}

import { CASH_ON_DELIVERY, progressOrder, shipParcel } from "@store/api-client/contract";
import { addMoney, formatRupees, ORDER_CONFIRMED, ORDER_PACKED, ORDER_PENDING, ORDER_SHIPPED } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { useState } from "react";
import { DialogEnd } from "../edit/dialog-end.tsx";
import { countOf } from "../parts/count-of.ts";
import { type BulkStep, isAlong, type OrderRow, waitsFor } from "./bulk-steps.ts";
import { type HandedOver, HandOverDialog } from "./hand-over-dialog.tsx";
import type { useOrderRun } from "./use-order-run.ts";

/** The state that each step begins in, which the server compares. */
const FROM = { accept: ORDER_PENDING, pack: ORDER_CONFIRMED, deliver: ORDER_SHIPPED } as const;

const sendProgress =
  (action: keyof typeof FROM) =>
  ({ id, change_count: changes }: OrderRow) =>
    call(progressOrder, { params: { id }, body: { action, order_status: FROM[action], changes } });

type Sent = ReturnType<typeof call<typeof shipParcel>>;

/** Hands over orders, each with those of the others that go in its parcel: these are answered as it was. */
function sendParcels(rows: readonly OrderRow[], { courier, numbers }: HandedOver) {
  const along = rows.filter(isAlong(rows));
  const sent = new Map<number, Sent>();
  return (row: OrderRow): Sent => {
    const { id, order_id, tracking, goes_with: first } = row;
    const together = along.includes(row) && first ? sent.get(first.id) : undefined;
    if (together) return together;
    const additions = along.flatMap((one) => (one.goes_with?.id === id ? [one.id] : []));
    const parcel = tracking
      ? { courier: tracking.courier, tracking_number: tracking.number || undefined }
      : { courier, tracking_number: numbers.get(order_id) };
    const body = { order_status: ORDER_PACKED, ...parcel, seen_parcel: tracking ?? null, additions };
    const answer = call(shipParcel, { params: { id }, body });
    sent.set(id, answer);
    return answer;
  };
}

interface DeliveredDialogProps {
  readonly rows: readonly OrderRow[];
  readonly onDelivered: () => void;
  readonly onClose: () => void;
}

/** Says what delivered means for orders that are paid at the door. */
function DeliveredDialog({ rows, onDelivered, onClose }: DeliveredDialogProps) {
  const cash = rows.filter(({ is_paid, pay_type }) => !is_paid && pay_type === CASH_ON_DELIVERY);
  const amount = formatRupees(addMoney(...cash.map(({ final_total }) => final_total)));
  const collected = `This means that the cash of ${countOf(cash.length, "order")}, ${amount}, was collected at their doors.`;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Mark ${countOf(rows.length, "order")} as delivered?`}
      description={cash.length > 0 ? collected : "Their customers are mailed."}
    >
      <DialogEnd onClose={onClose}>
        <Button
          onClick={() => {
            onDelivered();
            onClose();
          }}
        >
          Mark as delivered
        </Button>
      </DialogEnd>
    </Dialog>
  );
}

interface BulkActionsProps {
  /** The chosen orders. */
  readonly rows: readonly OrderRow[];
  readonly start: ReturnType<typeof useOrderRun>["start"];
  readonly isRunning: boolean;
}

/** What can be done with the chosen orders: each button says how many wait for it. */
export function BulkActions({ rows, start, isRunning }: BulkActionsProps) {
  const [asked, setAsked] = useState<"ship" | "deliver">();
  const close = () => setAsked(undefined);
  const waiting = (step: BulkStep) => rows.filter(waitsFor(step));
  const button = (
    step: BulkStep,
    words: (count: string) => string,
    press: (chosen: readonly OrderRow[]) => unknown,
  ) => {
    const chosen = waiting(step);
    return chosen.length > 0 ? (
      <Button size="small" isPending={isRunning} onClick={() => void press(chosen)}>
        {words(countOf(chosen.length, "order"))}
      </Button>
    ) : null;
  };
  return (
    <>
      {button(
        "accept",
        (count) => `Accept ${count}`,
        (chosen) => start("accept", chosen, sendProgress("accept")),
      )}
      {button(
        "pack",
        (count) => `Mark ${count} as packed`,
        (chosen) => start("pack", chosen, sendProgress("pack")),
      )}
      {button(
        "ship",
        (count) => `Hand over ${count}`,
        () => setAsked("ship"),
      )}
      {button(
        "deliver",
        (count) => `Mark ${count} as delivered`,
        () => setAsked("deliver"),
      )}
      {asked === "ship" ? (
        <HandOverDialog
          rows={waiting("ship")}
          onHandOver={(parcels) => void start("ship", waiting("ship"), sendParcels(waiting("ship"), parcels))}
          onClose={close}
        />
      ) : null}
      {asked === "deliver" ? (
        <DeliveredDialog
          rows={waiting("deliver")}
          onDelivered={() => void start("deliver", waiting("deliver"), sendProgress("deliver"))}
          onClose={close}
        />
      ) : null}
    </>
  );
}

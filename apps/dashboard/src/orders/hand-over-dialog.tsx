import { accept, checkFields, hasTrackingNumber, readTrackingList, requireText } from "@store/domain";
import { useForm } from "@store/react-client/use-form";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextArea } from "@store/ui/text-area";
import { useState } from "react";
import * as styles from "../frame/dashboard.css.ts";
import { countOf } from "../parts/count-of.ts";
import { isAlong, type OrderRow } from "./bulk-steps.ts";
import { type CarrierDraft, CarrierFields, carrierOf, draftOfCarrier } from "./carrier-fields.tsx";
import { keepCourier, readCouriers } from "./couriers.ts";
import { runLines } from "./orders.css.ts";

type Draft = CarrierDraft & { readonly numbers: string };

/** Who carries the orders, and under which number each; without a number where the carrier has none. */
export interface HandedOver {
  readonly courier: string;
  readonly numbers: ReadonlyMap<string, string>;
}

const checkDraft = (orders: readonly string[]) => (draft: Draft) => {
  const carrier = carrierOf(draft);
  return checkFields(
    {
      courier: requireText(carrier, "Who carries them?"),
      numbers: hasTrackingNumber(carrier) ? readTrackingList(orders, draft.numbers) : accept([]),
    },
    (fields): HandedOver => ({
      courier: fields.courier.value,
      numbers: new Map(fields.numbers.value.map(({ order, number }) => [order, number])),
    }),
  );
};

interface HandOverDialogProps {
  /** In the order in which their slips are printed. */
  readonly rows: readonly OrderRow[];
  readonly onHandOver: (parcels: HandedOver) => void;
  readonly onClose: () => void;
}

/**
 * Asks who carries many orders, and for their tracking numbers, as a list that is pasted. Orders that have a courier and a
 * number already keep them.
 */
export function HandOverDialog({ rows, onHandOver, onClose }: HandOverDialogProps) {
  const along = rows.filter(isAlong(rows));
  const parcels = rows.filter((row) => !along.includes(row));
  const orders = parcels.flatMap(({ order_id, tracking }) => (tracking ? [] : [order_id]));
  const known = parcels.length - orders.length;
  const [couriers] = useState(readCouriers);
  const draft: Draft = { ...draftOfCarrier(couriers[0] ?? ""), numbers: "" };
  const form = useForm(draft, checkDraft(orders));
  const read = readTrackingList(orders, form.draft.numbers);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Hand over ${countOf(rows.length, "order")}`}
      description="Their customers are mailed how they travel."
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={
          orders.length > 0
            ? form.submit((parcels) => {
                keepCourier(parcels.courier.trim());
                onHandOver(parcels);
                onClose();
              })
            : (event) => {
                event.preventDefault();
                onHandOver({ courier: "", numbers: new Map() });
                onClose();
              }
        }
        noValidate
      >
        {along.length > 0 ? (
          <p>In the parcels of others, by their numbers: {along.map(({ order_id }) => order_id).join(", ")}.</p>
        ) : null}
        {known > 0 ? <p>{countOf(known, "order")} with a courier and number already: those stay as they are.</p> : null}
        {orders.length > 0 ? (
          <CarrierFields
            draft={form.draft}
            onWay={(way) => form.change({ way })}
            courier={form.text("courier")}
            couriers={couriers}
          />
        ) : null}
        {orders.length > 0 && hasTrackingNumber(carrierOf(form.draft)) ? (
          <>
            <TextArea
              label="Tracking numbers, one a line"
              required
              rows={6}
              hint={`In the order of the packing slips, from ${orders[0]} to ${orders.at(-1)}; or each behind its order’s number.`}
              {...form.text("numbers")}
            />
            {read.ok ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it.
              <ol className={runLines} aria-label="Which order has which number" tabIndex={0}>
                {read.value.map(({ order, number }) => (
                  <li key={order}>
                    {order}: {number}
                  </li>
                ))}
              </ol>
            ) : null}
          </>
        ) : null}
        <div className={styles.buttons}>
          <Button type="submit">Hand over {countOf(rows.length, "order")}</Button>
        </div>
      </form>
    </Dialog>
  );
}

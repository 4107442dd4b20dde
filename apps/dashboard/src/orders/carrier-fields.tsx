import { CARRIERS_WITHOUT_NUMBER, hasTrackingNumber } from "@store/domain";
import { SelectField } from "@store/ui/select-field";
import { TextField, type TextFieldProps } from "@store/ui/text-field";
import { useId } from "react";

/** `way` is a carrier without a number, or that a courier carries it. */
export type CarrierDraft = Readonly<Record<"way" | "courier", string>>;

const BY_COURIER = "By courier";
const WAYS = [BY_COURIER, ...CARRIERS_WITHOUT_NUMBER].map((value) => ({ value, label: value }));

export const isByCourier = ({ way }: CarrierDraft): boolean => way === BY_COURIER;

export const carrierOf = (draft: CarrierDraft): string => (isByCourier(draft) ? draft.courier : draft.way);

/** The draft of what a carrier has. */
export const draftOfCarrier = (carrier: string): CarrierDraft =>
  hasTrackingNumber(carrier) ? { way: BY_COURIER, courier: carrier } : { way: carrier, courier: "" };

interface CarrierFieldsProps {
  readonly draft: CarrierDraft;
  readonly onWay: (way: string) => void;
  /** The props of the courier's field. */
  readonly courier: Omit<TextFieldProps, "label">;
  /** Offered to choose from. */
  readonly couriers: readonly string[];
}

/** The couriers that a field offers to choose from. */
export const CourierOptions = ({ id, couriers }: { readonly id: string; readonly couriers: readonly string[] }) => (
  <datalist id={id}>
    {couriers.filter(hasTrackingNumber).map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);

/** Asks who carries it. */
export function CarrierFields({ draft, onWay, courier, couriers }: CarrierFieldsProps) {
  const listId = useId();
  return (
    <>
      <SelectField label="Sent by" options={WAYS} value={draft.way} onValueChange={onWay} />
      {isByCourier(draft) ? (
        <>
          <TextField
            label="Courier"
            required
            maxLength={100}
            list={couriers.length > 0 ? listId : undefined}
            {...courier}
          />
          <CourierOptions id={listId} couriers={couriers} />
        </>
      ) : null}
    </>
  );
}

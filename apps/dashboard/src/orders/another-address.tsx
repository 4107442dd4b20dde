import type { ReplyOf, staffCustomer } from "@store/api-client/contract";
import { ADDITION_GOES_ALONG, checkOwnAddress } from "@store/domain";
import { RadioGroup } from "@store/ui/radio-group";
import { small } from "../frame/dashboard.css.ts";
import type { StaffOrder } from "./order.ts";

interface AnotherAddressProps {
  readonly order: StaffOrder;
  readonly addresses: ReplyOf<typeof staffCustomer>["data"]["addresses"];
  /** Undefined: it stays. */
  readonly value: number | undefined;
  readonly onValueChange: (id: number | undefined) => void;
}

/** Which of the customer's addresses an order goes to; nothing where there is none. */
export function AnotherAddress({ order, addresses, value, onValueChange }: AnotherAddressProps) {
  if (addresses.length === 0) return null;
  if (!checkOwnAddress(order.goes_with?.order_status, "staff").ok)
    return <p className={small}>{ADDITION_GOES_ALONG.staff}</p>;
  return (
    <RadioGroup
      legend="Another address"
      name="address"
      value={String(value ?? "")}
      onValueChange={(id) => onValueChange(id === "" ? undefined : Number(id))}
      options={[
        { value: "", label: "It stays", note: order.shipping_address?.full_address },
        ...addresses.map(({ id, full_name, full_address }) => ({
          value: String(id),
          label: full_name,
          note: full_address,
        })),
      ]}
    />
  );
}

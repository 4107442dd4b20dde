import { placeOfPin } from "@store/content/place-of-pin";
import { deliveryOffer, digitsOnly, formatDeliveryDay, formatRoundRupees, isPinCode, ZERO_PAISE } from "@store/domain";
import { useIsElite } from "@store/react-client/session-store";
import { TextField } from "@store/ui/text-field";
import { useEffect, useRef, useState } from "react";
import { shopPolicy } from "../data/policy.ts";
import * as styles from "./pin-answer.css.ts";
import { rememberedPin, rememberPin } from "./pin-memory.ts";
import { firstPlace, type SavedAddress, type ShippedGoods } from "./shipping-addresses.ts";

const PIN_LENGTH = 6;
const NO_GOODS: ShippedGoods = { goods: ZERO_PAISE, grams: 0 };
const NO_SUCH_PIN = "We know no place with this PIN code. Please check it.";

interface PinAnswerProps {
  /** The shopper's addresses: the first one decides about the shipping (C17). */
  readonly saved: readonly SavedAddress[] | undefined;
  /** What is in the cart, where it is asked of that. */
  readonly goods?: ShippedGoods;
}

/** When an order comes to a PIN code, what that costs and whether it can be paid at the door (C62). */
export default function PinAnswer({ saved, goods }: PinAnswerProps) {
  const [typed, setTyped] = useState(() => rememberedPin() || saved?.[0]?.postal_code || "");
  // The button that opened it is gone.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const change = (text: string) => {
    const pin = digitsOnly(text).slice(0, PIN_LENGTH);
    setTyped(pin);
    if (isPinCode(pin)) rememberPin(pin);
  };
  const isWhole = typed.length === PIN_LENGTH;
  return (
    <div className={styles.check}>
      <TextField
        label="PIN code"
        ref={field}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        maxLength={PIN_LENGTH}
        value={typed}
        error={isWhole && !isPinCode(typed) ? NO_SUCH_PIN : undefined}
        onChange={({ target }) => change(target.value)}
      />
      <div role="status">{isPinCode(typed) ? <Answer pin={typed} saved={saved} goods={goods} /> : null}</div>
    </div>
  );
}

function Answer({ pin, saved, goods = NO_GOODS }: PinAnswerProps & { readonly pin: string }) {
  const isElite = useIsElite();
  const [now] = useState(() => new Date());
  const place = placeOfPin(pin);
  const { promisedOn, shipping, shippingNote, isCashTaken, cashNote } = deliveryOffer(
    {
      ...{ postalCode: pin, now, isElite, ...goods },
      place: firstPlace(saved ?? []) ?? { city: place?.city.id, postalCode: pin },
      // Nobody knows before the order is sent: the note names both limits.
      isMobileProven: false,
    },
    shopPolicy(),
  );
  return (
    <dl className={styles.answer}>
      <div>
        <dt>{place ? `To ${place.city.name}, ${place.state.name}` : `To ${pin}`}</dt>
        <dd>
          By <strong>{formatDeliveryDay(promisedOn)}</strong>, if you order today
        </dd>
      </div>
      <div>
        <dt>Shipping</dt>
        <dd>
          <strong>{shipping > 0 ? formatRoundRupees(shipping) : "Free"}</strong>. {shippingNote}
        </dd>
      </div>
      <div>
        <dt>Cash on delivery</dt>
        <dd>
          <strong>{isCashTaken ? "Yes" : "No"}</strong>. {cashNote}
        </dd>
      </div>
    </dl>
  );
}

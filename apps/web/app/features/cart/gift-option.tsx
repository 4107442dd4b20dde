import { NO_GIFT, readGift, writeGift } from "@store/react-client/gift";
import { lazyPart } from "@store/react-client/lazy-or";
import { useEffect, useState } from "react";
import * as styles from "./cart.css.ts";
import { CartOption } from "./cart-option.tsx";
import type { CartContents } from "./cart-sync.ts";
import type { ChangeCart } from "./use-cart.ts";

const loadForm = () => import("./gift-form.tsx");
const GiftForm = lazyPart(loadForm);

interface GiftOptionProps {
  readonly contents: CartContents;
  readonly change: ChangeCart;
}

/** The order as a gift: a message, kept in this browser, and what it is packed in [R89]. */
export function GiftOption({ contents, change }: GiftOptionProps) {
  const [gift, setGift] = useState(NO_GIFT);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setGift(readGift()), []);
  const keep = (next: typeof gift) => {
    setGift(next);
    writeGift(next);
  };

  return (
    <CartOption
      title="Send this order as a gift"
      isOpen={isOpen}
      onToggle={() => setIsOpen((before) => !before)}
      onWarmUp={loadForm}
      status={
        gift.isGift && !isOpen ? (
          <p className={styles.applied}>
            <span className={styles.appliedWords}>
              This order is a gift{gift.message ? <>: “{gift.message}”</> : ", without a message."}
            </span>
          </p>
        ) : null
      }
    >
      <GiftForm gift={gift} onGift={keep} contents={contents} change={change} />
    </CartOption>
  );
}

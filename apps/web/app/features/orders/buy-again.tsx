import { TRY_AGAIN_LATER } from "@store/react-client/failures";
import { Alert } from "@store/ui/alert";
import { Button, ButtonLink } from "@store/ui/button";
import { useEffect, useRef, useState } from "react";
import * as styles from "./order-actions.css.ts";
import type { OrderLine } from "./order-data.ts";
import type { BoughtAgain } from "./put-into-cart.ts";

const loadAction = () => import("./put-into-cart.ts");

const products = (count: number) => `${count} ${count === 1 ? "product is" : "products are"} in your cart`;

interface BuyAgainProps {
  readonly lines: readonly OrderLine[];
  /** Nothing else is to be done with the order. */
  readonly isMain: boolean;
}

/** Buys an order once more: what is in stock goes into the cart, the rest is named. */
export function BuyAgain({ lines, isMain }: BuyAgainProps) {
  const [isPending, setIsPending] = useState(false);
  const isSending = useRef(false);
  const [result, setResult] = useState<BoughtAgain>();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) outcome.current?.focus();
  }, [result]);
  if (lines.length === 0) return null;

  const buy = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setIsPending(true);
    const done = await loadAction().then(
      ({ putIntoCart }) => putIntoCart(lines),
      () => ({ added: 0, notAdded: lines.map(({ product_name: name }) => ({ name, reason: TRY_AGAIN_LATER })) }),
    );
    setResult(done);
    isSending.current = false;
    setIsPending(false);
  };

  return (
    <>
      {/* In the place of the button, so that a second click adds nothing. */}
      {result && result.added > 0 ? (
        <ButtonLink href="/cart">Go to the cart</ButtonLink>
      ) : (
        <Button
          variant={isMain ? "primary" : "secondary"}
          isPending={isPending}
          onClick={() => void buy()}
          onPointerEnter={loadAction}
          onFocus={loadAction}
        >
          Buy again
        </Button>
      )}
      {result ? (
        <div ref={outcome} tabIndex={-1} className={styles.result}>
          <Alert
            tone={result.notAdded.length === 0 ? "good" : "notice"}
            title={result.added > 0 ? products(result.added) : "Nothing could be put into your cart"}
          >
            {result.notAdded.length === 0 ? (
              "Everything of this order is in stock."
            ) : (
              <>
                <p>Without:</p>
                <ul className={styles.list}>
                  {result.notAdded.map(({ name, reason }) => (
                    <li key={name}>
                      {name}: {reason}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Alert>
        </div>
      ) : null}
    </>
  );
}

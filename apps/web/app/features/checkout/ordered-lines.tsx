import { formatRupees, type Paise } from "@store/domain";
import { Button } from "@store/ui/button";
import { ProductPicture } from "@store/ui/product-picture";
import { useState } from "react";
import * as styles from "./checkout.css.ts";

interface OrderedLine {
  readonly id: number;
  readonly name: string;
  readonly image: string | undefined;
  readonly quantity: number;
  readonly total: Paise | undefined;
}

/** Lines shown before all of them are asked for. */
const SHOWN_FIRST = 5;

/** What is ordered, to look over before paying. */
export function OrderedLines({ lines }: { readonly lines: readonly OrderedLine[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, SHOWN_FIRST);
  return (
    <>
      <ul className={styles.lines} aria-label="Products">
        {shown.map(({ id, name, image, quantity, total }) => (
          <li key={id} className={styles.line}>
            <span className={styles.picture}>
              <ProductPicture src={image} alt="" width={56} height={56} kind="thumb" sizes="56px" />
            </span>
            <span className={styles.name}>
              {quantity} × {name}
            </span>
            {total === undefined ? null : <span className={styles.amount}>{formatRupees(total)}</span>}
          </li>
        ))}
      </ul>
      {lines.length > shown.length ? (
        <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
          Show all {lines.length} products
        </Button>
      ) : null}
    </>
  );
}

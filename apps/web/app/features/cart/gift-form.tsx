import { addToCart, productsOfCategory } from "@store/api-client/contract";
import { FIELD_LENGTHS, formatRupees, PACKING_MATERIAL_CATEGORY, PRICE_ON_REQUEST } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage, TRY_AGAIN_LATER } from "@store/react-client/failures";
import type { Gift } from "@store/react-client/gift";
import { useQuery } from "@store/react-client/use-query";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { ProductPicture } from "@store/ui/product-picture";
import { Skeleton } from "@store/ui/skeleton";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { type ProductSummary, summarize } from "../../commerce/product-summary.ts";
import { ADDED_TO_CART, NOT_ADDED_TO_CART } from "../../commerce/use-add-to-cart.ts";
import * as styles from "./cart.css.ts";
import type { CartContents } from "./cart-sync.ts";
import type { ChangeCart } from "./use-cart.ts";

interface GiftFormProps {
  readonly gift: Gift;
  readonly onGift: (gift: Gift) => void;
  readonly contents: CartContents;
  readonly change: ChangeCart;
}

/** The gift's message and packing. */
export default function GiftForm({ gift, onGift, contents, change }: GiftFormProps) {
  return (
    <div className={styles.form}>
      <CheckboxField
        label="This order is a gift"
        checked={gift.isGift}
        onCheckedChange={(isGift) => onGift({ ...gift, isGift })}
      />
      {gift.isGift ? (
        <TextArea
          label="Gift message"
          hint={`We write it on a card. ${FIELD_LENGTHS.giftMessage - gift.message.length} characters left.`}
          name="gift-message"
          maxLength={FIELD_LENGTHS.giftMessage}
          value={gift.message}
          onChange={({ target }) => onGift({ ...gift, message: target.value })}
        />
      ) : null}
      <Packing contents={contents} change={change} />
    </div>
  );
}

/** Packing material, put into the cart like any product. */
function Packing({ contents, change }: Pick<GiftFormProps, "contents" | "change">) {
  const { state, reply, refetch } = useQuery(productsOfCategory, { query: { categoryID: PACKING_MATERIAL_CATEGORY } });
  if (state === "failed") {
    return (
      <Alert title="The packing could not be loaded">
        <p>{TRY_AGAIN_LATER}</p>
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  const products = reply?.data.products.map(summarize);
  if (products?.length === 0) return null;
  const quantityOf = (id: number) => contents.cart_items.find(({ product_id }) => product_id === id)?.quantity ?? 0;
  return (
    <fieldset className={styles.packing}>
      <legend className={styles.packingTitle}>Pack it nicely</legend>
      <ul className={styles.picks} aria-busy={products === undefined}>
        {products
          ? products.map((product) => (
              <Pick key={product.id} product={product} quantity={quantityOf(product.id)} change={change} />
            ))
          : Array.from({ length: 4 }, (_, place) => (
              <li key={place} className={styles.pick}>
                <div className={styles.pickPicture} />
                <div>
                  <Skeleton shape="line" />
                  <Skeleton shape="short" />
                </div>
              </li>
            ))}
      </ul>
    </fieldset>
  );
}

interface PickProps {
  readonly product: ProductSummary;
  /** In the cart. */
  readonly quantity: number;
  readonly change: ChangeCart;
}

function Pick({ product, quantity, change }: PickProps) {
  const [isPending, setIsPending] = useState(false);
  const isOut = product.isOut === true || product.price === undefined;
  const add = async () => {
    setIsPending(true);
    const { answer, contents } = await change(() => call(addToCart, { body: { pid: product.id } }));
    setIsPending(false);
    const now = contents?.cart_items.find(({ product_id }) => product_id === product.id)?.quantity ?? 0;
    // An answer that was lost may have been acted on: the cart tells.
    if (answer.ok || (answer.failure.kind !== "refused" && now > quantity)) toast.success(ADDED_TO_CART);
    else toast.error(refusalMessage(answer.failure, NOT_ADDED_TO_CART));
  };
  return (
    <li className={styles.pick}>
      <div className={styles.pickPicture}>
        <ProductPicture src={product.image} alt="" width={112} height={112} kind="thumb" sizes="56px" />
      </div>
      <div>
        <p className={styles.pickName}>{product.name}</p>
        <p className={styles.each}>
          {product.price === undefined ? PRICE_ON_REQUEST : formatRupees(product.price)}
          {quantity > 0 ? ` · ${quantity} in your cart` : ""}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        disabled={isOut}
        isPending={isPending}
        aria-label={`Add ${product.name}`}
        onClick={() => void add()}
      >
        {isOut ? "Out" : "Add"}
      </Button>
    </li>
  );
}

import { isOutOfStock } from "@store/domain";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Button } from "@store/ui/button";
import { lazy, Suspense } from "react";
import type { ProductData } from "./load-product.ts";
import type { PurchaseState } from "./use-purchase.ts";

const importDialog = () => import("./subscribe-dialog.tsx");
const SubscribeDialog = lazy(importDialog);

/** Opens the choice of a subscription; disabled when the product is out of stock [R73]. */
export function Subscribe(props: { readonly product: ProductData; readonly purchase: PurchaseState }) {
  const dialog = useLazyDialog(importDialog);
  return (
    <>
      <Button
        variant="secondary"
        isWide
        disabled={isOutOfStock(props.product.available_stock_quantity)}
        onClick={dialog.open}
        onPointerEnter={dialog.warmUp}
        onFocus={dialog.warmUp}
      >
        Subscribe and save
      </Button>
      {dialog.isWanted ? (
        <Suspense>
          <SubscribeDialog {...props} isOpen={dialog.isOpen} onOpenChange={dialog.onOpenChange} />
        </Suspense>
      ) : null}
    </>
  );
}

import { deleteProduct } from "@store/api-client/contract";
import { Button } from "@store/ui/button";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "../edit/confirm-dialog.tsx";
import type { StaffProduct } from "./product-draft.ts";

/** Deletes a product that was never ordered; the server refuses any other. */
export function DeleteProduct({ product: { id, name } }: { readonly product: StaffProduct }) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Delete
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={`Delete ${name}?`}
          description="It is gone for good, with its reviews. What was ordered once cannot be deleted: take it out of the shop instead."
          label="Delete the product"
          done={`${name} is deleted.`}
          endpoint={deleteProduct}
          request={[{ params: { id } }]}
          onDone={async () => navigate("/dashboard/products", { replace: true })}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

import { previewDiscount, type ReplyOf } from "@store/api-client/contract";
import { formatRupees } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { countOf } from "../parts/count-of.ts";
import type { DiscountBody } from "./discount-draft.ts";

type Preview = ReplyOf<typeof previewDiscount>["data"];

const Prices = ({ prices }: { readonly prices: Preview["samples"] }) => (
  <ul>
    {prices.map(({ id, name, price, becomes }) => (
      <li key={id}>
        {name}: <s>{formatRupees(price)}</s> {formatRupees(becomes)}
      </li>
    ))}
  </ul>
);

interface DiscountPreviewProps {
  /** Undefined until the form is right. */
  readonly body: DiscountBody | undefined;
}

/** What a discount would do, before it is saved. */
export function DiscountPreview({ body }: DiscountPreviewProps) {
  const [shown, setShown] = useState<{ readonly of: string; readonly preview: Preview }>();
  const { may_below_cost: _, ...terms } = body ?? { may_below_cost: false };
  const asked = JSON.stringify(terms);
  const { send, isPending } = useMutation(previewDiscount, (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure));
    setShown({ of: asked, preview: answer.reply.data });
  });
  // What was changed since would do something else.
  const preview = shown?.of === asked ? shown.preview : undefined;
  return (
    <div role="status">
      <p>
        <Button
          variant="secondary"
          disabled={!body}
          isPending={isPending}
          onClick={() => (body ? void send({ body }) : undefined)}
        >
          Show what it does
        </Button>
      </p>
      {preview ? (
        <>
          <p>For {countOf(preview.products, "product")}, such as:</p>
          <Prices prices={preview.samples} />
          {preview.below_cost > 0 ? (
            <>
              <p>{countOf(preview.below_cost, "product")} would be sold below cost:</p>
              <Prices prices={preview.below_cost_samples} />
            </>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

import { createDiscount, DISCOUNT_FIELDS, staffDiscounts } from "@store/api-client/contract";
import {
  checkDiscountForm,
  type FormOutcome,
  formatDateTime,
  formatRupees,
  instantOfInput,
  SCHEDULED_PRICE_NAME,
  typedRupees,
} from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { errorsByField, useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useQuery } from "../data/use-query.ts";
import * as styles from "../edit/form.css.ts";
import { DiscountState } from "../parts/discount-state.tsx";
import { EndDiscount } from "../parts/end-discount.tsx";

const EMPTY = { amount: "", startsAt: "", endsAt: "", mayBelowCost: false };
type Draft = typeof EMPTY;

interface Price {
  readonly amount: ReturnType<typeof typedRupees>;
  readonly starts_at: string | undefined;
  readonly ends_at: string | undefined;
}

/** What is empty starts at once. */
function checkDraft(productId: number, draft: Draft): FormOutcome<Price> {
  const amount = typedRupees(draft.amount);
  const endsAt = instantOfInput(draft.endsAt);
  const startsAt = draft.startsAt === "" ? new Date() : instantOfInput(draft.startsAt);
  const terms = {
    name: SCHEDULED_PRICE_NAME,
    scope: "products",
    kind: "price",
    percent: undefined,
    minimum: undefined,
  };
  const checked = checkDiscountForm({ ...terms, targets: [productId], amount, startsAt, endsAt });
  if (!checked.ok) return checked;
  return {
    ok: true,
    value: { amount, starts_at: instantOfInput(draft.startsAt)?.toISOString(), ends_at: endsAt?.toISOString() },
  };
}

const bodyOf = (productId: number, price: Price, mayBelowCost: boolean) => ({
  ...{ name: SCHEDULED_PRICE_NAME, scope: "products" as const, targets: [productId], kind: "price" as const },
  ...{ ...price, may_below_cost: mayBelowCost },
});

/** The prices that a product has for a time, before and after which the usual one counts. */
export function ScheduledPrices({ productId }: { readonly productId: number }) {
  const { reply, refetch } = useQuery(staffDiscounts, { query: { product: productId } });
  const form = useForm<Draft, Price>(EMPTY, (draft) => checkDraft(productId, draft));
  const { send, isPending } = useMutation(createDiscount, async (answer) => {
    if (answer.ok) {
      form.change(EMPTY);
      toast.success("The price is scheduled.");
      return refetch();
    }
    if (answer.failure.kind === "refused") form.showErrors(errorsByField(answer.failure.errors, DISCOUNT_FIELDS));
    toast.error(refusalMessage(answer.failure));
  });
  const prices = (reply?.data ?? []).filter(({ kind, state }) => kind === "price" && state !== "over");
  return (
    <form
      ref={form.element}
      className={styles.part}
      aria-label="Scheduled prices"
      noValidate
      onSubmit={form.submit((price) => send({ body: bodyOf(productId, price, form.draft.mayBelowCost) }))}
    >
      <h2 className={styles.heading}>Scheduled prices</h2>
      {prices.map(({ id, amount, starts_at, ends_at, state, version }) => {
        const price = amount === undefined ? "" : formatRupees(amount);
        return (
          <p key={id} className={styles.row}>
            <strong>{price}</strong>
            <DiscountState state={state} />
            <span>
              {formatDateTime(starts_at)} to {ends_at ? formatDateTime(ends_at) : ""}
            </span>
            <EndDiscount id={id} version={version} label={`End ${price} now`} onEnded={refetch} />
          </p>
        );
      })}
      <div className={styles.fields}>
        <TextField label="Price for a time, in ₹" required inputMode="decimal" {...form.text("amount")} />
        <TextField
          label="Starts (time in India)"
          type="datetime-local"
          hint="Empty: at once"
          {...form.text("startsAt")}
        />
        <TextField label="Ends (time in India)" type="datetime-local" required {...form.text("endsAt")} />
      </div>
      <CheckboxField
        label="Sell below cost"
        name="mayBelowCost"
        checked={form.draft.mayBelowCost}
        error={form.errors.mayBelowCost}
        onCheckedChange={(mayBelowCost) => form.change({ mayBelowCost })}
      />
      <p>
        <Button type="submit" variant="secondary" isPending={isPending}>
          Schedule the price
        </Button>
      </p>
    </form>
  );
}

import { deliveryOptions, updateSubscription } from "@store/api-client/contract";
import {
  CANCEL_NOTICE_DAYS,
  checkSubscriptionEdit,
  oneMoreDelivery,
  priceParts,
  SUBSCRIPTION_QUANTITY_MINIMUM,
  SUBSCRIPTION_TEXTS,
  subscriptionQuantity,
  subscriptionStatus,
  todayInIndia,
} from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { useQuery } from "@store/react-client/use-query";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { RadioGroup } from "@store/ui/radio-group";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useEffect } from "react";
import { shopPolicy } from "../../data/policy.ts";
import { deliveriesOf, optionOf, type SubscriptionData } from "./deliveries.ts";
import * as styles from "./dialogs.css.ts";
import type { SubscribedProduct } from "./product-extras.tsx";

export interface SubscriptionDialogProps {
  readonly subscription: SubscriptionData;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Loads the list again. */
  readonly onChanged: () => Promise<void>;
}

interface EditDialogProps extends SubscriptionDialogProps {
  /** The status that is chosen at first. */
  readonly active: boolean;
  /** Undefined where it could not be loaded: its stock is then left to the backend. */
  readonly product: SubscribedProduct | undefined;
}

type Draft = { readonly quantity: string; readonly deliveryOption: number | undefined; readonly active: boolean };
type Edited = { readonly quantity: number; readonly deliveryOption: number; readonly active: boolean };

/** The options that are offered and the one that it has; that one alone where they could not be loaded. */
function useOptions(subscription: SubscriptionData) {
  const query = useQuery(deliveryOptions);
  const isFailed = query.state === "failed";
  useEffect(() => {
    if (isFailed) console.warn("The delivery options could not be loaded.");
  }, [isFailed]);
  const offered = query.reply?.data ?? [];
  const own = optionOf(subscription);
  return { offered, shown: own && !offered.some(({ id }) => id === own.id) ? [own, ...offered] : offered };
}

/** What the chosen status comes to; nothing where it stays. */
function statusNote(subscription: SubscriptionData, active: boolean): string | undefined {
  if (active === subscription.active) return undefined;
  if (active)
    return "Deliveries go on. A date that has passed is not made up for: the next one is a whole interval from today.";
  const { lastIfPaused } = deliveriesOf(subscription, todayInIndia(new Date()));
  return lastIfPaused
    ? `${oneMoreDelivery(lastIfPaused)}, as it is less than ${CANCEL_NOTICE_DAYS} days away. After that, nothing is delivered or charged until you resume.`
    : "Nothing is delivered or charged until you resume.";
}

/** Quantity, delivery option and status of a subscription [R166]. */
export default function EditDialog(props: EditDialogProps) {
  const { subscription, active, product, isOpen, onOpenChange, onChanged } = props;
  const { offered, shown } = useOptions(subscription);
  const current = {
    quantity: subscription.quantity,
    deliveryOption: optionOf(subscription)?.id ?? 0,
    discountPercent: shopPolicy().subscription.discountPercent,
    ...knownOf(product),
  };
  const ids = offered.map(({ id }) => id);
  const form = useForm<Draft, Edited>(
    { quantity: String(subscription.quantity), deliveryOption: optionOf(subscription)?.id, active },
    (draft) => checkSubscriptionEdit(draft, current, ids, shopPolicy()),
  );
  const { send, isPending } = useMutation(updateSubscription, async (answer) => {
    if (!answer.ok) {
      toast.error(SUBSCRIPTION_TEXTS.notUpdated, { description: refusalMessage(answer.failure) });
      return;
    }
    await onChanged();
    toast.success(answer.reply.message || SUBSCRIPTION_TEXTS.updated);
    onOpenChange(false);
  });
  const note = statusNote(subscription, form.draft.active);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Edit Subscription"
      description={subscription.product_details.name}
    >
      <form
        ref={form.element}
        noValidate
        className={styles.form}
        onSubmit={form.submit(({ quantity, deliveryOption, active: chosen }) =>
          send({
            params: { id: subscription.id },
            body: { product: subscription.product, quantity, delivery_options: deliveryOption, active: chosen },
          }),
        )}
      >
        <TextField
          {...form.text("quantity")}
          label="Quantity"
          type="number"
          inputMode="numeric"
          min={SUBSCRIPTION_QUANTITY_MINIMUM}
          step={1}
          required
          onBlur={({ target }) => form.change({ quantity: String(subscriptionQuantity(target.value)) })}
        />
        <SelectField
          label="Delivery option"
          name="deliveryOption"
          required
          value={String(form.draft.deliveryOption ?? "")}
          options={shown.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={form.errors.deliveryOption}
          onValueChange={(value) => form.change({ deliveryOption: value === "" ? undefined : Number(value) })}
        />
        <RadioGroup
          legend="Status"
          name="active"
          layout="grid"
          value={String(form.draft.active)}
          options={[true, false].map((one) => ({ value: String(one), label: subscriptionStatus(one).dialogLabel }))}
          error={form.errors.active}
          onValueChange={(value) => form.change({ active: value === "true" })}
        />
        <p role="status" className={styles.note}>
          {note}
        </p>
        <Button type="submit" size="large" isWide isPending={isPending}>
          Update
        </Button>
      </form>
    </Dialog>
  );
}

/** What the check knows of the product: its stock and price today. */
function knownOf(product: SubscribedProduct | undefined) {
  if (!product) return { stock: undefined, price: undefined };
  const parts = priceParts({ productPrice: product.product_price, basePrice: product.base_price });
  return {
    stock: product.available_stock_quantity,
    price: parts && { basePrice: parts.base, gst: parts.gst },
  };
}

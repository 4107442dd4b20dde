import { requestReturn } from "@store/api-client/contract";
import { formatShortDate, RETURN_GROUND_NAMES, RETURN_GROUNDS, RETURN_REASON_MAXIMUM_LENGTH } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { shopPolicy } from "../../data/policy.ts";
import * as styles from "./order-actions.css.ts";
import type { OrderData } from "./order-data.ts";
import { returnableLines } from "./order-rules.ts";
import {
  checkReturn,
  emptyDraft,
  groundField,
  isChosen,
  NOT_RETURNED,
  quantityField,
  wordsField,
} from "./return-draft.ts";
import { type ReturnPhoto, ReturnPhotos } from "./return-photos.tsx";

const REQUESTED = "We have your return request. Our care team will be in touch!";

const GROUNDS = RETURN_GROUNDS.map((value) => ({ value, label: RETURN_GROUND_NAMES[value] }));

/** None, or up to all that is left of a line. */
const quantitiesOf = (left: number) => [
  { value: NOT_RETURNED, label: "None" },
  ...Array.from({ length: left }, (_, place) => ({ value: String(place + 1), label: String(place + 1) })),
];

interface ReturnDialogProps {
  readonly order: OrderData;
  /** When the time to ask ends. */
  readonly until: Date | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChanged: () => Promise<void>;
}

/** Asks the shop to take lines of a delivered order back; staff decides [R113] [R119]. */
export default function ReturnDialog({ order, until, isOpen, onOpenChange, onChanged }: ReturnDialogProps) {
  const [lines] = useState(() => returnableLines(order));
  /** Of this form: sent twice, it asks once. */
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const form = useForm(emptyDraft(lines), checkReturn(lines));
  const [photos, setPhotos] = useState<Readonly<Record<number, readonly ReturnPhoto[]>>>({});
  const [photosUnderWay, setPhotosUnderWay] = useState(0);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(requestReturn, async (answer) => {
    if (!answer.ok) {
      setProblem(refusalMessage(answer.failure));
      return onChanged();
    }
    toast.success(answer.reply.message ?? REQUESTED);
    await onChanged();
    onOpenChange(false);
    form.reset();
    setPhotos({});
    setAttempt(crypto.randomUUID());
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Return goods of ${order.order_id}`}
      description={`You can ask within ${shopPolicy().returns.requestDays} days of delivery${until ? `, until ${formatShortDate(until)}` : ""}. We take back what came damaged, defective, incomplete or mixed up, in its original condition.`}
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((chosen) => {
          setProblem(undefined);
          const lines = chosen.map((line) => ({ ...line, photos: (photos[line.id] ?? []).map(({ id }) => id) }));
          return send({ params: { id: order.id }, body: { attempt, lines } });
        })}
        noValidate
      >
        {lines.map(({ line, left }) => (
          <fieldset key={line.id} className={styles.form}>
            <legend className={styles.legend}>{line.product_name}</legend>
            <SelectField
              label="How many"
              name={quantityField(line)}
              required
              options={quantitiesOf(left)}
              value={form.draft[quantityField(line)]}
              error={form.errors[quantityField(line)]}
              onValueChange={(value) => form.change({ [quantityField(line)]: value })}
            />
            {isChosen(form.draft, line) ? (
              <>
                <SelectField
                  label="What is wrong?"
                  name={groundField(line)}
                  required
                  emptyLabel="Please choose"
                  options={GROUNDS}
                  value={form.draft[groundField(line)]}
                  error={form.errors[groundField(line)]}
                  onValueChange={(value) => form.change({ [groundField(line)]: value })}
                />
                <TextArea
                  label="In your words"
                  rows={3}
                  required
                  maxLength={RETURN_REASON_MAXIMUM_LENGTH}
                  {...form.text(wordsField(line))}
                />
                <ReturnPhotos
                  orderId={order.id}
                  photos={photos[line.id] ?? []}
                  onChange={(change) =>
                    setPhotos((before) => ({ ...before, [line.id]: change(before[line.id] ?? []) }))
                  }
                  onSending={(isSending) => setPhotosUnderWay((count) => count + (isSending ? 1 : -1))}
                />
              </>
            ) : null}
          </fieldset>
        ))}
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" size="large" isWide isPending={isPending || photosUnderWay > 0}>
          Send request
        </Button>
      </form>
    </Dialog>
  );
}

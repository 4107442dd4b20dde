import type { CallFailure } from "@store/api-client";
import { BATCH_FIELDS, createBatch, editBatch, type ReplyOf, type staffBatches } from "@store/api-client/contract";
import { BATCH_NUMBER_MAXIMUM_LENGTH, checkBatchForm, typedNumber } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { errorsByField, useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import * as styles from "../frame/dashboard.css.ts";

export type BatchRow = ReplyOf<typeof staffBatches>["data"][number];

/** Of which product: a batch that stands, or a new one of pieces that are in stock already. */
export type BatchOfDialog = Pick<BatchRow, "product_id" | "product_name"> & Partial<BatchRow>;

const checkDraft = ({ number, bestBefore, left }: Readonly<Record<"number" | "bestBefore" | "left", string>>) =>
  checkBatchForm({ number, bestBefore, left: typedNumber(left) ?? Number.NaN });

interface BatchDialogProps {
  readonly batch: BatchOfDialog;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Corrects a batch, or puts pieces that are in stock into a new one. The stock stays as it is. */
export function BatchDialog({ batch, onSaved, onClose }: BatchDialogProps) {
  const { id, version, product_id, product_name, number = "", best_before: bestBefore = "", left } = batch;
  const form = useForm({ number, bestBefore, left: left === undefined ? "" : String(left) }, checkDraft);
  const [problem, setProblem] = useState<string>();
  const refuse = (failure: CallFailure) => {
    const errors = failure.kind === "refused" ? errorsByField(failure.errors, BATCH_FIELDS) : {};
    form.showErrors(errors);
    if (Object.keys(errors).length === 0) setProblem(refusalMessage(failure));
  };
  const finish = async () => {
    toast.success("Batch saved");
    await onSaved();
    onClose();
  };
  const edit = useMutation(editBatch, (answer) => (answer.ok ? finish() : refuse(answer.failure)));
  const create = useMutation(createBatch, (answer) => (answer.ok ? finish() : refuse(answer.failure)));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={id === undefined ? "Put pieces into a batch" : `Correct batch ${number}`}
      description={`${product_name}: the stock stays as it is. Write off what is gone by “Write off”.`}
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit(({ bestBefore: best_before, ...terms }) => {
          setProblem(undefined);
          const body = { ...terms, best_before };
          return id === undefined || version === undefined
            ? create.send({ body: { product_id, ...body } })
            : edit.send({ params: { id }, body: { ...body, version } });
        })}
        noValidate
      >
        <TextField
          label="Batch number"
          required
          maxLength={BATCH_NUMBER_MAXIMUM_LENGTH}
          autoComplete="off"
          hint="As it is printed on the pack"
          {...form.text("number")}
        />
        <TextField label="Best before" type="date" required {...form.text("bestBefore")} />
        <TextField
          label="Pieces of it in stock"
          required
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          {...form.text("left")}
        />
        {problem ? <Alert>{problem}</Alert> : null}
        <div className={styles.buttons}>
          <Button type="submit" isPending={edit.isPending || create.isPending}>
            Save batch
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

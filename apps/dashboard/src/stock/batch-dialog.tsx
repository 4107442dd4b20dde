import type { CallFailure } from "@store/api-client";
import { BATCH_FIELDS, createBatch, editBatch, type ReplyOf, staffBatches } from "@store/api-client/contract";
import {
  BATCH_DAY_PASSED,
  BATCH_NUMBER_MAXIMUM_LENGTH,
  batchQuestions,
  checkBatchForm,
  type KnownBatch,
  todayInIndia,
  typedNumber,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { errorsByField, errorsOf, useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { EditConflict, isEditConflict, type Saved, useEditConflict } from "../edit/edit-conflict.tsx";
import { useGreatChanges } from "../edit/great-changes.tsx";
import * as styles from "../frame/dashboard.css.ts";

export type BatchRow = ReplyOf<typeof staffBatches>["data"][number];

/** Of which product: a batch that stands, or a new one of pieces that are in stock already. */
export type BatchOfDialog = Pick<BatchRow, "product_id" | "product_name"> & Partial<BatchRow>;

const LABELS = { number: "Batch number", bestBefore: "Best before", left: "Pieces of it in stock" } as const;
type Draft = Readonly<Record<keyof typeof LABELS, string>>;

const draftOf = ({ number = "", best_before: bestBefore = "", left }: Partial<BatchRow>): Draft => ({
  ...{ number, bestBefore },
  left: left === undefined ? "" : String(left),
});

const checkDraft = ({ number, bestBefore, left }: Draft) =>
  checkBatchForm({ number, bestBefore, left: typedNumber(left) ?? Number.NaN });

/** What the shop has of a batch by now: by its product, as its number may be another one. */
async function loadBatch({ id, product_id: product }: BatchOfDialog): Promise<Saved<Draft> | undefined> {
  const answer = await call(staffBatches, { query: { product } });
  const row = answer.ok ? answer.reply.data.find((one) => one.id === id) : undefined;
  return row && { version: row.version, draft: draftOf(row) };
}

interface BatchDialogProps {
  readonly batch: BatchOfDialog;
  /** Loads the list again. */
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Corrects a batch, or puts pieces that are in stock into a new one. The stock stays as it is. */
export function BatchDialog({ batch, onChanged, onClose }: BatchDialogProps) {
  const { id, version, product_id, product_name, number } = batch;
  const form = useForm(draftOf(batch), checkDraft);
  const [problem, setProblem] = useState<string>();
  const { saveSurely, question: isItRight } = useGreatChanges();
  const conflict = useEditConflict<Draft>({ version: version ?? 1, draft: draftOf(batch) }, () => loadBatch(batch));
  const today = todayInIndia(new Date());
  const refuse = async (failure: CallFailure) => {
    if (isEditConflict(failure)) await onChanged();
    if (await conflict.detect(failure)) return;
    const errors = failure.kind === "refused" ? errorsByField(failure.errors, BATCH_FIELDS) : {};
    form.showErrors(errors);
    if (Object.keys(errors).length === 0) setProblem(refusalMessage(failure));
  };
  const finish = async () => {
    toast.success("Batch saved");
    await onChanged();
    onClose();
  };
  const edit = useMutation(editBatch, (answer) => (answer.ok ? finish() : refuse(answer.failure)));
  const create = useMutation(createBatch, (answer) => (answer.ok ? finish() : refuse(answer.failure)));
  const save = (entered: KnownBatch, seen: number) => {
    setProblem(undefined);
    const { bestBefore: best_before, ...terms } = entered;
    const body = { ...terms, best_before };
    saveSurely(batchQuestions(entered, today), () =>
      id === undefined
        ? create.send({ body: { product_id, ...body } })
        : edit.send({ params: { id }, body: { ...body, version: seen } }),
    );
  };
  /** Makes the draft a change of what the shop has by now. */
  const goOnFrom = (now: Saved<Draft>, draft: Draft) => {
    conflict.settle(now);
    form.change(draft);
  };
  const isPending = edit.isPending || create.isPending;
  const { bestBefore } = form.draft;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={id === undefined ? "Put pieces into a batch" : `Correct batch ${number}`}
      description={`${product_name}: the stock stays as it is. Write off what is gone by “Write off”.`}
    >
      {isItRight}
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((entered) => save(entered, conflict.base.version))}
        noValidate
      >
        <TextField
          label={LABELS.number}
          required
          maxLength={BATCH_NUMBER_MAXIMUM_LENGTH}
          autoComplete="off"
          hint="As it is printed on the pack"
          {...form.text("number")}
        />
        <TextField
          label={LABELS.bestBefore}
          type="date"
          required
          hint={bestBefore !== "" && bestBefore < today ? BATCH_DAY_PASSED : undefined}
          {...form.text("bestBefore")}
        />
        <TextField
          label={LABELS.left}
          required
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          {...form.text("left")}
        />
        {conflict.theirs ? (
          <EditConflict
            labels={LABELS}
            base={conflict.base}
            mine={form.draft}
            theirs={conflict.theirs}
            onKeepMine={(theirs, both) => {
              goOnFrom(theirs, both);
              const checked = checkDraft(both);
              if (checked.ok) save(checked.value, theirs.version);
              else form.showErrors(errorsOf(checked));
            }}
            onTakeTheirs={(theirs) => goOnFrom(theirs, theirs.draft)}
            isPending={isPending}
          />
        ) : null}
        {problem ? <Alert>{problem}</Alert> : null}
        <div className={styles.buttons}>
          <Button type="submit" isPending={isPending}>
            Save batch
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

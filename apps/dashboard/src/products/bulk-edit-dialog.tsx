import type { CallFailure } from "@store/api-client";
import {
  applyBulkEdit,
  BULK_FIELDS_OF_WIRE,
  previewBulkEdit,
  type productChoices,
  type ReplyOf,
  type RequestOf,
  undoBulkEdit,
} from "@store/api-client/contract";
import {
  accept,
  BULK_FIELD_NAMES,
  BULK_FIELDS,
  BULK_STEP_NAMES,
  BULK_STEPS,
  type BulkChange,
  categoryLabel,
  checkBulkForm,
  type FormOutcome,
  formatCount,
  GST_RATES,
  PRODUCT_TAGS,
  typedNumber,
  UNUSUAL_CHANGE,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { errorsByField, useForm } from "@store/react-client/use-form";
import { useMutation, useSending } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { Dialog } from "@store/ui/dialog";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { useEffect, useRef, useState } from "react";
import { toastWithUndo } from "../edit/toast-with-undo.ts";
import { UnusualChanges } from "../edit/unusual-changes.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { countOf } from "../parts/count-of.ts";

type Body = RequestOf<typeof previewBulkEdit>["body"];
type Preview = ReplyOf<typeof previewBulkEdit>["data"];
type Choices = ReplyOf<typeof productChoices>["data"];

/** Which products are changed: those that were chosen, or all that fit the filters of the list. */
export type BulkTarget = Pick<Body, "ids" | "filters">;

const EMPTY = {
  ...{ field: "", step: "raise_percent", value: "", isRounded: false, choice: "", hsnCode: "" },
  mayBelowCost: false,
};
type Draft = typeof EMPTY;

/** What stands in a field of choices for none of them. */
const NONE = "none";
const readChoice = (choice: string) => (choice === "" ? undefined : choice === NONE ? null : Number(choice));

const changeOf = (change: BulkChange, { value, mayBelowCost }: Draft): Body => ({
  field: change.field,
  ...("step" in change ? { step: change.step, value: typedNumber(value), is_rounded: change.isRounded } : {}),
  ...("choice" in change ? { choice: change.choice } : {}),
  ...("code" in change ? { hsn_code: change.code } : {}),
  may_below_cost: mayBelowCost,
});

function checkDraft(draft: Draft): FormOutcome<Body> {
  const choice = readChoice(draft.choice);
  const checked = checkBulkForm({ ...draft, value: typedNumber(draft.value), choice });
  return checked.ok ? accept(changeOf(checked.value, draft)) : checked;
}

/** What a field of the product can be: each with the words that ask for it. */
function optionsOf(field: string, choices: Choices) {
  const named = (all: readonly { readonly id: number; readonly name: string }[]) =>
    all.map(({ id, name }) => ({ value: String(id), label: name }));
  const orNone = (all: readonly { readonly value: string; readonly label: string }[]) => [
    { value: NONE, label: "None" },
    ...all,
  ];
  switch (field) {
    case "category":
      return choices.categories.map((one) => ({ value: String(one.id), label: categoryLabel(one) }));
    case "brand":
      return orNone(named(choices.brands));
    case "section":
      return orNone(named(choices.sections));
    case "form":
      return orNone(named(choices.foams));
    case "gst_rate":
      return GST_RATES.map((rate) => ({ value: String(rate), label: `${rate} %` }));
    case "add_tag":
    case "remove_tag":
      return Object.entries(PRODUCT_TAGS).map(([tag, id]) => ({ value: String(id), label: tag }));
    default:
      return undefined;
  }
}

const FIELD_OPTIONS = BULK_FIELD_NAMES.map((value) => ({ value, label: BULK_FIELDS[value] }));
const STEP_OPTIONS = BULK_STEP_NAMES.map((value) => ({ value, label: BULK_STEPS[value] }));

interface FieldsProps {
  readonly form: ReturnType<typeof useForm<Draft, Body>>;
  readonly choices: Choices;
}

function AmountFields({ form }: Pick<FieldsProps, "form">) {
  const { draft, errors, change, text } = form;
  const isPercent = draft.step.endsWith("percent");
  return (
    <>
      <SelectField
        label="How"
        value={draft.step}
        error={errors.step}
        options={STEP_OPTIONS}
        onValueChange={(step) => change({ step })}
      />
      {draft.step === "clear" ? null : (
        <>
          <TextField label={isPercent ? "Percent" : "Amount in ₹"} required inputMode="decimal" {...text("value")} />
          <CheckboxField
            label="Round to whole rupees"
            checked={draft.isRounded}
            onCheckedChange={(isRounded) => change({ isRounded })}
          />
        </>
      )}
    </>
  );
}

/** What the chosen field becomes. */
function ChangeFields({ form, choices }: FieldsProps) {
  const { draft, errors, change, text } = form;
  const options = optionsOf(draft.field, choices);
  const isAmount = draft.field === "price" || draft.field === "mrp";
  return (
    <>
      <SelectField
        label="What to change"
        required
        emptyLabel="Please choose"
        value={draft.field}
        error={errors.field}
        options={FIELD_OPTIONS}
        onValueChange={(field) => change({ field, choice: "" })}
      />
      {isAmount ? <AmountFields form={form} /> : null}
      {draft.field === "hsn_code" ? (
        <TextField label="HSN code" hint="Empty: none" inputMode="numeric" {...text("hsnCode")} />
      ) : null}
      {options ? (
        <SelectField
          label="It becomes"
          required
          emptyLabel="Please choose"
          value={draft.choice}
          error={errors.choice}
          options={options}
          onValueChange={(choice) => change({ choice })}
        />
      ) : null}
      {draft.field === "price" || draft.field === "gst_rate" ? (
        <CheckboxField
          label="Sell below cost"
          hint="Otherwise such products stay as they are."
          checked={draft.mayBelowCost}
          onCheckedChange={(mayBelowCost) => change({ mayBelowCost })}
        />
      ) : null}
    </>
  );
}

const applyLabel = ({ changed }: Preview): string => `Change ${countOf(changed, "product")}`;

const textOr = (text: string): string => text || "none";

/** How many products change and how, and which stay as they are and why. */
function PreviewLists({ preview }: { readonly preview: Preview }) {
  const { changed, unchanged, samples, refused } = preview;
  const stay = refused.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p role="status">
        {countOf(changed, "product")} would change, {formatCount(unchanged)} unchanged, {formatCount(stay)} refused
      </p>
      {samples.length > 0 ? (
        <ul className={styles.lines} aria-label="What would change">
          {samples.map(({ id, name, before, after, is_unusual }) => (
            <li key={id}>
              {name}: {textOr(before)} → {textOr(after)}
              {is_unusual ? <strong> {UNUSUAL_CHANGE.mark}</strong> : null}
            </li>
          ))}
          {changed > samples.length ? <li>and {countOf(changed - samples.length, "other", "others")}</li> : null}
        </ul>
      ) : null}
      {stay > 0 ? (
        <ul className={styles.lines} aria-label="What stays as it is">
          {refused.map(({ message, count, names }) => (
            <li key={message}>
              {countOf(count, "product")} refused: {message} {names.join(", ")}
              {count > names.length ? ` and ${countOf(count - names.length, "other", "others")}` : ""}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface Problem {
  readonly title: string;
  readonly message: string;
}

const refusedBy = (failure: CallFailure): Problem => ({
  title: "Nothing was changed",
  message: refusalMessage(failure),
});

/** The answer was lost, and products may have changed: only the same edit, sent again, is done once at most. */
const notConfirmed = (button: string): Problem => ({
  title: "Not confirmed",
  message: `Our server did not answer. Press “${button}” again: it is done only once.`,
});

/** Takes an edit back; says how many products somebody has changed since. */
const offerUndo = (id: number, changed: number, onChanged: () => Promise<unknown>) =>
  toastWithUndo(`${countOf(changed, "product")} changed`, {
    undo: () => call(undoBulkEdit, { params: { id } }),
    problemsOf: ({ data: { left } }) =>
      left > 0 ? [`${countOf(left, "product")} changed since: left as they are now.`] : [],
    onUndone: onChanged,
  });

interface BulkEditDialogProps {
  readonly target: BulkTarget;
  readonly choices: Choices;
  /** Loads the list again. */
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Changes one field of many products: it is looked at first, then done for all of them or for none. */
export function BulkEditDialog({ target, choices, onChanged, onClose }: BulkEditDialogProps) {
  const form = useForm<Draft, Body>(EMPTY, checkDraft);
  const [problem, setProblem] = useState<Problem>();
  /** That unusual prices are right. */
  const [isTicked, setIsTicked] = useState(false);
  const [seen, setSeen] = useState<{ readonly draft: Draft; readonly preview: Preview }>();
  const heading = useRef<HTMLHeadingElement>(null);
  // What is typed since would be something else.
  const preview = seen?.draft === form.draft ? seen.preview : undefined;

  const sendDraft = (_: Draft, body: Body) => call(previewBulkEdit, { body });
  const look = useSending(sendDraft, (answer, draft) => {
    setIsTicked(false);
    setProblem(answer.ok ? undefined : refusedBy(answer.failure));
    if (answer.ok) return setSeen({ draft, preview: answer.reply.data });
    if (answer.failure.kind === "refused") form.showErrors(errorsByField(answer.failure.errors, BULK_FIELDS_OF_WIRE));
  });
  const apply = useMutation(applyBulkEdit, async (answer) => {
    if (!preview) return;
    if (!answer.ok) {
      if (answer.failure.kind !== "refused") return setProblem(notConfirmed(applyLabel(preview)));
      setSeen(undefined);
      return setProblem(refusedBy(answer.failure));
    }
    onClose();
    offerUndo(preview.id, answer.reply.data.changed, onChanged);
    await onChanged();
  });
  const applyAll = ({ id, unusual }: Preview) => {
    if (unusual > 0 && !isTicked)
      return setProblem({ title: "Nothing was changed", message: UNUSUAL_CHANGE.tickFirst });
    void apply.send({ params: { id }, body: { is_confirmed: isTicked } });
  };
  useEffect(() => {
    if (seen) heading.current?.focus();
  }, [seen]);

  const title = target.ids ? `Change ${countOf(target.ids.length, "product")}` : "Change all that are listed";
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description="You see what would change before anything does. Stock is counted on its own page."
    >
      <form
        ref={form.element}
        className={styles.form}
        noValidate
        aria-label={title}
        onSubmit={form.submit((body) => look.send(form.draft, { ...body, ...target }))}
      >
        <ChangeFields form={form} choices={choices} />
        {problem ? <Alert title={problem.title}>{problem.message}</Alert> : null}
        <div className={styles.buttons}>
          <Button type="submit" variant={preview ? "secondary" : "primary"} isPending={look.isPending}>
            See what would change
          </Button>
        </div>
      </form>
      {preview ? (
        <section className={styles.form} aria-label="Preview">
          <h3 ref={heading} tabIndex={-1} className={styles.heading}>
            What would change
          </h3>
          <PreviewLists preview={preview} />
          <UnusualChanges count={preview.unusual} noun="price" isTicked={isTicked} onTick={setIsTicked} />
          {preview.changed > 0 ? (
            <div className={styles.buttons}>
              <Button isPending={apply.isPending} onClick={() => applyAll(preview)}>
                {applyLabel(preview)}
              </Button>
            </div>
          ) : null}
        </section>
      ) : null}
    </Dialog>
  );
}

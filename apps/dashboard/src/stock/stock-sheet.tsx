import { changeStock, type ReplyOf, type staffStock, undoStock } from "@store/api-client/contract";
import {
  changedStock,
  checkPieces,
  formatCount,
  isGreatChange,
  STOCK_ACTIONS,
  type StockAction,
  splitScannedPieces,
  type TypedBatch,
  typedNumber,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { notSentNote, refusalMessage } from "@store/react-client/failures";
import { useFieldErrors } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { useGreatChanges } from "../edit/great-changes.tsx";
import { SaveBar } from "../edit/save-bar.tsx";
import { toastWithUndo } from "../edit/toast-with-undo.ts";
import { useUnsavedChanges } from "../edit/use-unsaved-changes.tsx";
import { countOf } from "../parts/count-of.ts";
import { BatchFields, NO_BATCH } from "./batch-fields.tsx";
import * as styles from "./stock-sheet.css.ts";

export type StockProduct = ReplyOf<typeof staffStock>["data"][number];
export type StockReply = ReplyOf<typeof changeStock>["data"];

const ACTIONS: readonly { readonly value: StockAction; readonly label: string }[] = [
  { value: "received", label: "Take in: pieces that came" },
  { value: "counted", label: "Count: pieces that are there" },
  { value: "damaged", label: "Write off: pieces that are gone" },
];

/** What is typed for each product, by its id as text. */
type Typed = Readonly<Record<string, string>>;

/** What is typed of the batches of those, by the same ids. */
type Batches = Readonly<Record<string, TypedBatch>>;

/** The batch of a product as it is sent: none of what is counted, as a count is of all batches; a day of what came alone. */
function batchOf(batches: Batches, id: number, action: StockAction) {
  const { number, bestBefore } = batches[id] ?? NO_BATCH;
  const day = action === "received" ? bestBefore : "";
  if (action === "counted" || (!number.trim() && !day)) return {};
  return { batch: { number, ...(day ? { best_before: day } : {}) } };
}

const readPieces = (text: string): number => typedNumber(text) ?? Number.NaN;

/** What is refused by the domain's rule; an empty field changes nothing, and is right. */
const refusedOf = (typed: Typed, action: StockAction): Typed =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([id, text]) => {
      const pieces = text.trim() === "" ? undefined : checkPieces(readPieces(text), action);
      return pieces && !pieces.ok ? [[id, pieces.refusal.message]] : [];
    }),
  );

/** Stocks that change so much that it is asked whether they are right, in words. */
function greatChangesOf(products: readonly StockProduct[], typed: Typed, action: StockAction): readonly string[] {
  return products.flatMap(({ id, name, stock }) => {
    const quantity = readPieces(typed[id] ?? "");
    const after = changedStock(stock, { action, quantity, seen: stock });
    if (!after.ok || stock === null || !isGreatChange(stock, after.value)) return [];
    return [`${name}: ${formatCount(stock)} → ${formatCount(after.value)}`];
  });
}

const PIECES_FIELDS = "input[data-pieces]";

/** The field above or below another one. */
function neighbour(field: HTMLInputElement, steps: 1 | -1): HTMLInputElement | undefined {
  const fields = [...(field.form?.querySelectorAll<HTMLInputElement>(PIECES_FIELDS) ?? [])];
  return fields[fields.indexOf(field) + steps];
}

/** Moves to the pieces of a product, if its field is there. */
export function focusPieces(form: HTMLElement | null, id: number): void {
  const field = form?.querySelector<HTMLInputElement>(`input[data-pieces="${id}"]`);
  field?.focus();
  field?.select();
}

interface StockSheetProps {
  readonly products: readonly StockProduct[];
  /** To be called with what was saved or undone: loads the stocks again. */
  readonly onChanged: (reply: StockReply) => Promise<void>;
  /** Something is typed for a product. */
  readonly onType?: (product: StockProduct) => void;
  /** A barcode was scanned while the pieces of another product had the focus. */
  readonly onScan?: (barcode: string) => void;
  /** Enter was pressed in a product's field. True when the focus was moved; otherwise it goes to the next field. */
  readonly onEnter?: (product: StockProduct) => boolean;
  /** @param pieces the field of a product. */
  readonly children: (pieces: (product: StockProduct) => ReactNode) => ReactNode;
}

/** Takes in, counts or writes off pieces of many products in one go; fields that are empty change nothing. */
export function StockSheet({ products, onChanged, onType, onScan, onEnter, children }: StockSheetProps) {
  const [action, setAction] = useState<StockAction>("received");
  const [typed, setTyped] = useState<Typed>({});
  const [batches, setBatches] = useState<Batches>({});
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const { errors, element, show, showServers, mend } = useFieldErrors<string>();
  const toSave = Object.values(typed).filter((text) => text.trim() !== "").length;
  const question = useUnsavedChanges(toSave > 0, true);
  const { saveSurely, question: isItRight } = useGreatChanges();
  /** Kept until the sending is answered: one that is sent again counts once. */
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());

  const nameOf = (id: number) => products.find((product) => product.id === id)?.name ?? `Product ${id}`;

  const { send, isPending } = useMutation(changeStock, async (answer) => {
    if (!answer.ok) return setProblem(`${refusalMessage(answer.failure)} ${notSentNote(answer.failure)}`);
    const { changed, refused } = answer.reply.data;
    setAttempt(crypto.randomUUID());
    // What is saved must not be sent a second time with the next pieces.
    setTyped((before) => ({ ...before, ...Object.fromEntries(changed.map(({ id }) => [id, ""])) }));
    setBatches((before) => ({ ...before, ...Object.fromEntries(changed.map(({ id }) => [id, NO_BATCH])) }));
    if (refused.length === 0) setNote("");
    else {
      setProblem(`${countOf(refused.length, "product")} not saved. The reason is beside the pieces.`);
      showServers(
        Object.fromEntries(
          refused.map(({ id, message, stock }) => [id, `${message} In stock now: ${stock ?? "not counted"}.`]),
        ),
      );
    }
    if (changed.length > 0) {
      const saved = changed.length === 1 ? "Stock saved" : `Stock of ${countOf(changed.length, "product")} saved`;
      toastWithUndo(saved, {
        subject: attempt,
        undo: () => call(undoStock, { body: { attempt } }),
        problemsOf: ({ data }) => data.refused.map(({ id, message }) => `${nameOf(id)}: ${message}`),
        onUndone: (undone) => (undone.ok ? onChanged(undone.reply.data) : undefined),
      });
    }
    await onChanged(answer.reply.data);
  });

  const type = (product: StockProduct, text: string) => {
    const next = { ...typed, [product.id]: text };
    setTyped(next);
    onType?.(product);
    mend([String(product.id)], () => refusedOf(next, action));
  };
  const choose = (value: string) => {
    const next = STOCK_ACTIONS.find((one) => one === value) ?? "received";
    setAction(next);
    // None is wrong of what came, and right of what was counted.
    mend(Object.keys(typed), () => refusedOf(typed, next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = refusedOf(typed, action);
    show(refused);
    setProblem(undefined);
    if (Object.keys(refused).length > 0) return;
    const changes = products.flatMap(({ id, stock }) => {
      const text = typed[id]?.trim();
      return text ? [{ id, action, quantity: readPieces(text), seen: stock, ...batchOf(batches, id, action) }] : [];
    });
    if (changes.length === 0) return setProblem("Please enter the pieces of a product.");
    const said = note.trim();
    saveSurely(greatChangesOf(products, typed, action), () =>
      send({ body: { changes, attempt, ...(said ? { note: said } : {}) } }),
    );
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, product: StockProduct) => {
    const { key, currentTarget: field, ctrlKey, metaKey } = event;
    if (key !== "Enter" && key !== "ArrowDown" && key !== "ArrowUp") return;
    event.preventDefault();
    if (key !== "Enter") return neighbour(field, key === "ArrowDown" ? 1 : -1)?.focus();
    if (ctrlKey || metaKey) return field.form?.requestSubmit();
    const scanned = onScan && splitScannedPieces(field.value);
    if (scanned) {
      type(product, scanned.pieces);
      return onScan(scanned.barcode);
    }
    if (!onEnter?.(product)) neighbour(field, 1)?.focus();
  };
  const pieces = (product: StockProduct) => {
    const { id, name, stock } = product;
    const text = typed[id] ?? "";
    const after = changedStock(stock, { action, quantity: readPieces(text), seen: stock });
    return (
      <div className={styles.pieces}>
        <TextField
          label={`Pieces of ${name}`}
          isLabelHidden
          isFilter
          data-pieces={id}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          value={text}
          hint={text && after.ok ? `Then ${formatCount(after.value)} in stock` : undefined}
          error={errors[id]}
          onChange={({ target }) => type(product, target.value)}
          onKeyDown={(event) => press(event, product)}
        />
        {text.trim() === "" || action === "counted" ? null : (
          <BatchFields
            product={name}
            action={action}
            batch={batches[id] ?? NO_BATCH}
            onType={(batch) => {
              setBatches({ ...batches, [id]: batch });
              // The server's words were about the batch as it was.
              mend([String(id)], () => refusedOf(typed, action));
            }}
          />
        )}
      </div>
    );
  };
  return (
    <form ref={element} onSubmit={submit} aria-label="Take in, count or write off" noValidate>
      {question}
      {isItRight}
      <div className={styles.what}>
        <SelectField label="What" name="action" value={action} options={ACTIONS} onValueChange={choose} />
        <TextField
          label="Note, such as the supplier's bill"
          name="note"
          isFilter
          maxLength={200}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      {children(pieces)}
      <SaveBar problem={problem}>
        <Button type="submit" isPending={isPending}>
          {toSave > 1 ? `Save ${countOf(toSave, "product")}` : "Save"}
        </Button>
        <span className={styles.keys}>↓ or Enter: next product · Ctrl Enter: save</span>
      </SaveBar>
    </form>
  );
}

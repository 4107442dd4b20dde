import { changeStock, type ReplyOf, type staffStock } from "@store/api-client/contract";
import { checkPieces, STOCK_ACTIONS, type StockAction } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { type FormEvent, useState } from "react";
import { notSentNote, refusalMessage } from "../../../data/failures.ts";
import { useFieldErrors } from "../../../data/use-form.ts";
import { useMutation } from "../../../data/use-mutation.ts";
import { countOf } from "../count-of.ts";
import { useUnsavedChanges } from "../edit/use-unsaved-changes.tsx";
import * as styles from "./stock-form.css.ts";

type Product = ReplyOf<typeof staffStock>["data"][number];

const ACTIONS: readonly { readonly value: StockAction; readonly label: string }[] = [
  { value: "received", label: "Take in: pieces that came" },
  { value: "counted", label: "Count: pieces that are there" },
  { value: "damaged", label: "Write off: pieces that are gone" },
];

/** What is typed for each product, by its id as text. */
type Typed = Readonly<Record<string, string>>;

const readPieces = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** What is refused by the domain's rule; an empty field changes nothing, and is right. */
const refusedOf = (typed: Typed, action: StockAction): Typed =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([id, text]) => {
      const pieces = text.trim() === "" ? undefined : checkPieces(readPieces(text), action);
      return pieces && !pieces.ok ? [[id, pieces.refusal.message]] : [];
    }),
  );

interface StockFormProps {
  readonly products: readonly Product[];
  /** Loads the stocks again. */
  readonly onChanged: () => Promise<void>;
}

/** Takes in, counts or writes off pieces of the products on the page in one go; fields that are empty change nothing. */
export function StockForm({ products, onChanged }: StockFormProps) {
  const [action, setAction] = useState<StockAction>("received");
  const [typed, setTyped] = useState<Typed>({});
  const [note, setNote] = useState("");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { errors, element, show, mend } = useFieldErrors<string>();
  const question = useUnsavedChanges(Object.values(typed).some((text) => text !== ""));
  /** Kept until the sending is answered: one that is sent again counts once. */
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const { send, isPending } = useMutation(changeStock, async (answer) => {
    if (!answer.ok) {
      setProblems([`${refusalMessage(answer.failure)} ${notSentNote(answer.failure)}`]);
      return;
    }
    const { changed, refused } = answer.reply.data;
    const nameOf = (id: number) => products.find((product) => product.id === id)?.name ?? `Product ${id}`;
    setProblems(
      refused.map(
        ({ id, message, stock }) => `${nameOf(id)}: ${message} The shop has ${stock ?? "not counted it"} now.`,
      ),
    );
    setAttempt(crypto.randomUUID());
    // What is saved must not be sent a second time with the next pieces.
    setTyped((before) => ({ ...before, ...Object.fromEntries(changed.map(({ id }) => [id, ""])) }));
    if (refused.length === 0) setNote("");
    if (changed.length > 0)
      toast.success(changed.length === 1 ? "Stock saved" : `Stock of ${countOf(changed.length, "product")} saved`);
    await onChanged();
  });
  const type = (id: number, text: string) => {
    const next = { ...typed, [id]: text };
    setTyped(next);
    mend([String(id)], () => refusedOf(next, action));
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
    setProblems([]);
    if (Object.keys(refused).length > 0) return;
    const changes = products.flatMap(({ id, stock }) => {
      const text = typed[id]?.trim();
      return text ? [{ id, action, quantity: readPieces(text), seen: stock }] : [];
    });
    if (changes.length === 0) return setProblems(["Please enter the pieces of a product."]);
    const said = note.trim();
    void send({ body: { changes, attempt, ...(said ? { note: said } : {}) } });
  };
  return (
    <details className={styles.box}>
      <summary className={styles.opener}>Take in, count or write off</summary>
      {question}
      <form ref={element} className={styles.form} onSubmit={submit} aria-label="Take in, count or write off" noValidate>
        <SelectField label="What" name="action" value={action} options={ACTIONS} onValueChange={choose} />
        <ul className={styles.products}>
          {products.map(({ id, name, stock }) => (
            <li key={id}>
              <TextField
                label={`${name} (${stock === null ? "not counted" : `${stock} in stock`})`}
                name={`quantity-${id}`}
                isFilter
                inputMode="numeric"
                maxLength={7}
                autoComplete="off"
                value={typed[id] ?? ""}
                error={errors[id]}
                onChange={({ target }) => type(id, target.value)}
              />
            </li>
          ))}
        </ul>
        <TextField
          label="Note, such as the supplier's bill"
          name="note"
          maxLength={200}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {problems.length > 0 ? (
          <Alert title="Not everything was saved">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Alert>
        ) : null}
        <div>
          <Button type="submit" isPending={isPending}>
            Save
          </Button>
        </div>
      </form>
    </details>
  );
}

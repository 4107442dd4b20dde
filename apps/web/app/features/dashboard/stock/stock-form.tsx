import { changeStock, type ReplyOf, type staffStock } from "@store/api-client/contract";
import { STOCK_ACTIONS, type StockAction } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { type FormEvent, useState } from "react";
import { refusalMessage } from "../../../data/failures.ts";
import { useMutation } from "../../../data/use-mutation.ts";
import * as styles from "./stock-form.css.ts";

type Product = ReplyOf<typeof staffStock>["data"][number];

const ACTIONS: readonly { readonly value: StockAction; readonly label: string }[] = [
  { value: "received", label: "Take in: pieces that came" },
  { value: "counted", label: "Count: pieces that are there" },
  { value: "damaged", label: "Write off: pieces that are gone" },
];

const quantityOf = (said: FormDataEntryValue | null): number | undefined =>
  typeof said === "string" && /^\d{1,7}$/.test(said.trim()) ? Number(said) : undefined;

interface StockFormProps {
  readonly products: readonly Product[];
  /** Loads the stocks again. */
  readonly onChanged: () => Promise<void>;
}

/** Takes in, counts or writes off pieces of the products on the page in one go; fields that are empty change nothing. */
export function StockForm({ products, onChanged }: StockFormProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** Kept until the sending is answered: one that is sent again counts once. */
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const { send, isPending } = useMutation(changeStock, async (answer) => {
    if (!answer.ok) {
      setProblems([refusalMessage(answer.failure)]);
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
    if (changed.length > 0)
      toast.success(changed.length === 1 ? "Stock saved" : `Stock of ${changed.length} products saved`);
    await onChanged();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const action = STOCK_ACTIONS.find((one) => one === form.get("action")) ?? "received";
    const changes = products.flatMap(({ id, stock }) => {
      const quantity = quantityOf(form.get(`quantity-${id}`));
      return quantity === undefined ? [] : [{ id, action, quantity, seen: stock }];
    });
    if (changes.length === 0) return setProblems(["Please enter the pieces of a product."]);
    const note = String(form.get("note") ?? "").trim();
    void send({ body: { changes, attempt, ...(note ? { note } : {}) } });
  };
  return (
    <details className={styles.box}>
      <summary className={styles.opener}>Take in or count</summary>
      <form className={styles.form} onSubmit={submit} aria-label="Take in or count">
        <SelectField label="What" name="action" defaultValue="received" options={ACTIONS} />
        <ul className={styles.products}>
          {products.map(({ id, name, stock }) => (
            <li key={id}>
              <TextField
                label={`${name} (${stock === null ? "not counted" : `${stock} in stock`})`}
                name={`quantity-${id}`}
                inputMode="numeric"
                maxLength={7}
                autoComplete="off"
              />
            </li>
          ))}
        </ul>
        <TextField label="Note, such as the supplier's bill" name="note" maxLength={200} autoComplete="off" />
        {problems.length > 0 ? (
          <Alert title="Not everything was saved">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Alert>
        ) : null}
        <Button type="submit" isPending={isPending}>
          Save
        </Button>
      </form>
    </details>
  );
}

import { staffProducts } from "@store/api-client/contract";
import { formatCount, formatRupees, maximumQuantity, NO_PRODUCTS_FOUND } from "@store/domain";
import { Button } from "@store/ui/button";
import { QuantityStepper } from "@store/ui/quantity-stepper";
import { TextField } from "@store/ui/text-field";
import { type FormEvent, useState } from "react";
import { useQueryIf } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import * as goodsStyles from "./order-goods.css.ts";

/** A product that is chosen for an order, and how many of it. */
export interface ChosenLine {
  readonly product_id: number;
  readonly name: string;
  readonly quantity: number;
  /** Null: not counted; left out where the order holds it already. */
  readonly stock?: number | null;
}

interface FindGoodsProps {
  readonly chosen: readonly ChosenLine[];
  readonly onAdd: (line: ChosenLine) => void;
}

const SEARCH_MAXIMUM_LENGTH = 100;

const stockWords = (stock: number | null | undefined): string =>
  stock === undefined ? "" : stock === null ? "Not counted" : `${formatCount(stock)} in stock`;

/** Finds products by name, SKU, number or barcode, each size for itself, with what there is of it. */
function FindGoods({ chosen, onAdd }: FindGoodsProps) {
  const [text, setText] = useState("");
  const [search, setSearch] = useState("");
  const found = useQueryIf(search !== "", staffProducts, { query: { search, page: 1 } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(text.trim());
  };
  const rows = found.reply?.data.filter(({ visibility, price }) => visibility !== "archived" && price > 0) ?? [];
  return (
    <>
      <form className={goodsStyles.find} onSubmit={submit} aria-label="Find a product">
        <TextField
          label="Product: name, SKU, number or barcode"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAXIMUM_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </form>
      {search !== "" && found.state === "failed" ? (
        <LoadFailed failure={found.failure} title="Products not found" onRetry={found.refetch} />
      ) : null}
      {found.state === "loaded" && rows.length === 0 ? <p role="status">{NO_PRODUCTS_FOUND}</p> : null}
      {rows.length > 0 ? (
        <ul className={goodsStyles.found} aria-label="Products found">
          {rows.map(({ id, name, price, stock }) => {
            const isChosen = chosen.some(({ product_id }) => product_id === id);
            return (
              <li key={id} className={goodsStyles.row}>
                <span>
                  {name}
                  <span className={styles.small}>
                    {formatRupees(price)}, {stockWords(stock)}
                  </span>
                </span>
                <Button
                  variant="secondary"
                  disabled={isChosen || stock === 0}
                  aria-label={`${isChosen ? "Added" : "Add"} ${name}`}
                  onClick={() => onAdd({ product_id: id, name, quantity: 1, stock })}
                >
                  {isChosen ? "Added" : "Add"}
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </>
  );
}

interface OrderGoodsProps {
  readonly lines: readonly ChosenLine[];
  readonly onLines: (lines: readonly ChosenLine[]) => void;
}

/** The products of an order, which are found, counted and taken off here. */
export function OrderGoods({ lines, onLines }: OrderGoodsProps) {
  const put = (id: number, quantity: number) =>
    onLines(lines.map((line) => (line.product_id === id ? { ...line, quantity } : line)));
  return (
    <section aria-label="Products" className={goodsStyles.part}>
      <h2 className={styles.heading}>Products</h2>
      <FindGoods chosen={lines} onAdd={(line) => onLines([...lines, line])} />
      {lines.length > 0 ? (
        <ul className={styles.lines} aria-label="Products of the order">
          {lines.map(({ product_id: id, name, quantity, stock }) => (
            <li key={id} className={goodsStyles.row}>
              <span>
                <strong>{name}</strong>
                <span className={styles.small}>{stockWords(stock)}</span>
              </span>
              <span className={goodsStyles.pieces}>
                <QuantityStepper
                  label={`Quantity of ${name}`}
                  value={quantity}
                  min={1}
                  max={Math.max(quantity, maximumQuantity(stock ?? null))}
                  onValueChange={(pieces) => put(id, pieces)}
                />
                <Button
                  variant="secondary"
                  aria-label={`Take off ${name}`}
                  onClick={() => onLines(lines.filter(({ product_id }) => product_id !== id))}
                >
                  Take off
                </Button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

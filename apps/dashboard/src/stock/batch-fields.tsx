import { BATCH_NUMBER_MAXIMUM_LENGTH, type StockAction, type TypedBatch } from "@store/domain";
import { TextField } from "@store/ui/text-field";
import * as styles from "./stock-sheet.css.ts";

export const NO_BATCH: TypedBatch = { number: "", bestBefore: "" };

interface BatchFieldsProps {
  /** Names the fields. */
  readonly product: string;
  readonly action: StockAction;
  readonly batch: TypedBatch;
  readonly onType: (batch: TypedBatch) => void;
}

/** Which batch pieces come into, with its day; or are written off from. */
export const BatchFields = ({ product, action, batch, onType }: BatchFieldsProps) => (
  <div className={styles.batch}>
    <TextField
      label={`Batch of ${product}`}
      isLabelHidden
      isFilter
      placeholder="Batch"
      maxLength={BATCH_NUMBER_MAXIMUM_LENGTH}
      autoComplete="off"
      hint={action === "damaged" ? "Batch; empty: the one that expires first" : "Batch, if it has one"}
      value={batch.number}
      onChange={({ target }) => onType({ ...batch, number: target.value })}
    />
    {action === "received" ? (
      <TextField
        label={`Best before of ${product}`}
        isLabelHidden
        isFilter
        type="date"
        hint="Best before"
        value={batch.bestBefore}
        onChange={({ target }) => onType({ ...batch, bestBefore: target.value })}
      />
    ) : null}
  </div>
);

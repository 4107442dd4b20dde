import { Button } from "@store/ui/button";
import { TextField } from "@store/ui/text-field";
import { type FormEvent, type RefObject, useState } from "react";
import * as styles from "./stock-sheet.css.ts";

interface FindProductProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly maxLength: number;
  /** Why what was entered found nothing. */
  readonly problem: string | undefined;
  /** What was entered, or scanned with the Enter that ends it. */
  readonly onFind: (text: string) => unknown;
}

/** Finds a product by its barcode, SKU, number or name. It is empty at once again, for the next scan. */
export function FindProduct({ field, maxLength, problem, onFind }: FindProductProps) {
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setText("");
    onFind(text.trim());
  };
  return (
    <form className={styles.find} onSubmit={submit} aria-label="Find a product">
      <TextField
        ref={field}
        label="Scan a barcode, or enter a SKU, number or name"
        type="search"
        isFilter
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary">
        Find
      </Button>
    </form>
  );
}

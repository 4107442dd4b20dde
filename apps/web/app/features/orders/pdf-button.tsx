import { CHECKOUT_ERRORS } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { useState } from "react";
import { TRY_AGAIN_LATER } from "../../data/failures.ts";
import * as styles from "./order-actions.css.ts";

const loadDownload = () => import("./download-pdf.ts");

interface PdfButtonProps {
  readonly kind: "invoice" | "credit note";
  readonly orderId: number;
  /** Which of several credit notes. */
  readonly number?: string | undefined;
}

/** Downloads the invoice of an order (checklist R160), or what takes it back (C47). */
export function PdfButton({ kind, orderId, number }: PdfButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const download = async () => {
    setIsPending(true);
    setProblem(undefined);
    const failed = await loadDownload().then(
      ({ downloadPdf }) => downloadPdf(kind, orderId, number),
      () => TRY_AGAIN_LATER,
    );
    setProblem(failed);
    setIsPending(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        isPending={isPending}
        onClick={() => void download()}
        onPointerEnter={loadDownload}
        onFocus={loadDownload}
      >
        <span>
          Download {kind} {number ? <span className={styles.number}>{number}</span> : null}
        </span>
      </Button>
      {problem === undefined ? null : (
        <div className={styles.result}>
          <Alert title={CHECKOUT_ERRORS.cartPdf}>{problem}</Alert>
        </div>
      )}
    </>
  );
}

import { TRY_AGAIN_LATER } from "@store/react-client/failures";
import { Button } from "@store/ui/button";
import { Suspense, useState } from "react";
import { useSiteUrl } from "../../data/root-data.ts";
import type { CartSync } from "./cart-sync.ts";
import { CartTrouble } from "./lazy-cart-trouble.tsx";

/** The store's own logo (C15). */
const LOGO = "/favicon.svg";

const loadDownload = () => import("./download-cart-pdf.ts");

/** The cart as a PDF [R91]. */
export function PdfDownload({ sync }: { readonly sync: CartSync }) {
  const siteUrl = useSiteUrl();
  const [isPending, setIsPending] = useState(false);
  const [reason, setReason] = useState<string>();

  // The press tries again, and tells of a failure.
  const warmUp = () => void loadDownload().catch(() => undefined);
  const download = async () => {
    setIsPending(true);
    setReason(undefined);
    // The PDF shows what the server has: quantities that wait go first.
    await sync.settle();
    const failed = await loadDownload().then(
      ({ downloadCartPdf }) => downloadCartPdf(`${siteUrl}${LOGO}`),
      () => TRY_AGAIN_LATER,
    );
    setReason(failed);
    setIsPending(false);
  };

  return (
    <>
      <Button
        variant="quiet"
        isPending={isPending}
        onClick={() => void download()}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        Download cart as PDF
      </Button>
      {reason === undefined ? null : (
        <Suspense>
          <CartTrouble kind="pdf" reason={reason} onRetry={() => void download()} />
        </Suspense>
      )}
    </>
  );
}

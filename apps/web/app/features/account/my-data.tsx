import { myDataJson, myDataPage } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { saveFile } from "@store/react-client/save-file";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { lazy, Suspense, useState } from "react";
import * as styles from "./details-tab.css.ts";

const importErase = () => import("./erase-dialog.tsx");
const EraseDialog = lazy(importErase);

const FILES = [
  { endpoint: myDataPage, label: "Download my data" },
  { endpoint: myDataJson, label: "As JSON, for programs" },
] as const;

/** What the store keeps about the customer: to take away, and to have erased (C53). */
export function MyData({ hasPassword }: { readonly hasPassword: boolean }) {
  const [isLoading, setIsLoading] = useState<string>();
  const erasure = useLazyDialog(importErase);
  const download = async ({ endpoint, label }: (typeof FILES)[number]) => {
    setIsLoading(label);
    const answer = await call(endpoint);
    setIsLoading(undefined);
    if (answer.ok) saveFile(answer.reply.content, answer.reply.name);
    else toast.error(refusalMessage(answer.failure));
  };
  return (
    <section aria-labelledby="my-data">
      <h2 id="my-data" className={styles.subtitle}>
        Your data
      </h2>
      <p className={styles.term}>Everything that we keep about you, in a page to read or a file for programs.</p>
      <div className={styles.dataActions}>
        {FILES.map((file) => (
          <Button
            key={file.label}
            variant="secondary"
            isPending={isLoading === file.label}
            onClick={() => void download(file)}
          >
            {file.label}
          </Button>
        ))}
        <Button variant="quiet" onClick={erasure.open} onPointerEnter={erasure.warmUp} onFocus={erasure.warmUp}>
          Erase my account
        </Button>
      </div>
      {erasure.isWanted ? (
        <Suspense>
          <EraseDialog hasPassword={hasPassword} isOpen={erasure.isOpen} onOpenChange={erasure.onOpenChange} />
        </Suspense>
      ) : null}
    </section>
  );
}

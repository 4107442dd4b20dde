import { CHECKOUT_ERRORS } from "@store/domain";
import { TRY_AGAIN_LATER } from "@store/react-client/failures";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { type ReactNode, useState } from "react";
import * as styles from "./download-button.css.ts";

interface DownloadButtonProps<Module> {
  readonly children: ReactNode;
  /** The code that downloads, loaded with the first sign of interest. */
  readonly load: () => Promise<Module>;
  /** Returns why it could not; undefined when it could. */
  readonly download: (module: Module) => Promise<string | undefined>;
}

/** Downloads a document, and says below itself why it could not. */
export function DownloadButton<Module>({ children, load, download }: DownloadButtonProps<Module>) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The press tries again, and tells of a failure.
  const warmUp = () => void load().catch(() => undefined);
  const start = async () => {
    setIsPending(true);
    setProblem(undefined);
    setProblem(await load().then(download, () => TRY_AGAIN_LATER));
    setIsPending(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        isPending={isPending}
        onClick={() => void start()}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        {children}
      </Button>
      {problem === undefined ? null : (
        <div className={styles.result}>
          <Alert title={CHECKOUT_ERRORS.cartPdf}>{problem}</Alert>
        </div>
      )}
    </>
  );
}

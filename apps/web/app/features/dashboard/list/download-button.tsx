import type { Answer } from "@store/api-client";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { type ReactNode, useState } from "react";
import { refusalMessage } from "../../../data/failures.ts";
import { saveFile } from "../../../data/save-file.ts";
import * as styles from "./download-button.css.ts";

export interface DownloadButtonProps {
  /** Calls for the file: `() => call(staffOrdersCsv, { query })`. */
  readonly load: () => Promise<Answer<{ readonly name: string; readonly content: Blob }>>;
  /** What is downloaded, such as "Download as CSV". */
  readonly children: ReactNode;
}

/** Downloads a file that only the staff may have, under the name that the server gives it. */
export function DownloadButton({ load, children }: DownloadButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const download = async () => {
    setIsPending(true);
    setProblem(undefined);
    const answer = await load();
    if (answer.ok) saveFile(answer.reply.content, answer.reply.name);
    else setProblem(refusalMessage(answer.failure));
    setIsPending(false);
  };
  return (
    <div className={styles.download}>
      <Button variant="secondary" isPending={isPending} onClick={() => void download()}>
        {children}
      </Button>
      {problem === undefined ? null : <Alert title="This could not be downloaded">{problem}</Alert>}
    </div>
  );
}

import type { Answer } from "@store/api-client";
import { refusalMessage } from "@store/react-client/failures";
import { saveFile } from "@store/react-client/save-file";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { type ReactNode, useState } from "react";
import * as styles from "./download-button.css.ts";

export interface DownloadButtonProps {
  /** Calls for the file: `() => call(staffOrdersCsv, { query })`. */
  readonly load: () => Promise<
    Answer<{ readonly name: string; readonly content: Blob; readonly note?: string | undefined }>
  >;
  /** What stands above a note that comes with the file. */
  readonly noteTitle?: string;
  /** What is downloaded, such as "Download as CSV". */
  readonly children: ReactNode;
}

/** Downloads a file that only the staff may have, under the name that the server gives it. */
export function DownloadButton({ load, noteTitle = "Not everything is in the file", children }: DownloadButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [note, setNote] = useState<string>();
  const download = async () => {
    setIsPending(true);
    setProblem(undefined);
    setNote(undefined);
    const answer = await load();
    if (answer.ok) {
      saveFile(answer.reply.content, answer.reply.name);
      setNote(answer.reply.note);
    } else setProblem(refusalMessage(answer.failure));
    setIsPending(false);
  };
  return (
    <div className={styles.download}>
      <Button variant="secondary" isPending={isPending} onClick={() => void download()}>
        {children}
      </Button>
      {note === undefined ? null : <Alert title={noteTitle}>{note}</Alert>}
      {problem === undefined ? null : <Alert title="This could not be downloaded">{problem}</Alert>}
    </div>
  );
}

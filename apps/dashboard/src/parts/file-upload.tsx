import type { Answer } from "@store/api-client";
import { refusalMessage } from "@store/react-client/failures";
import { useFieldErrors } from "@store/react-client/use-form";
import { useSending } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { Field, useField } from "@store/ui/field";
import { type FormEvent, type ReactNode, type RefObject, useRef } from "react";
import * as styles from "./csv-page.css.ts";

/** A browser does not send a file that was changed after it was chosen, and says no more than that it could not. */
const NOT_SENT = "It could not be sent. If you have changed it since you chose it, please choose it again!";

interface FileFieldProps {
  readonly label: string;
  /** Endings and media types, as the browser takes them. */
  readonly accept: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onChange?: () => void;
}

/** A file of the member of staff's own. */
export function FileField({ label, accept, input, hint, error, onChange }: FileFieldProps) {
  const { control, noteId } = useField({ hint, error });
  return (
    <Field label={label} controlId={control.id} noteId={noteId} hint={hint} error={error}>
      <input ref={input} {...control} className={styles.file} type="file" accept={accept} onChange={onChange} />
    </Field>
  );
}

interface FileUploadProps<R> {
  /** What the form is for, such as "Upload a price list". */
  readonly label: string;
  /** Which file is asked for. */
  readonly fileLabel: string;
  readonly noFile: string;
  readonly emptyFile: string;
  readonly upload: (file: File) => Promise<Answer<R>>;
  readonly onUploaded: (reply: R) => void;
  /** More fields, below that of the file. */
  readonly children?: ReactNode;
}

/** Uploads a CSV file, to be looked at before it is applied. */
export function FileUpload<R>(props: FileUploadProps<R>) {
  const { label, fileLabel, noFile, emptyFile, upload, onUploaded, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const { errors, element, show, mend } = useFieldErrors<"file">();
  const { send, isPending } = useSending(upload, (answer) => {
    if (!answer.ok) return refuse(refusalMessage(answer.failure, NOT_SENT));
    // What is uploaded next is another file, or the same one changed again.
    if (input.current) input.current.value = "";
    onUploaded(answer.reply);
  });
  const refuse = (file: string) => show({ file });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [file] = input.current?.files ?? [];
    if (!file) return refuse(noFile);
    if (file.size === 0) return refuse(emptyFile);
    show({});
    void send(file);
  };
  return (
    <form ref={element} className={styles.short} onSubmit={submit} aria-label={label} noValidate>
      <FileField
        label={fileLabel}
        accept=".csv,text/csv"
        input={input}
        error={errors.file}
        onChange={() => mend(["file"], () => ({}))}
      />
      {children}
      <div>
        <Button type="submit" isPending={isPending}>
          Upload and preview
        </Button>
      </div>
    </form>
  );
}

import type { Answer } from "@store/api-client";
import { importTracking, type ReplyOf } from "@store/api-client/contract";
import { COURIER_MAXIMUM_LENGTH, formatCount, parcelWords } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useSending } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { type DataColumn, DataTable, useDataTable } from "@store/ui/data-table";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useEffect, useId, useRef, useState } from "react";
import type { Refetch } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { countOf } from "../parts/count-of.ts";
import * as form from "../parts/csv-page.css.ts";
import { FileUpload } from "../parts/file-upload.tsx";
import { CourierOptions } from "./carrier-fields.tsx";
import { readCouriers } from "./couriers.ts";

const NO_FILE = "Please choose the courier’s file first!";
const EMPTY_FILE = "This file is empty. Please choose another one!";

type Judged = ReplyOf<typeof importTracking>["data"];
type Row = Judged["rows"][number];

/** What a row says of the parcel that its order has already. */
const correctionOf = ({ previous, courier, tracking_number: number }: Row): string | undefined =>
  previous &&
  `Changes from ${parcelWords({ courier: previous.courier, number: previous.tracking_number })} to ${parcelWords({ courier, number })}.`;

const COLUMNS: readonly DataColumn<Row>[] = [
  { label: "Order", cell: ({ order_id }) => order_id || "–" },
  { label: "Row", isFigure: true, onPhone: "top", cell: ({ row }) => row },
  { label: "Courier", cell: ({ courier }) => courier },
  { label: "Tracking number", cell: ({ tracking_number }) => tracking_number },
  { label: "What changes, or is wrong", line: "rest", cell: (row) => row.problem ?? correctionOf(row) },
];

/** What was previewed, and is sent again to be written. */
interface Preview {
  readonly file: File;
  readonly courier: string;
  readonly judged: Judged;
  /** Whether orders were changed since it was seen first. */
  readonly isAgain?: boolean;
}

/** @param version of the preview that is applied; undefined: a preview is asked for. */
const upload = (file: File, courier: string, version?: string) =>
  call(importTracking, { body: file, query: { courier, apply: version !== undefined, version } });

interface JudgedRowsProps {
  readonly preview: Preview;
  readonly onJudged: (judged: Judged) => void;
  readonly onWritten: () => void;
}

/** What a file would do, row by row; its button does it, where nothing is wrong. */
function JudgedRows({ preview: { file, courier, judged, isAgain }, onJudged, onWritten }: JudgedRowsProps) {
  const written = countOf(judged.new + judged.changed, "order");
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useSending(
    () => upload(file, courier, judged.version),
    (answer) => {
      setProblem(answer.ok ? undefined : refusalMessage(answer.failure));
      if (!answer.ok) return;
      if (!answer.reply.data.is_applied) return onJudged(answer.reply.data);
      toast.success(`${written} have their courier and number.`);
      onWritten();
    },
  );
  useEffect(() => heading.current?.focus(), []);
  const model = useDataTable({ columns: COLUMNS, rows: judged.rows, keyOf: ({ row }) => row });
  return (
    <section className={form.preview} aria-label="What the file would do">
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        What the file would do
      </h3>
      <p role="status">
        {countOf(judged.new, "order")} get a number, {formatCount(judged.changed)} corrected,{" "}
        {formatCount(judged.unchanged)} unchanged, {formatCount(judged.refused)} refused
      </p>
      {isAgain ? <Alert title="Nothing is written yet">Orders have changed since. Please look again!</Alert> : null}
      {problem ? <Alert>{problem}</Alert> : null}
      {judged.refused > 0 ? (
        <Alert title="Nothing is written while a row is refused">
          Please correct the rows below in the file, or delete them, and upload it again.
        </Alert>
      ) : null}
      {judged.refused === 0 && judged.new + judged.changed > 0 ? (
        <div className={styles.buttons}>
          <Button isPending={isPending} onClick={() => void send()}>
            Give {written} their numbers
          </Button>
        </div>
      ) : null}
      <DataTable model={model} caption="Rows of the file" />
    </section>
  );
}

/** Takes in the file with tracking numbers that a courier offers for the orders that were booked. */
export function TrackingImport({ onChanged }: { readonly onChanged: Refetch }) {
  // Not filled in: a whole file would go by the courier of some parcel before.
  const [courier, setCourier] = useState("");
  const [couriers] = useState(readCouriers);
  const listId = useId();
  const [preview, setPreview] = useState<Preview>();
  const readPreview = async (file: File): Promise<Answer<Preview>> => {
    const answer = await upload(file, courier);
    return answer.ok ? { ...answer, reply: { file, courier, judged: answer.reply.data } } : answer;
  };
  return (
    <section className={form.preview} aria-labelledby="tracking-import">
      <h2 id="tracking-import" className={styles.heading}>
        Tracking numbers from a file
      </h2>
      <p>
        A CSV file with a column for the order, such as Order ID, and one for the number, such as AWB or Waybill. Orders
        that are accepted or packed get them before they are handed over, for their labels and the manifest; a number
        that was wrong is corrected by another file.
      </p>
      <FileUpload
        label="Upload tracking numbers"
        fileLabel="The courier’s file"
        noFile={NO_FILE}
        emptyFile={EMPTY_FILE}
        upload={readPreview}
        onUploaded={setPreview}
      >
        <TextField
          label="Courier of rows that name none"
          maxLength={COURIER_MAXIMUM_LENGTH}
          list={couriers.length > 0 ? listId : undefined}
          value={courier}
          onChange={(event) => setCourier(event.target.value)}
        />
        <CourierOptions id={listId} couriers={couriers} />
      </FileUpload>
      {preview ? (
        <JudgedRows
          key={[
            ...[preview.file.name, preview.file.lastModified],
            ...[preview.judged.new, preview.judged.refused, preview.judged.version],
          ].join(" ")}
          preview={preview}
          onJudged={(judged) => setPreview({ ...preview, judged, isAgain: true })}
          onWritten={() => {
            setPreview(undefined);
            void onChanged();
          }}
        />
      ) : null}
    </section>
  );
}

import { moneyOwed, uploadPayout } from "@store/api-client/contract";
import {
  COLUMNS_OF_KIND,
  formatCount,
  PAYOUT_COLUMNS,
  PAYOUT_KIND_NAMES,
  PAYOUT_KINDS,
  PAYOUT_LINES_MAXIMUM,
  PAYOUT_SIZE_MAXIMUM,
  type PayoutColumn,
  type PayoutKind,
  type PayoutMapping,
  REFERENCE_MAXIMUM_LENGTH,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useFieldErrors } from "@store/react-client/use-form";
import { useSending } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { type FormEvent, useId, useRef, useState } from "react";
import { useQuery } from "../data/use-query.ts";
import * as form from "../parts/csv-page.css.ts";
import { FileField } from "../parts/file-upload.tsx";

const KINDS = PAYOUT_KINDS.map((value) => ({ value, label: PAYOUT_KIND_NAMES[value] }));

const NO_FILE = "Please choose the file.";
const EMPTY_FILE = "This file is empty. Please choose one with a line for each order.";
const NO_PAYER = "Please enter the courier, as it is called at your parcels.";
const TOO_LARGE = `A file has at most ${PAYOUT_SIZE_MAXIMUM / 1024 / 1024} MB. Please upload it in parts!`;
/** A browser does not send a file that was changed after it was chosen. */
const NOT_SENT = "It could not be sent. If you have changed it since you chose it, please choose it again!";
const FILE_HINT = `CSV with a line for each order; at most ${formatCount(PAYOUT_LINES_MAXIMUM)} lines.`;

/** Columns that are chosen from the headers of a file. */
interface Chosen {
  readonly headers: readonly string[];
  readonly columns: PayoutMapping;
}

interface ColumnFieldsProps extends Chosen {
  readonly kind: PayoutKind;
  readonly onChoose: (column: PayoutColumn, header: string) => void;
}

const ColumnFields = ({ kind, headers, columns, onChoose }: ColumnFieldsProps) =>
  COLUMNS_OF_KIND[kind].map((column) => (
    <SelectField
      key={column}
      label={PAYOUT_COLUMNS[column]}
      emptyLabel="Not in the file"
      value={columns[column] ?? ""}
      onValueChange={(header) => onChoose(column, header)}
      options={headers.map((value) => ({ value, label: value }))}
    />
  ));

/** Whose cash it is: couriers that owe something are offered. */
function CourierField(props: {
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (courier: string) => void;
}) {
  const listId = useId();
  const payers = useQuery(moneyOwed).reply?.data.payers ?? [];
  return (
    <>
      <TextField
        label="Courier"
        required
        maxLength={100}
        list={listId}
        value={props.value}
        error={props.error}
        onChange={({ target }) => props.onChange(target.value)}
      />
      <datalist id={listId}>
        {payers.map(({ kind, payer }) => (kind === "cash" && payer ? <option key={payer} value={payer} /> : null))}
      </datalist>
    </>
  );
}

const isKind = (value: string): value is PayoutKind => PAYOUT_KINDS.some((kind) => kind === value);

const EMPTY = { kind: "cash" as PayoutKind, payer: "", day: "", utr: "" };

/** Uploads what was paid out. Where a file's columns are not known, they are asked for, and it is sent again. */
export function UploadForm({ onUploaded }: { readonly onUploaded: (id: number) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(EMPTY);
  const [chosen, setChosen] = useState<Chosen>();
  const [isOwnChoice, setIsOwnChoice] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { errors, element, show, mend } = useFieldErrors<"file" | "payer">();
  const { kind, payer, day, utr } = draft;
  const change = (changed: Partial<typeof EMPTY>) => setDraft({ ...draft, ...changed });
  const forget = () => {
    setChosen(undefined);
    setIsOwnChoice(false);
    setProblem(undefined);
  };

  const upload = (body: File) =>
    call(uploadPayout, {
      body,
      query: {
        kind,
        ...(kind === "cash" ? { payer: payer.trim() } : {}),
        ...(day ? { paid_on: day } : {}),
        ...(utr ? { bank_reference: utr } : {}),
        ...(isOwnChoice ? chosen?.columns : {}),
      },
    });
  const { send, isPending } = useSending(upload, (answer) => {
    if (!answer.ok) return show({ file: refusalMessage(answer.failure, NOT_SENT) });
    const { id, headers, columns, problem: missing } = answer.reply.data;
    setChosen({ headers, columns });
    setProblem(missing);
    // From now on the fields say what is sent.
    setIsOwnChoice(missing !== undefined);
    if (id !== undefined) onUploaded(id);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [file] = input.current?.files ?? [];
    if (kind === "cash" && payer.trim() === "") return show({ payer: NO_PAYER });
    if (!file) return show({ file: NO_FILE });
    if (file.size === 0) return show({ file: EMPTY_FILE });
    if (file.size > PAYOUT_SIZE_MAXIMUM) return show({ file: TOO_LARGE });
    show({});
    void send(file);
  };
  return (
    <form ref={element} className={form.short} onSubmit={submit} aria-label="Upload a payout" noValidate>
      <SelectField
        label="What was paid out"
        options={KINDS}
        value={kind}
        onValueChange={(value) => {
          if (isKind(value)) change({ kind: value });
          forget();
        }}
      />
      {kind === "cash" ? (
        <CourierField
          value={payer}
          error={errors.payer}
          onChange={(courier) => {
            change({ payer: courier });
            mend(["payer"], () => ({}));
          }}
        />
      ) : null}
      <FileField
        label="The file"
        accept=".csv,text/csv"
        input={input}
        hint={FILE_HINT}
        error={errors.file}
        onChange={() => {
          forget();
          mend(["file"], () => ({}));
        }}
      />
      <TextField
        label="Day of the payout"
        type="date"
        hint="For lines that do not say it."
        value={day}
        onChange={({ target }) => change({ day: target.value })}
      />
      <TextField
        label="UTR"
        hint="For lines that do not say it. It tells transfers apart."
        maxLength={REFERENCE_MAXIMUM_LENGTH}
        value={utr}
        onChange={({ target }) => change({ utr: target.value })}
      />
      {chosen ? (
        <details open={problem !== undefined}>
          <summary>Columns of the file</summary>
          {problem === undefined ? null : <Alert title="Which columns?">{problem}</Alert>}
          <div className={form.short}>
            <ColumnFields
              kind={kind}
              headers={chosen.headers}
              columns={chosen.columns}
              onChoose={(column, header) => {
                setIsOwnChoice(true);
                setChosen({ ...chosen, columns: { ...chosen.columns, [column]: header } });
              }}
            />
          </div>
        </details>
      ) : null}
      <div>
        <Button type="submit" isPending={isPending}>
          Upload and preview
        </Button>
      </div>
    </form>
  );
}

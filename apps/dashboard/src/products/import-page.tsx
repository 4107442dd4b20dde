import {
  applyProductImport,
  productChoices,
  productImport,
  productsCsv,
  type ReplyOf,
  refusedProductsCsv,
  uploadPictureArchive,
  uploadProducts,
} from "@store/api-client/contract";
import {
  categoryLabel,
  formatCount,
  GST_RATES,
  PICTURE_ARCHIVE_ENTRIES_MAXIMUM,
  PRODUCT_FILE_FORMAT_NAMES,
  UNUSUAL_CHANGE,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useSending } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { StatusBadge } from "@store/ui/status-badge";
import { toast } from "@store/ui/toaster";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery, useQuery } from "../data/use-query.ts";
import { UnusualChanges } from "../edit/unusual-changes.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { DownloadButton } from "../list/download-button.tsx";
import { readChoice, readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { countOf } from "../parts/count-of.ts";
import * as form from "../parts/csv-page.css.ts";
import { FileField, FileUpload } from "../parts/file-upload.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";

type Reply = ReplyOf<typeof productImport>;
type Row = Reply["data"][number];

const KINDS = [
  { value: "new", label: "New" },
  { value: "changed", label: "Changed" },
  { value: "refused", label: "Refused" },
] as const;
const TONES = { new: "green", changed: "orange", refused: "grey" } as const;

const Kind = ({ kind, is_applied }: Row) => (
  <StatusBadge tone={TONES[kind]}>
    {is_applied ? "Imported" : KINDS.find(({ value }) => value === kind)?.label}
  </StatusBadge>
);

/** What a row would do, or why it cannot, and what of it is left out: a line for each. */
const WhatHappens = ({ kind, changes, errors, notes, is_unusual }: Row) => (
  <>
    {is_unusual ? <strong>{UNUSUAL_CHANGE.mark}</strong> : null}
    {kind === "new" && notes.length === 0 ? "A new product" : null}
    {errors.map(({ column, message }) => (
      <p key={`${column}${message}`}>{column ? `${column}: ${message}` : message}</p>
    ))}
    {changes.map(({ column, before, after }) => (
      <p key={column}>
        {column}: {before || "empty"} → {after || "empty"}
      </p>
    ))}
    {notes.map((note) => (
      <p key={note} className={styles.small}>
        {note}
      </p>
    ))}
  </>
);

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Product",
    cell: ({ name, product_id }) =>
      product_id ? (
        <Link to={`/dashboard/products/${product_id}`} className={styles.rowLink}>
          {name}
        </Link>
      ) : (
        name || "Without a name"
      ),
  },
  { label: "Row", isFigure: true, cell: ({ row }) => row },
  { label: "State", cell: (row) => <Kind {...row} /> },
  { label: "What happens", cell: (row) => <WhatHappens {...row} /> },
];

type Choices = ReplyOf<typeof productChoices>["data"];

const categoryOptions = (choices: Choices | undefined) =>
  (choices?.categories ?? []).map((one) => ({ value: String(one.id), label: categoryLabel(one) }));

/** The products to change or to keep: of the whole shop, or of a category with those below it. */
function Export({ choices }: { readonly choices: Choices | undefined }) {
  const [category, setCategory] = useState("");
  const query = category === "" ? {} : { category: Number(category) };
  return (
    <section className={form.short} aria-labelledby="export">
      <h2 id="export" className={styles.heading}>
        Export
      </h2>
      <SelectField
        label="Which products"
        emptyLabel="All products"
        value={category}
        onValueChange={setCategory}
        options={categoryOptions(choices)}
      />
      <DownloadButton load={() => call(productsCsv, { query })}>Download the products</DownloadButton>
    </section>
  );
}

const NO_FILE = "Please choose a file.";
const EMPTY_FILE = "This file is empty. Please choose one with products.";

const ZIP_HINT = `The file names each as it is called in the ZIP, such as “jar.jpg A jar of ghee”. At most ${PICTURE_ARCHIVE_ENTRIES_MAXIMUM} pictures.`;

interface UploadProps {
  readonly choices: Choices | undefined;
  readonly onUploaded: (id: number) => void;
}

function Upload({ choices, onUploaded }: UploadProps) {
  const [category, setCategory] = useState("");
  const [rate, setRate] = useState("");
  const zip = useRef<HTMLInputElement>(null);
  const query = { ...(category && { category: Number(category) }), ...(rate && { gst_rate: Number(rate) }) };
  /** The pictures first: the file's rows name them. */
  const upload = async (body: File) => {
    const [archive] = zip.current?.files ?? [];
    if (!archive) return call(uploadProducts, { body, query });
    const kept = await call(uploadPictureArchive, { body: archive });
    return kept.ok ? call(uploadProducts, { body, query: { ...query, pictures: kept.reply.data.id } }) : kept;
  };
  return (
    <FileUpload
      label="Upload products"
      fileLabel="The file with the products"
      noFile={NO_FILE}
      emptyFile={EMPTY_FILE}
      upload={upload}
      onUploaded={({ data }) => {
        if (zip.current) zip.current.value = "";
        onUploaded(data.id);
      }}
    >
      <FileField label="Pictures, as a ZIP (optional)" accept=".zip,application/zip" input={zip} hint={ZIP_HINT} />
      <SelectField
        label="Category of new products that name none of this shop"
        emptyLabel="None: they are refused"
        value={category}
        onValueChange={setCategory}
        options={categoryOptions(choices)}
      />
      <SelectField
        label="GST of new products that name none"
        emptyLabel="None: they are refused"
        value={rate}
        onValueChange={setRate}
        options={GST_RATES.map((one) => ({ value: String(one), label: `${one} %` }))}
      />
    </FileUpload>
  );
}

function Summary({ summary }: Pick<Reply, "summary">) {
  const { format, products, unchanged, refused, applied } = summary;
  return (
    <p role="status">
      {PRODUCT_FILE_FORMAT_NAMES[format]}, {countOf(products, "product")}: {formatCount(summary.new)} new,{" "}
      {formatCount(summary.changed)} changed, {formatCount(unchanged)} unchanged, {formatCount(refused)} refused
      {applied > 0 ? `, ${formatCount(applied)} imported` : ""}
    </p>
  );
}

interface PreviewProps {
  readonly id: number;
  /** It was just uploaded: the focus goes to it, and with that what the phone shows. */
  readonly isFocusedFirst: boolean;
}

function Preview({ id, isFocusedFirst }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [parameters, setParameters] = useSearchParams();
  const page = readPage(parameters);
  const kind = readChoice(KINDS, parameters.get("kind"));
  const answer = useListQuery(productImport, { params: { id }, query: { kind, page } });
  const [problem, setProblem] = useState<string>();
  /** How many products are written, while they are. */
  const [done, setDone] = useState<number>();
  /** That unusual prices are right. */
  const [isTicked, setIsTicked] = useState(false);

  /** Batch after batch. What is written stays, whatever stops it: the next press goes on from there. */
  const writeAll = async () => {
    for (;;) {
      const answered = await call(applyProductImport, { params: { id }, query: { confirmed: isTicked } });
      if (!answered.ok || answered.reply.data.left === 0) return answered;
      setDone(answered.reply.data.applied);
    }
  };
  const { send, isPending } = useSending(writeAll, async (answered) => {
    setProblem(answered.ok ? undefined : refusalMessage(answered.failure));
    setDone(undefined);
    await answer.refetch();
    if (answered.ok) toast.success("The products are imported");
    heading.current?.focus();
  });

  const summary = answer.reply?.summary;
  const isShown = summary !== undefined;
  useEffect(() => {
    if (isShown && isFocusedFirst) heading.current?.focus();
  }, [isShown, isFocusedFirst]);
  if (answer.state === "failed") {
    return <LoadFailed failure={answer.failure} title="Import not found" onRetry={answer.refetch} />;
  }
  const wanted = summary ? summary.new + summary.changed : 0;
  const applied = done ?? summary?.applied ?? 0;
  const left = wanted - applied;
  const unusual = summary?.unusual ?? 0;
  const start = () => (unusual > 0 && !isTicked ? setProblem(UNUSUAL_CHANGE.tickFirst) : void send());
  return (
    <section className={form.preview} aria-label="What would change">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {wanted > 0 && left === 0 ? "Imported" : "What would change"}
      </h2>
      {summary ? <Summary summary={summary} /> : null}
      {problem === undefined ? null : (
        <Alert title="Not everything is imported">
          {problem} {applied > 0 ? "What is imported stays. You can go on with the rest." : ""}
        </Alert>
      )}
      {isPending ? (
        <div>
          <progress className={form.progress} aria-label="Products imported" max={wanted} value={applied} />
          <p>
            {formatCount(applied)} of {formatCount(wanted)} imported
          </p>
        </div>
      ) : null}
      {wanted > 0 && left === 0 ? (
        <p>
          They are under <Link to="/dashboard/products">Products</Link>. What is in the shop and has a price can be
          bought now.
          {summary && summary.refused > 0 ? " Correct what was refused, and upload the file again." : ""}
        </p>
      ) : null}
      <UnusualChanges count={unusual} noun="price" isTicked={isTicked} onTick={setIsTicked} />
      <div className={styles.buttons}>
        {left > 0 ? (
          <Button isPending={isPending} onClick={start}>
            {applied > 0 ? "Go on with the import" : `Import ${countOf(left, "product")}`}
          </Button>
        ) : null}
        {summary && summary.refused > 0 ? (
          <DownloadButton load={() => call(refusedProductsCsv, { params: { id } })}>
            Download what is refused
          </DownloadButton>
        ) : null}
      </div>
      <div className={form.short}>
        <SelectField
          label="Show"
          emptyLabel="All rows"
          value={kind ?? ""}
          onValueChange={(next) =>
            setParameters({ import: String(id), ...(next && { kind: next }) }, { preventScrollReset: true })
          }
          options={KINDS}
        />
      </div>
      <ListTable
        answer={answer}
        page={page}
        nouns={["row", "rows"]}
        columns={COLUMNS}
        keyOf={({ row }) => row}
        empty={{ title: "Nothing to show", message: "All these products are in the shop as the file has them." }}
      />
    </section>
  );
}

function Import() {
  const [parameters, setParameters] = useSearchParams();
  const id = Number(parameters.get("import"));
  const [uploaded, setUploaded] = useState<number>();
  const choices = useQuery(productChoices).reply?.data;
  return (
    <>
      <Export choices={choices} />
      <section className={form.preview} aria-labelledby="import">
        <h2 id="import" className={styles.heading}>
          Import
        </h2>
        <ol className={form.todo}>
          <li>
            Take a file that was downloaded here and changed, or the export of products of Shopify or WooCommerce, as
            CSV.
          </li>
          <li>Upload it. You see row by row what would change before anything does.</li>
          <li>Import it. What is refused is left out; correct it and upload the file again: nothing is added twice.</li>
        </ol>
        <Upload
          choices={choices}
          onUploaded={(next) => {
            setUploaded(next);
            setParameters({ import: String(next) }, { preventScrollReset: true });
          }}
        />
      </section>
      {Number.isInteger(id) && id > 0 ? <Preview key={id} id={id} isFocusedFirst={id === uploaded} /> : null}
    </>
  );
}

/** Many products in and out by CSV. */
export default function ImportPage() {
  return (
    <DashboardFrame title="Import and export products">
      <Import />
    </DashboardFrame>
  );
}

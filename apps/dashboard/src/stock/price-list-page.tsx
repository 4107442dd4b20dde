import {
  applyPriceList,
  leaveOutConflicts,
  priceList,
  priceListCsv,
  productChoices,
  type ReplyOf,
  uploadPriceList,
} from "@store/api-client/contract";
import { categoryLabel, formatCount, formatRupees, isGreatChange, isUnusualPrice, UNUSUAL_CHANGE } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { toast } from "@store/ui/toaster";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useListQuery, useQuery } from "../data/use-query.ts";
import { UnusualChanges } from "../edit/unusual-changes.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { DownloadButton } from "../list/download-button.tsx";
import { readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { countOf } from "../parts/count-of.ts";
import * as form from "../parts/csv-page.css.ts";
import { FileUpload } from "../parts/file-upload.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";

type Reply = ReplyOf<typeof priceList>;
type Change = Reply["data"][number];

const pieces = (stock: number | null): string => (stock === null ? "not counted" : formatCount(stock));

const Unusual = () => <span className={styles.small}>{UNUSUAL_CHANGE.mark}</span>;

/** Of a list that is applied, what the shop has now is what came of it. */
const columnsOf = (isApplied: boolean): readonly ListColumn<Change>[] => [
  { label: "Product", cell: ({ name }) => name },
  { label: "Line", isFigure: true, cell: ({ line }) => line },
  {
    label: "Price",
    isFigure: true,
    cell: ({ price }) =>
      price ? (
        <>
          {`${formatRupees(isApplied ? price.before : price.now)} → ${formatRupees(price.after)}`}
          {isUnusualPrice(price.before, price.after) ? <Unusual /> : null}
        </>
      ) : (
        "–"
      ),
  },
  {
    label: "In stock",
    isFigure: true,
    cell: ({ stock }) =>
      stock ? (
        <>
          {`${pieces(isApplied ? stock.before : stock.now)} → ${pieces(stock.after)}`}
          {isGreatChange(stock.before ?? 0, stock.after) ? <Unusual /> : null}
        </>
      ) : (
        "–"
      ),
  },
  {
    label: "Changed since",
    cell: ({ is_conflict, price, stock }) =>
      is_conflict
        ? `The file is based on ${[price && formatRupees(price.before), stock && `${pieces(stock.before)} in stock`].filter(Boolean).join(", ")}`
        : "No",
  },
];

/** The list to change: of the whole shop, or of a category with those below it. */
function Download() {
  const choices = useQuery(productChoices);
  const [category, setCategory] = useState("");
  const query = category === "" ? {} : { category: Number(category) };
  return (
    <div className={form.short}>
      <SelectField
        label="Category"
        emptyLabel="All products"
        value={category}
        onValueChange={setCategory}
        options={(choices.reply?.data.categories ?? []).map((one) => ({
          value: String(one.id),
          label: categoryLabel(one),
        }))}
      />
      <DownloadButton load={() => call(priceListCsv, { query })}>Download the price list</DownloadButton>
    </div>
  );
}

const NO_FILE = "Please choose the changed file.";
const EMPTY_FILE = "This file is empty. Please choose the changed list.";

function Summary({ summary }: Pick<Reply, "summary">) {
  const { lines, unchanged, prices_up, prices_down, stocks, conflicts, error_count, errors } = summary;
  return (
    <>
      <p role="status">
        {countOf(lines, "line")}: {countOf(prices_up, "price")} up, {formatCount(prices_down)} down,{" "}
        {countOf(stocks, "stock")}, {formatCount(unchanged)} unchanged, {formatCount(conflicts)} changed since,{" "}
        {formatCount(error_count)} wrong
      </p>
      {error_count > 0 ? (
        <Alert title="Some lines are wrong">
          <p>Please correct them in the file, and upload it again. Nothing was changed.</p>
          {errors.map(({ line, message }) => (
            <p key={line}>
              Line {line}: {message}
            </p>
          ))}
        </Alert>
      ) : null}
    </>
  );
}

interface PreviewProps {
  readonly id: number;
  /** It was just uploaded: the focus goes to it, and with that what the phone shows. */
  readonly isFocusedFirst: boolean;
}

function Preview({ id, isFocusedFirst }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const answer = useListQuery(priceList, { params: { id }, query: { page } });
  const [problem, setProblem] = useState<string>();
  /** That the great changes are right. */
  const [isTicked, setIsTicked] = useState(false);
  const apply = useMutation(applyPriceList, async (applied) => {
    setProblem(applied.ok ? undefined : refusalMessage(applied.failure));
    if (applied.ok) toast.success("The price list is applied");
    await answer.refetch();
  });
  const leaveOut = useMutation(leaveOutConflicts, async (left) => {
    setProblem(left.ok ? undefined : refusalMessage(left.failure));
    await answer.refetch();
  });
  const summary = answer.state === "loaded" ? answer.reply.summary : undefined;
  const isShown = summary !== undefined;
  useEffect(() => {
    if (isShown && isFocusedFirst) heading.current?.focus();
  }, [isShown, isFocusedFirst]);
  if (answer.state === "failed") {
    return <LoadFailed failure={answer.failure} title="Price list not found" onRetry={answer.refetch} />;
  }
  const changes = answer.state === "loaded" ? answer.reply.count : 0;
  const greatChanges = summary?.great_changes ?? 0;
  const applyAll = () => {
    if (greatChanges > 0 && !isTicked) return setProblem(UNUSUAL_CHANGE.tickFirst);
    void apply.send({ params: { id }, query: { confirmed: isTicked } });
  };
  const isReady = summary && summary.error_count === 0 && !summary.is_applied && changes > 0;
  return (
    <section className={form.preview} aria-label="What would change">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {summary?.is_applied ? "Applied" : "What would change"}
      </h2>
      {summary ? <Summary summary={summary} /> : null}
      {problem === undefined ? null : <Alert title="Not applied">{problem}</Alert>}
      {isReady ? <UnusualChanges count={greatChanges} noun="line" isTicked={isTicked} onTick={setIsTicked} /> : null}
      {isReady ? (
        <div className={styles.buttons}>
          {summary.conflicts > 0 ? (
            <Button
              variant="secondary"
              isPending={leaveOut.isPending}
              onClick={() => void leaveOut.send({ params: { id } })}
            >
              Skip lines that have changed since
            </Button>
          ) : (
            <Button isPending={apply.isPending} onClick={applyAll}>
              Apply all
            </Button>
          )}
        </div>
      ) : null}
      <ListTable
        answer={answer}
        page={page}
        nouns={["change", "changes"]}
        columns={columnsOf(summary?.is_applied ?? false)}
        keyOf={({ product_id }) => product_id}
        empty={{ title: "Nothing would change", message: "Change prices or stocks in the file, and upload it again." }}
      />
    </section>
  );
}

function PriceList() {
  const [parameters, setParameters] = useSearchParams();
  const id = Number(parameters.get("list"));
  const [uploaded, setUploaded] = useState<number>();
  return (
    <>
      <ol className={form.todo}>
        <li>Download the list. It opens in Excel and in any other spreadsheet.</li>
        <li>Change prices and stocks. Leave the first and the last column as they are.</li>
        <li>Save it as CSV and upload it. You see what would change before anything does.</li>
      </ol>
      <Download />
      <FileUpload
        label="Upload a price list"
        fileLabel="The changed file"
        noFile={NO_FILE}
        emptyFile={EMPTY_FILE}
        upload={(body) => call(uploadPriceList, { body })}
        onUploaded={({ data: { id: list } }) => {
          setUploaded(list);
          setParameters({ list: String(list) }, { preventScrollReset: true });
        }}
      />
      {Number.isInteger(id) && id > 0 ? <Preview key={id} id={id} isFocusedFirst={id === uploaded} /> : null}
    </>
  );
}

/** Many prices and stocks at once, by a CSV file. */
export default function PriceListPage() {
  return (
    <DashboardFrame title="Price list">
      <PriceList />
    </DashboardFrame>
  );
}

import { type ReplyOf, shopSettingsHistory } from "@store/api-client/contract";
import { formatDateTime, SHOP_SETTINGS } from "@store/domain";
import { useSearchParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { homeOrderInWords } from "./home-order-in-words.ts";
import * as styles from "./settings.css.ts";
import { SettingsFrame } from "./settings-frame.tsx";

type Row = ReplyOf<typeof shopSettingsHistory>["data"][number];

const labels = new Map(SHOP_SETTINGS.map(({ key, group, label }) => [key, `${group}: ${label}`]));

const inputs = new Map(SHOP_SETTINGS.map(({ key, input }) => [key, input]));

function inWords(key: string, typed: string): string {
  const input = inputs.get(key);
  if (input === "order") return homeOrderInWords(typed);
  return typed === "" ? (input === "links" ? "the usual links" : "nothing") : typed;
}

const COLUMNS: readonly ListColumn<Row>[] = [
  { label: "Changed", cell: ({ changed_at }) => formatDateTime(changed_at) },
  { label: "By", cell: ({ changed_by }) => changed_by ?? "An account that was erased" },
  {
    label: "What",
    cell: ({ changes }) => (
      <ul className={styles.changes}>
        {changes.map(({ key, before, after }) => (
          <li key={key} className={styles.value}>
            <strong>{labels.get(key) ?? key}</strong>: {inWords(key, before)} → {inWords(key, after)}
          </li>
        ))}
      </ul>
    ),
  },
];

/** Who changed which settings. */
export default function HistoryPage() {
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const answer = useQuery(shopSettingsHistory, { query: { page } });
  return (
    <SettingsFrame title="History of the settings">
      <ListTable
        answer={answer}
        page={page}
        nouns={["change", "changes"]}
        columns={COLUMNS}
        keyOf={({ version }) => version}
        empty={{ title: "Nothing has been changed", message: "The shop is run by its default settings." }}
      />
    </SettingsFrame>
  );
}

import { type ContentKind, canBeHidden, contentKindOf } from "@store/api-client/content-kinds";
import { contentList } from "@store/api-client/contract";
import { useQueryIf } from "../data/use-query.ts";
import { type ListFilter, ListFilters } from "../list/list-filters.tsx";
import { readChoice, readWords } from "../list/list-query.ts";
import { hasDrafts } from "./content-draft.ts";

const SEARCH_MAXIMUM_LENGTH = 100;

const VISIBLE = [
  { value: "shown", label: "Shown" },
  { value: "hidden", label: "Hidden" },
] as const;
const WRITTEN = [
  { value: "shown", label: "Published" },
  { value: "hidden", label: "Drafts" },
] as const;
const LEVELS = [
  { value: "1", label: "Top of the menu" },
  { value: "2", label: "Second level" },
  { value: "3", label: "Third level" },
] as const;

const ID = /^[1-9]\d{0,8}$/;

/** What the address asks of a kind's list. Only categories stand in one another. */
export function readContentQuery(kind: ContentKind, parameters: URLSearchParams) {
  const isTree = kind === "categories";
  const level = isTree ? readChoice(LEVELS, parameters.get("level")) : undefined;
  const within = isTree ? (parameters.get("within") ?? "") : "";
  return {
    search: readWords(parameters.get("search"), SEARCH_MAXIMUM_LENGTH),
    visible: canBeHidden(kind) ? readChoice(VISIBLE, parameters.get("visible")) : undefined,
    level: level && Number(level),
    within: ID.test(within) ? Number(within) : undefined,
  };
}

interface ContentFiltersProps {
  readonly kind: ContentKind;
  readonly query: ReturnType<typeof readContentQuery>;
}

/** Which of a kind are listed. */
export function ContentFilters({ kind, query }: ContentFiltersProps) {
  const isTree = kind === "categories";
  const tops = useQueryIf(isTree, contentList, { params: { kind: "categories" }, query: { level: 1 } });
  const filters: ListFilter<"visible" | "level" | "within">[] = [];
  if (canBeHidden(kind)) {
    const options = hasDrafts(kind) ? WRITTEN : VISIBLE;
    filters.push({ kind: "choice", name: "visible", label: "In the shop", options });
  }
  if (isTree) {
    const options = (tops.reply?.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
    filters.push(
      { kind: "choice", name: "within", label: "Stands in", options },
      { kind: "choice", name: "level", label: "Level", options: LEVELS },
    );
  }
  return (
    <ListFilters
      // A choice that the address has made is shown once there is something to choose from.
      key={tops.state}
      label={`Which of ${contentKindOf(kind).title}`}
      search={{ label: "Name", maxLength: SEARCH_MAXIMUM_LENGTH }}
      filters={filters}
      query={{ ...query, level: query.level?.toString(), within: query.within?.toString() }}
    />
  );
}

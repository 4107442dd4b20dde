import { productList } from "@store/api-client/contract";
import {
  isSearch,
  NO_PRODUCTS_FOUND,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MAXIMUM_LENGTH,
  SEE_MORE_RESULTS,
  suggestions,
} from "@store/domain";
import { SearchBox, type Suggestion } from "@store/ui/search-box";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useQueryIf } from "../../data/use-query.ts";
import { productAddress, searchAddress } from "../../navigation/addresses.ts";

interface Match {
  readonly id: number;
  readonly name: string;
}

const NOT_ANSWERED = "The search does not answer. Press Enter to try again.";

/** The products that match what is being typed, once typing has paused; undefined until they are known. */
function useMatches(text: string, isTyped: boolean) {
  const [paused, setPaused] = useState("");
  useEffect(() => {
    const timer = setTimeout(setPaused, SEARCH_DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  const hasPaused = isTyped && paused === text && isSearch(text);
  const { state, reply } = useQueryIf(hasPaused, productList, { query: { prod_search: text.trim() } });
  const failed: readonly Match[] | undefined = state === "failed" ? [] : undefined;
  return { matches: reply?.data.data ?? failed, hasFailed: failed !== undefined };
}

function suggestionsFor(text: string, matches: readonly Match[]): readonly Suggestion[] {
  const { shown, hasMore } = suggestions(matches);
  const products = shown.map((match) => ({ key: String(match.id), label: match.name, href: productAddress(match) }));
  return hasMore
    ? [...products, { key: "more", label: SEE_MORE_RESULTS, href: searchAddress(text), isMore: true }]
    : products;
}

/** The search form, which works without a script, and its live suggestions (checklist R6, R7). */
export function Search() {
  const { pathname, search } = useLocation();
  const asked = (pathname === "/shop" && new URLSearchParams(search).get("search")) || "";
  const [text, setText] = useState(asked);
  // On the page of its results, a search keeps its words.
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setText(asked);
  }
  const navigate = useNavigate();
  const { matches, hasFailed } = useMatches(text, text !== asked);
  const leave = (address: string) => {
    setText(asked);
    void navigate(address);
  };
  return (
    <SearchBox
      label="Search products"
      placeholder="Search ghee, honey, soap …"
      action="/shop"
      name="search"
      maxLength={SEARCH_MAXIMUM_LENGTH}
      value={text}
      onValueChange={setText}
      onSubmit={(wanted) => leave(searchAddress(wanted))}
      suggestions={matches && suggestionsFor(text, matches)}
      emptyMessage={hasFailed ? NOT_ANSWERED : NO_PRODUCTS_FOUND}
      onChoose={({ href }) => leave(href)}
    />
  );
}

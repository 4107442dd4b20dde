import { productList, type ReplyOf } from "@store/api-client/contract";
import {
  isSearch,
  NO_PRODUCTS_FOUND,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MAXIMUM_LENGTH,
  SEE_MORE_RESULTS,
  shownPrice,
  suggestions,
} from "@store/domain";
import { useQueryIf } from "@store/react-client/use-query";
import { SearchBox, type Suggestion } from "@store/ui/search-box";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { productAddress, searchAddress } from "../../navigation/addresses.ts";

type Match = ReplyOf<typeof productList>["data"]["data"][number];

const NOT_ANSWERED = "The search does not answer. Press Enter to try again.";

/**
 * The products that match what is being typed, once typing has paused; undefined until they are known. Those of the text
 * before stay until then, so that the list does not come and go with each word.
 */
function useMatches(text: string, isTyped: boolean) {
  const [paused, setPaused] = useState("");
  useEffect(() => {
    const timer = setTimeout(setPaused, SEARCH_DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  const isWanted = isTyped && isSearch(text);
  const hasPaused = isWanted && paused === text;
  const { state, reply } = useQueryIf(hasPaused, productList, { query: { prod_search: text.trim() } });
  const [before, setBefore] = useState<readonly Match[]>();
  const found = reply?.data.data;
  const kept = isWanted && state !== "failed" ? (found ?? before) : undefined;
  const latest = kept && kept.length > 0 ? kept : undefined;
  if (latest !== before) setBefore(latest);
  const failed: readonly Match[] | undefined = state === "failed" ? [] : undefined;
  return {
    matches: found ?? failed ?? latest,
    isLoading: hasPaused && state === "loading",
    hasFailed: failed !== undefined,
  };
}

const suggestionOf = (match: Match): Suggestion => ({
  label: match.name,
  href: productAddress(match),
  image: match.image1 ?? match.home_image,
  price: shownPrice({ productPrice: match.product_price, basePrice: match.base_price }),
});

function suggestionsFor(text: string, matches: readonly Match[]): readonly Suggestion[] {
  const { shown, hasMore } = suggestions(matches);
  const products = shown.map(suggestionOf);
  return hasMore ? [...products, { label: SEE_MORE_RESULTS, href: searchAddress(text), isMore: true }] : products;
}

/** The search form, which works without a script, and its live suggestions [R6 R7]. */
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
  const { matches, isLoading, hasFailed } = useMatches(text, text !== asked);
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
      isLoading={isLoading}
      emptyMessage={hasFailed ? NOT_ANSWERED : NO_PRODUCTS_FOUND}
      onChoose={({ href }) => leave(href)}
    />
  );
}

import { Button } from "@store/ui/button";
import { Icon } from "@store/ui/icon";
import { IconButton } from "@store/ui/icon-button";
import type { ReactNode } from "react";
import { Link } from "../../navigation/links.tsx";
import { chosenLinks, type FacetGroup, type Facets, facetGroups } from "./facets.ts";
import * as styles from "./filters.css.ts";
import { isFiltered, type ShopQuery, shopAddress, withoutFilters } from "./shop-query.ts";

/** The id of the panel of filters. */
const PANEL = "filters";

/** The list stays scrolled to where it is, and the panel open, when one of its links is followed. */
const STAYS = { "data-stays": "" };

interface WayProps {
  readonly to: string;
  readonly isChosen?: boolean;
  readonly children: ReactNode;
}

/** Search engines are led to categories and brands; the combinations of filters have no end. */
const Way = ({ to, isChosen, children }: WayProps) => (
  <Link to={to} rel="nofollow" aria-current={isChosen || undefined}>
    {children}
  </Link>
);

const Group = ({ title, links, more }: FacetGroup) => (
  <>
    <h3>{title}</h3>
    <ul>
      {links.map(({ key, label, count, isChosen, to }) => (
        <li key={key}>
          <Way to={to} isChosen={isChosen}>
            {`${label} `}
            {count === null ? null : <span>{count}</span>}
          </Way>
        </li>
      ))}
      {more ? (
        <li className={styles.more}>
          <Way to={more.to}>{more.label}</Way>
        </li>
      ) : null}
    </ul>
  </>
);

/** Opens the filters where there is no room for them beside the list: the browser's own popover, which needs no script. */
export const FiltersButton = () => (
  <div className={styles.open}>
    <Button variant="secondary" isWide popoverTarget={PANEL}>
      Filters
    </Button>
  </div>
);

interface FiltersProps {
  readonly query: ShopQuery;
  readonly facets: Facets;
  /** Of the products that fit; undefined while they load. */
  readonly results: string | undefined;
}

/**
 * The filters live in the URL: each value is a link to the list with it, or without it once it is chosen, so that they work
 * before any script has run. A column on a desktop; elsewhere a sheet, which stays open from choice to choice.
 */
export function Filters({ query, facets, results }: FiltersProps) {
  return (
    <nav id={PANEL} className={styles.panel} popover="auto" aria-label="Filters" {...STAYS}>
      <div className={styles.head}>
        <h2>Filters</h2>
        <IconButton
          label="Close filters"
          icon={<Icon name="close" />}
          popoverTarget={PANEL}
          popoverTargetAction="hide"
        />
      </div>
      <div className={styles.groups}>
        {facetGroups(query, facets).map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
      <div className={styles.foot}>
        <Button isWide popoverTarget={PANEL} popoverTargetAction="hide">
          {results === undefined ? "Show products" : `Show ${results}`}
        </Button>
      </div>
    </nav>
  );
}

/** What is chosen, above the results: each can be given up by itself, or all at once. */
export function ChosenFilters({ query, facets }: Omit<FiltersProps, "results">) {
  if (!isFiltered(query)) return null;
  const ways = [
    ...chosenLinks(query, facets).map(({ label, to }) => ({ label, to, name: `Remove ${label}` })),
    { label: "Clear all", to: shopAddress(withoutFilters(query)), name: "Clear all filters" },
  ];
  return (
    <ul className={styles.chosen} aria-label="Chosen filters" {...STAYS}>
      {ways.map(({ label, to, name }, place) => (
        // By place: the focus stays where it is when the one that has it goes.
        <li key={place}>
          <Link to={to} rel="nofollow" aria-label={name} className={styles.chip}>
            {label}
            {place < ways.length - 1 ? <Icon name="close" size="small" /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

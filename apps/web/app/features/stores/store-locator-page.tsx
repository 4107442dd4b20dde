import { pageTextsMeta } from "@store/content";
import { CONTENT_TEXTS, findStores } from "@store/domain";
import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { TextField } from "@store/ui/text-field";
import { useRef, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { LoadFailure } from "../../data/load-failure.tsx";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/router-context.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { StructuredData } from "../../seo/structured-data.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { type CitySection, loadStores, type StoreData } from "./load-stores.ts";
import { StoreCard } from "./store-card.tsx";
import { StoreMap } from "./store-map.tsx";
import { storesStructuredData } from "./store-structured-data.ts";
import * as styles from "./stores.css.ts";
import { useNow } from "./use-now.ts";

const PATH = "/store-locator";

export const loader = ({ context }: LoaderFunctionArgs) => loadStores(context.get(callContext));

export const meta = pageTextsMeta[PATH];

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const countOf = (sections: readonly CitySection[]) => sections.reduce((sum, { stores }) => sum + stores.length, 0);

const findable = (city: string) => (store: StoreData) => ({
  store,
  city,
  postalCode: store.postal_code,
  words: [store.store_name, store.landmark, store.address_line_1, store.address_line_2, store.state_obj?.name],
});

/** The sections with the stores that the words name; cities without one are left out. */
function narrowed(sections: readonly CitySection[], typed: string): readonly CitySection[] {
  const found = findStores(
    typed,
    sections.flatMap(({ city, stores }) => stores.map(findable(city))),
  );
  const names = new Set(found.map(({ store }) => store));
  return sections
    .map((section) => ({ ...section, stores: section.stores.filter((store) => names.has(store)) }))
    .filter(({ stores }) => stores.length > 0);
}

/** The stores by city; the server sends all of them, the browser says which are open and finds [R112]. */
export default function StoreLocatorPage() {
  const { sections } = useLoaderData<typeof loader>();
  const siteUrl = useSiteUrl();
  return (
    <div className={shell.reading}>
      <Canonical path={PATH} />
      <PageBreadcrumbs items={[{ label: "Store locator" }]} />
      <h1 className={styles.title}>Store locator</h1>
      {sections === undefined ? <LoadFailure /> : null}
      {sections?.length === 0 ? (
        <EmptyState title={CONTENT_TEXTS.noStores} action={{ label: "Go to the shop", href: "/shop" }} />
      ) : null}
      {sections && sections.length > 0 ? (
        <>
          <StructuredData data={import.meta.env.SSR ? storesStructuredData(sections, siteUrl) : undefined} />
          <Stores sections={sections} />
        </>
      ) : null}
    </div>
  );
}

function Stores({ sections }: { readonly sections: readonly CitySection[] }) {
  const now = useNow();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const shown = narrowed(sections, typed);
  const showAll = () => {
    setTyped("");
    field.current?.focus();
  };
  return (
    <>
      <p className={styles.lead}>
        {counted(countOf(sections), "store", "stores")} in {counted(sections.length, "city", "cities")}. Come in, taste
        and ask.
      </p>
      <div className={styles.columns}>
        <div className={styles.finder}>
          <search className={styles.search}>
            <TextField
              ref={field}
              type="search"
              label="City, area or PIN code"
              autoComplete="postal-code"
              required
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <p className={styles.found} role="status">
              {typed.trim() === "" ? "" : `${counted(countOf(shown), "store", "stores")} found`}
            </p>
          </search>
          <nav aria-label="Cities">
            <ul className={styles.cities}>
              {shown.map(({ city, anchor, stores }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`} className={styles.city}>
                    {city} <span className={styles.cityCount}>{stores.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <StoreMap sections={shown} />
        </div>
        <div className={styles.sections}>
          {shown.length === 0 ? (
            <EmptyState title={CONTENT_TEXTS.noStores} message={`Nothing matches “${typed.trim()}”.`}>
              <Button onClick={showAll}>Show all stores</Button>
            </EmptyState>
          ) : null}
          {shown.map(({ city, anchor, stores }, place) => (
            <section key={anchor} aria-labelledby={anchor} className={styles.section}>
              <h2 id={anchor} tabIndex={-1} className={styles.cityTitle}>
                {city}
              </h2>
              <ul className={styles.cards}>
                {stores.map((store, position) => (
                  <li key={store.id} className={styles.cardPlace}>
                    <StoreCard store={store} city={city} now={now} isFirst={place === 0 && position === 0} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

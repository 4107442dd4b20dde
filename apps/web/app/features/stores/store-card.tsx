import { openingState, shownHours } from "@store/domain";
import { Picture } from "@store/ui/picture";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { type StoreData, storeAddressLines } from "./load-stores.ts";
import * as styles from "./stores.css.ts";

interface StoreCardProps {
  readonly store: StoreData;
  readonly city: string;
  /** Undefined until the browser knows it. */
  readonly now: Date | undefined;
  readonly isFirst: boolean;
}

const PICTURE_SIZES = "(min-width:768px) 260px,92vw";

/** "+915550000301" as people read it. */
const shownMobile = (mobile: string): string => mobile.replace(/^\+91\s?(\d{5})(\d{5})$/, "+91 $1 $2");

/** Its line has its height from the start: nothing moves when the browser fills it in. */
function OpenNow({ store, now }: Pick<StoreCardProps, "store" | "now">) {
  const hours = { opensAt: store.work_start_time, closesAt: store.work_end_time };
  const state = now && openingState(hours, now);
  if (!state) return <span className={styles.state.unknown} />;
  if (!state.isOpen) return <span className={styles.state.closed}>Closed now, opens at {state.changesAt}</span>;
  return (
    <span className={styles.state.open}>{state.changesAt ? `Open now, until ${state.changesAt}` : "Open now"}</span>
  );
}

/** One store with every field that the backend has of it [R112]. */
export function StoreCard({ store, city, now, isFirst }: StoreCardProps) {
  const hours = shownHours({ opensAt: store.work_start_time, closesAt: store.work_end_time });
  const links = [
    { label: "Map", href: store.location_url },
    { label: "Virtual tour", href: store.virtual_location_url },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  return (
    <article id={`store-${store.id}`} className={styles.card}>
      <div className={styles.picture}>
        {store.image ? (
          <Picture
            src={store.image}
            alt=""
            width={640}
            height={400}
            kind="card"
            sizes={PICTURE_SIZES}
            isPriority={isFirst}
            className={styles.image}
          />
        ) : null}
      </div>
      <div className={styles.body}>
        <div className={styles.about}>
          <h3 className={styles.name}>{store.store_name}</h3>
          {hours ? (
            <p className={styles.hours}>
              <OpenNow store={store} now={now} />
              <span>
                <VisuallyHidden>Every day, </VisuallyHidden>
                {hours.opens}–{hours.closes}
              </span>
            </p>
          ) : null}
          <address className={styles.address}>
            {store.landmark ? <span className={styles.landmark}>{store.landmark}</span> : null}
            {storeAddressLines(store, city).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
        <div className={styles.reach}>
          <ul className={styles.contacts}>
            {store.mobile_no ? (
              <li>
                <a href={`tel:${store.mobile_no.replace(/[^+\d]/g, "")}`} className={styles.contact}>
                  <VisuallyHidden>Call {store.store_name}: </VisuallyHidden>
                  {shownMobile(store.mobile_no)}
                </a>
              </li>
            ) : null}
            {store.email ? (
              <li>
                <a href={`mailto:${store.email}`} className={styles.contact}>
                  {store.email}
                </a>
              </li>
            ) : null}
          </ul>
          {links.length > 0 ? (
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} target="_blank" rel="noopener" className={styles.link}>
                    {label} <VisuallyHidden>of {store.store_name}, opens in a new tab</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </article>
  );
}

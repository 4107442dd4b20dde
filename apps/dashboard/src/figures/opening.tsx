import type { OpeningStep } from "@store/domain";
import { Link } from "react-router-dom";
import * as styles from "./dashboard-page.css.ts";
import type { Overview } from "./sales.tsx";

interface Way {
  readonly label: string;
  readonly to: string;
}

/** What each step is, and where it is done; what the environment sets is not the dashboard's. */
const STEPS: Readonly<
  Record<OpeningStep, { readonly label: string; readonly how: string; readonly ways?: readonly Way[] }>
> = {
  staff: { label: "Staff", how: "An owner who can log in here.", ways: [{ label: "Team", to: "/dashboard/team" }] },
  identity: {
    label: "Identity",
    how: "Who sells, and how shoppers reach you.",
    ways: [
      { label: "Enter your own", to: "/dashboard/settings" },
      { label: "Your city’s delivery", to: "/dashboard/settings/selling" },
    ],
  },
  product: {
    label: "First product",
    how: "A product with a price. Shopify, WooCommerce and spreadsheets: import a file.",
    ways: [
      { label: "Import a file", to: "/dashboard/products/import" },
      { label: "Enter a product", to: "/dashboard/products/new" },
    ],
  },
  payment: { label: "Payment", how: "A payment gateway instead of the sandbox, by PAYMENT_GATEWAY." },
  mail: {
    label: "Mail",
    how: "A first mail that your mail server took: have yourself sent one by “Forgot password?” on the login page.",
  },
  order: {
    label: "Test order",
    how: "Order something in your shop, as a shopper, and pay by cash on delivery. Then look at it under Orders, and cancel it.",
    ways: [{ label: "Orders", to: "/dashboard/orders" }],
  },
};

/** What a shop can open without, and few owners leave as it is. */
const LOOK_THROUGH: readonly (Way & { readonly why: string })[] = [
  { label: "Selling", to: "/dashboard/settings/selling", why: "minimum order, shipping, returns" },
  { label: "Links", to: "/dashboard/settings/links", why: "the menu and the footer" },
  {
    label: "Content",
    to: "/dashboard/content",
    why: "categories, and the home page, which is empty until you fill it",
  },
];

/** What a new shop still needs before it can open; gone once it has all. */
export const Opening = ({ opening }: Required<Pick<Overview, "opening">>) => (
  <section aria-labelledby="opening">
    <h2 id="opening" className={styles.heading}>
      Before you open
    </h2>
    <ul className={styles.steps}>
      {opening?.map(({ step, is_done, missing }) => {
        const { label, how, ways = [] } = STEPS[step];
        return (
          <li key={step} className={is_done ? styles.doneStep : styles.step}>
            <strong className={styles.stepLabel}>{label}</strong>
            <span className={styles.stepState}>{is_done ? "Done" : "To do"}</span>
            {is_done ? null : (
              <div className={styles.quiet}>
                {how}
                {missing ? ` Still the sample's: ${missing.join(", ")}.` : null}
                {ways.length > 0 ? (
                  <p className={styles.ways}>
                    {ways.map((way) => (
                      <Link key={way.to} to={way.to} className={styles.way}>
                        {way.label}
                      </Link>
                    ))}
                  </p>
                ) : null}
              </div>
            )}
          </li>
        );
      })}
    </ul>
    <h3 className={styles.lookThrough}>Look through, too</h3>
    <ul>
      {LOOK_THROUGH.map(({ label, to, why }) => (
        <li key={to}>
          <Link to={to} className={styles.way}>
            {label}
          </Link>
          <span className={styles.quiet}>: {why}</span>
        </li>
      ))}
    </ul>
  </section>
);

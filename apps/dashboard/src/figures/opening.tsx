import type { OpeningStep } from "@store/domain";
import { Link } from "react-router-dom";
import * as styles from "./dashboard-page.css.ts";
import type { Overview } from "./sales.tsx";

/** What each step is, and where it is done; what the environment sets is not the dashboard's. */
const STEPS: Readonly<Record<OpeningStep, { readonly label: string; readonly how: string; readonly to?: string }>> = {
  staff: { label: "Staff", how: "An owner who can log in here.", to: "/dashboard/team" },
  identity: {
    label: "Identity",
    how: "Your own legal name, GSTIN, FSSAI licence, website, phones and mail addresses instead of the sample's.",
    to: "/dashboard/settings",
  },
  product: { label: "First product", how: "A product with a price.", to: "/dashboard/products/new" },
  payment: { label: "Payment", how: "A payment gateway instead of the sandbox, by PAYMENT_GATEWAY." },
  mail: {
    label: "Mail",
    how: "A first mail that your mail server took: have yourself sent one by “Forgot password?” on the login page.",
  },
  order: {
    label: "Test order",
    how: "Order something in your shop, as a shopper, and pay by cash on delivery. Then look at it under Orders, and cancel it.",
    to: "/dashboard/orders",
  },
};

/** What a new shop still needs before it can open; gone once it has all. */
export const Opening = ({ opening }: Required<Pick<Overview, "opening">>) => (
  <section>
    <h2 className={styles.heading}>Before you open</h2>
    <ul className={styles.steps}>
      {opening?.map(({ step, is_done }) => {
        const { label, how, to } = STEPS[step];
        return (
          <li key={step} className={is_done ? styles.doneStep : styles.step}>
            <strong className={styles.stepLabel}>{to && !is_done ? <Link to={to}>{label}</Link> : label}</strong>
            <span className={styles.stepState}>{is_done ? "Done" : "To do"}</span>
            {is_done ? null : <span className={styles.quiet}>{how}</span>}
          </li>
        );
      })}
    </ul>
  </section>
);

import * as styles from "./checkout.css.ts";

/** Stands over the page while an order is being placed (checklist R98). */
export const Processing = () => (
  <div className={styles.processing} role="alert">
    <p className={styles.processingTitle}>Placing your order …</p>
    <p>Please do not refresh this page or press back.</p>
  </div>
);

import { shopPolicy } from "../../data/policy.ts";
import * as styles from "./gift-card.css.ts";

/** Shown for the code, which only the mail holds. */
const HIDDEN_CODE = "GIFT-••••-••••-••••-••••";

/** Of the mail's picture, which mail programs take as PNG alone. */
const GARLAND = "/gift-voucher.720.avif 720w, /gift-voucher.1072.avif 1072w";

export interface GiftCardProps {
  /** Such as ₹500. */
  readonly amount: string;
  readonly receiver: string;
  readonly sender: string;
  readonly message: string;
}

/** The card as it is mailed: the same picture, words and colours as the mail's. */
export const GiftCard = ({ amount, receiver, sender, message }: GiftCardProps) => (
  <figure className={styles.frame}>
    {message ? <blockquote className={styles.message}>“{message}”</blockquote> : null}
    <div className={styles.card}>
      <picture>
        <source type="image/avif" srcSet={GARLAND} sizes="(max-width: 560px) 100vw, 536px" />
        <img src="/gift-voucher.png" alt="" width={1072} height={224} className={styles.garland} fetchPriority="high" />
      </picture>
      <div className={styles.words}>
        <div className={styles.top}>
          <span>Gift voucher</span>
          <span>{shopPolicy().identity.shopName}</span>
        </div>
        <p className={styles.amount}>{amount}</p>
        <p className={styles.names}>
          For {receiver}
          <br />
          <span className={styles.sender}>from {sender}</span>
        </p>
        <p className={styles.slip}>
          Your code
          <strong className={styles.code}>{HIDDEN_CODE}</strong>
        </p>
      </div>
    </div>
    <figcaption className={styles.caption}>This card is mailed, with the code, once it is paid.</figcaption>
  </figure>
);

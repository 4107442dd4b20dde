import { leadPages } from "@store/content";
import { LEAD_CREATED } from "@store/domain";
import { Button, ButtonLink } from "@store/ui/button";
import { Icon } from "@store/ui/icon";
import { useEffect, useRef } from "react";
import { shopPolicy } from "../../data/policy.ts";
import type { LeadKind } from "./lead-draft.ts";
import * as styles from "./leads.css.ts";

export interface LeadSentProps {
  readonly kind: LeadKind;
  readonly onAnother: () => void;
}

/** In the form's place, once it was sent. */
export default function LeadSent({ kind, onAnother }: LeadSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "center" });
  }, []);
  const [, call, offer] = leadPages(shopPolicy())[kind].steps;
  return (
    <div className={styles.sent}>
      <span className={styles.sentMark}>
        <Icon name="good" />
      </span>
      <h2 ref={title} tabIndex={-1} className={styles.stepTitle}>
        {LEAD_CREATED}
      </h2>
      <p>
        <strong>{call.title}.</strong> {call.text}
      </p>
      <p>
        <strong>{offer.title}.</strong> {offer.text}
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/shop" size="large">
          See our products
        </ButtonLink>
        <Button variant="secondary" size="large" onClick={onAnother}>
          Send another form
        </Button>
      </div>
    </div>
  );
}

import { LEAD_CONSENT } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { useLocation } from "react-router-dom";
import { isInsideApp, MOBILE_PARAMETER } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import type { LeadDraft } from "./lead-draft.ts";
import * as styles from "./leads.css.ts";

const POLICY = "Privacy Policy";
const [BEFORE_POLICY, AFTER_POLICY] = LEAD_CONSENT.split(POLICY);
const CONTACT_STEP = 2;

export interface ConsentStepProps {
  readonly draft: LeadDraft;
  readonly hasConsented: boolean;
  readonly onConsent: (hasConsented: boolean) => void;
  readonly onOpen: (step: number) => void;
}

const joined = (...texts: readonly string[]): string => texts.filter((text) => text.trim() !== "").join(", ");

/** What is about to be sent, and the consent without which it is not [R179]. */
export function ConsentStep({ draft, hasConsented, onConsent, onOpen }: ConsentStepProps) {
  const { pathname, search } = useLocation();
  const isApp = isInsideApp(pathname, new URLSearchParams(search));
  const phone = draft.phone && `${draft.callingCode} ${draft.phone}`.trim();
  const answered = draft.answers.filter((answer) => answer.trim() !== "").length;
  const rows = [
    { term: "Company", text: joined(draft.companyName, draft.industryType, draft.companySize) },
    { term: "Place", text: joined(draft.cityName, draft.stateName, draft.countryName) },
    { term: "Contact", text: joined(draft.fullName, draft.jobTitle, draft.email, phone) },
    { term: "Questions", text: `${answered} of ${draft.answers.length} answered` },
  ];
  const isReachable = draft.email.trim() !== "" || draft.phone !== "";
  return (
    <div className={styles.review}>
      <dl className={styles.summary}>
        {rows.map(({ term, text }, step) => (
          <div key={term} className={styles.summaryRow}>
            <dt className={styles.summaryTerm}>{term}</dt>
            <dd className={styles.summaryText}>{text || "Left out"}</dd>
            <dd className={styles.summaryAction}>
              <Button variant="quiet" size="small" aria-label={`Change: ${term}`} onClick={() => onOpen(step)}>
                Change
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {isReachable ? null : (
        <Alert tone="notice" title="How can we reach you?">
          You have given neither an email nor a phone number.{" "}
          <Button variant="quiet" size="small" onClick={() => onOpen(CONTACT_STEP)}>
            Add one
          </Button>
        </Alert>
      )}
      <CheckboxField
        id="consent"
        label={
          <>
            {BEFORE_POLICY}
            <Link to={isApp ? `/privacy-policy?${MOBILE_PARAMETER}=true` : "/privacy-policy"}>{POLICY}</Link>
            {AFTER_POLICY}
          </>
        }
        required
        checked={hasConsented}
        hint={hasConsented ? undefined : "Please tick the box to send the form"}
        onCheckedChange={onConsent}
      />
    </div>
  );
}

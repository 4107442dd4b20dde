import { accountMeta, brand } from "@store/content";
import { CHECKOUT_ERRORS, PAYMENT_POLL_MINUTES } from "@store/domain";
import { refusalMessage, SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { RequireLogin } from "@store/react-client/require-login";
import { useIsSessionKnown } from "@store/react-client/session-store";
import { Alert } from "@store/ui/alert";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Spinner } from "@store/ui/spinner";
import { toast } from "@store/ui/toaster";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./elite.css.ts";
import { useMembershipPayment } from "./use-membership-payment.ts";
import { usePaymentPolling } from "./use-payment-polling.ts";

const { title } = accountMeta["/subscription-payment"];

export const meta = accountMeta["/subscription-payment"];

const TO_PLANS = { label: `Go to ${brand.eliteName}`, href: "/subscription-plans" } as const;

export const WELCOME = `Welcome to ${brand.eliteName}!`;

const Wait = () => (
  <div className={styles.waiting}>
    <Spinner size="large" label={title} />
    <p className={styles.waitingText}>
      We are waiting for your bank to confirm. Please do not pay again: if you leave this page, your membership begins
      all the same.
    </p>
  </div>
);

/** Where the payment page leads back to, with the payment's id [R109]. */
export default function SubscriptionPaymentPage() {
  // The server's page is one for every payment: what the address names is looked at once the browser has taken over.
  const isKnown = useIsSessionKnown();
  return (
    <div className={shell.wide}>
      <h1 className={shell.centredTitle}>{title}</h1>
      {isKnown ? <Confirmation /> : <Wait />}
    </div>
  );
}

function Confirmation() {
  const [parameters] = useSearchParams();
  const txnId = parameters.get("txnid");
  if (!txnId) return <EmptyState title="There is no payment to confirm" action={TO_PLANS} />;
  return (
    <RequireLogin fallback={<Wait />}>
      <Payment key={txnId} txnId={txnId} hint={parameters.get("payment")} />
    </RequireLogin>
  );
}

interface PaymentProps {
  readonly txnId: string;
  readonly hint: string | null;
}

function Payment({ txnId, hint }: PaymentProps) {
  const { progress, askAgain } = usePaymentPolling(txnId, hint);
  const navigate = useNavigate();
  useEffect(() => {
    if (progress !== "paid") return;
    toast.success(WELCOME, { description: "Delivery is free from now on." });
    void navigate("/", { replace: true });
  }, [progress, navigate]);

  switch (progress) {
    case "paid":
    case "waiting":
      return <Wait />;
    case "unreachable":
      return (
        <>
          <Wait />
          <Alert title={SOMETHING_WENT_WRONG}>We cannot reach the store, and keep trying. {TRY_AGAIN_LATER}</Alert>
        </>
      );
    case "unknown":
      return <EmptyState title="We know of no such payment" action={TO_PLANS} />;
    case "late":
      return (
        <ErrorState
          title="Your payment is not confirmed yet"
          message={`We have asked for ${PAYMENT_POLL_MINUTES} minutes. If you have paid, do not pay again: your membership begins as soon as your bank confirms.`}
          retryLabel="Ask again"
          onRetry={askAgain}
          action={TO_PLANS}
        />
      );
    case "failed":
      return <Failed />;
  }
}

function Failed() {
  const { pay, isPending, failure } = useMembershipPayment();
  return (
    <>
      <ErrorState
        title={CHECKOUT_ERRORS.payment}
        message="Nothing was charged for a membership."
        retryLabel="Pay again"
        onRetry={pay}
        isRetrying={isPending}
        action={TO_PLANS}
      />
      {failure ? <Alert title={SOMETHING_WENT_WRONG}>{refusalMessage(failure)}</Alert> : null}
    </>
  );
}

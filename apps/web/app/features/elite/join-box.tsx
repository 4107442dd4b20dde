import type { CallFailure } from "@store/api-client";
import { eliteSubscriptions } from "@store/api-client/contract";
import { brand } from "@store/content";
import { type CalendarDate, calendarDate, formatDate, renewedUntil } from "@store/domain";
import { refusalMessage, SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { openLogin } from "@store/react-client/login-dialog-store";
import { useIsElite, useIsLoggedIn, useIsSessionKnown, useSession } from "@store/react-client/session-store";
import { useQuery } from "@store/react-client/use-query";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { shopPolicy } from "../../data/policy.ts";
import * as styles from "./elite.css.ts";
import { useMembershipPayment } from "./use-membership-payment.ts";

const JOIN = `Join ${brand.eliteName}`;

/**
 * The way in, for who is no member; for members, until when they are [R108]. Its place has its height before the
 * browser knows who the shopper is, so nothing moves then.
 */
export function JoinBox() {
  const isKnown = useIsSessionKnown();
  const isMember = useIsElite();
  return (
    <div className={styles.joinPlace}>
      {isKnown ? isMember ? <Member /> : <Join /> : <div aria-hidden className={styles.joinUnknown} />}
    </div>
  );
}

/** What went wrong, where it was pressed. */
const Failed = ({ failure }: { readonly failure: CallFailure | undefined }) =>
  failure ? <Alert title={SOMETHING_WENT_WRONG}>{refusalMessage(failure)}</Alert> : null;

function Join() {
  const isLoggedIn = useIsLoggedIn();
  const { pay, isPending, failure } = useMembershipPayment();
  /** Who logs in may turn out to be a member already. */
  const payUnlessMember = () => {
    if (useSession.getState().stored.is_sose_elite_user !== "true") pay();
  };
  return (
    <>
      <Button
        size="large"
        isWide
        isPending={isPending}
        onClick={() => (isLoggedIn ? pay() : openLogin(payUnlessMember))}
      >
        {JOIN}
      </Button>
      <p className={styles.finePrint}>You pay on the next page. It never renews by itself.</p>
      {isLoggedIn ? null : (
        <p className={styles.finePrint}>
          Already a member?{" "}
          <button type="button" className={styles.textButton} onClick={() => openLogin()}>
            Log in
          </button>
        </p>
      )}
      <Failed failure={failure} />
    </>
  );
}

/** The day that the membership in force ends; a later one counts where there are several. */
const lastDay = (memberships: readonly { readonly is_active: boolean; readonly end_date: string }[]) =>
  memberships
    .filter(({ is_active }) => is_active)
    .flatMap(({ end_date }) => calendarDate(end_date) ?? [])
    .toSorted()
    .at(-1);

const renewalNote = (end: CalendarDate) =>
  `Until ${formatDate(end)}. Renewing adds a year, until ${formatDate(renewedUntil(end, shopPolicy()))}.`;

function Member() {
  const { state, reply, refetch } = useQuery(eliteSubscriptions);
  const { pay, isPending, failure } = useMembershipPayment();
  const end = reply && lastDay(reply.data);
  return (
    <>
      <p className={styles.member}>You are a member of {brand.eliteName}</p>
      {state === "failed" ? (
        <p className={styles.memberNote} role="alert">
          Until when could not be loaded.{" "}
          <button type="button" className={styles.textButton} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : (
        <p className={styles.memberNote}>{end ? renewalNote(end) : null}</p>
      )}
      <Button size="large" variant="secondary" isWide isPending={isPending} onClick={pay}>
        Renew for a year
      </Button>
      <Failed failure={failure} />
    </>
  );
}

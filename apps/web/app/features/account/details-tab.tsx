import { profile, type ReplyOf } from "@store/api-client/contract";
import { PROFILE_FAILED } from "@store/domain";
import { Button, ButtonLink } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { lazy, Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { useLazyDialog } from "../../data/use-lazy-dialog.ts";
import { useQuery } from "../../data/use-query.ts";
import * as styles from "./details-tab.css.ts";

const importDeactivate = () => import("./deactivate-dialog.tsx");
const DeactivateDialog = lazy(importDeactivate);
const importConfirm = () => import("./confirm-mobile-dialog.tsx");
const ConfirmMobileDialog = lazy(importConfirm);

/** The customer's details, and what leads to changing them (document 3, section 2). */
export function DetailsTab() {
  const { state, reply, refetch } = useQuery(profile);
  if (state === "loading") return <DetailsSkeleton />;
  if (state === "failed") return <ErrorState title={PROFILE_FAILED} onRetry={refetch} />;
  return <Details details={reply.data} />;
}

const DetailsSkeleton = () => (
  <div className={styles.details}>
    <Skeleton shape="block" />
    <div className={styles.actions}>
      <Skeleton shape="button" />
    </div>
  </div>
);

function Details({ details }: { readonly details: ReplyOf<typeof profile>["data"] }) {
  const { first_name, last_name, email, mobile_no, company } = details;
  const navigate = useNavigate();
  const deactivation = useLazyDialog(importDeactivate);
  const confirmation = useLazyDialog(importConfirm);
  const facts = [
    ["Name", `${first_name} ${last_name}`],
    ["Email", email],
    ["Mobile", mobile_no],
    ["Company", company],
  ] as const;
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) =>
          fact ? (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.text}>{fact}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => void navigate("/profile/edit", { state: { profile: details } })}>Edit profile</Button>
        <ButtonLink href="/update-password" variant="secondary">
          Change password
        </ButtonLink>
        {mobile_no ? (
          <Button
            variant="secondary"
            onClick={confirmation.open}
            onPointerEnter={() => void importConfirm()}
            onFocus={() => void importConfirm()}
          >
            Confirm your mobile
          </Button>
        ) : null}
        <Button
          variant="quiet"
          onClick={deactivation.open}
          onPointerEnter={deactivation.warmUp}
          onFocus={deactivation.warmUp}
        >
          Deactivate account
        </Button>
      </div>
      {mobile_no && confirmation.isWanted ? (
        <Suspense>
          <ConfirmMobileDialog
            mobile={mobile_no}
            isOpen={confirmation.isOpen}
            onOpenChange={confirmation.onOpenChange}
          />
        </Suspense>
      ) : null}
      {deactivation.isWanted ? (
        <Suspense>
          <DeactivateDialog isOpen={deactivation.isOpen} onOpenChange={deactivation.onOpenChange} />
        </Suspense>
      ) : null}
    </div>
  );
}

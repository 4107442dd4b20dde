import { profile, type ReplyOf } from "@store/api-client/contract";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { useQuery } from "@store/react-client/use-query";
import { Button, ButtonLink } from "@store/ui/button";
import { Skeleton } from "@store/ui/skeleton";
import { lazy, Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { CartReminders } from "./cart-reminders.tsx";
import * as styles from "./details-tab.css.ts";
import { MyData } from "./my-data.tsx";
import { Passkeys } from "./passkeys.tsx";
import { ProfileError } from "./profile-error.tsx";
import { Sessions } from "./sessions.tsx";

const importDeactivate = () => import("./deactivate-dialog.tsx");
const DeactivateDialog = lazy(importDeactivate);
const importAddEmail = () => import("./add-email-dialog.tsx");
const AddEmailDialog = lazy(importAddEmail);
const importConfirm = () => import("@store/react-client/confirm-mobile-dialog");
const ConfirmMobileDialog = lazy(importConfirm);

/** The customer's details, and what leads to changing them [R143]. */
export function DetailsTab() {
  const query = useQuery(profile);
  if (query.state === "loading") return <DetailsSkeleton />;
  if (query.state === "failed") return <ProfileError failure={query.failure} onRetry={query.refetch} />;
  return <Details details={query.reply.data} onChanged={query.refetch} />;
}

const DetailsSkeleton = () => (
  <div className={styles.details}>
    <Skeleton shape="block" />
    <div className={styles.actions}>
      <Skeleton shape="button" />
    </div>
  </div>
);

interface DetailsProps {
  readonly details: ReplyOf<typeof profile>["data"];
  readonly onChanged: () => Promise<void>;
}

function Details({ details, onChanged }: DetailsProps) {
  const {
    first_name,
    last_name,
    email,
    mobile_no,
    company,
    cart_reminders,
    has_password: hasPassword = true,
  } = details;
  const navigate = useNavigate();
  const deactivation = useLazyDialog(importDeactivate);
  const confirmation = useLazyDialog(importConfirm);
  const emailLogin = useLazyDialog(importAddEmail);
  const facts = [
    ["Name", `${first_name} ${last_name}`.trim()],
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
        {hasPassword ? (
          <ButtonLink href="/update-password" variant="secondary">
            Change password
          </ButtonLink>
        ) : mobile_no ? (
          <Button
            variant="secondary"
            onClick={emailLogin.open}
            onPointerEnter={emailLogin.warmUp}
            onFocus={emailLogin.warmUp}
          >
            Add email and password
          </Button>
        ) : (
          <ButtonLink href="/reset-password" variant="secondary">
            Set a password
          </ButtonLink>
        )}
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
      {cart_reminders === undefined ? null : <CartReminders isOn={cart_reminders} />}
      <Passkeys hasPassword={hasPassword} />
      <Sessions />
      <MyData hasPassword={hasPassword} />
      {mobile_no && confirmation.isWanted ? (
        <Suspense>
          <ConfirmMobileDialog
            mobile={mobile_no}
            isOpen={confirmation.isOpen}
            onOpenChange={confirmation.onOpenChange}
          />
        </Suspense>
      ) : null}
      {emailLogin.isWanted ? (
        <Suspense>
          <AddEmailDialog
            email={email ?? ""}
            isEmailFixed={details.is_email_fixed ?? false}
            isOpen={emailLogin.isOpen}
            onOpenChange={emailLogin.onOpenChange}
            onAdded={onChanged}
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

import { passkeys, type ReplyOf } from "@store/api-client/contract";
import { formatDate, PASSKEYS_AT_MOST, TOO_MANY_PASSKEYS } from "@store/domain";
import { TRY_AGAIN_LATER } from "@store/react-client/failures";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { useQuery } from "@store/react-client/use-query";
import { Button } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { toast } from "@store/ui/toaster";
import { lazy, Suspense } from "react";
import * as styles from "./details-tab.css.ts";

const importAdd = () => import("./add-passkey-dialog.tsx");
const AddPasskeyDialog = lazy(importAdd);
const importRemove = () => import("./remove-passkey-dialog.tsx");
const RemovePasskeyDialog = lazy(importRemove);

const NO_PASSKEYS_HERE = "This browser knows no passkeys. Please add one in another browser!";

type Passkey = ReplyOf<typeof passkeys>["data"][number];

/** The customer's passkeys, what adds one, and what removes one. */
export function Passkeys({ hasPassword }: { readonly hasPassword: boolean }) {
  const query = useQuery(passkeys);
  const dialog = useLazyDialog(importAdd);
  const known = query.reply?.data;
  const add = () => {
    if (!("PublicKeyCredential" in window)) return toast.error(NO_PASSKEYS_HERE);
    return known && known.length >= PASSKEYS_AT_MOST ? toast.error(TOO_MANY_PASSKEYS) : dialog.open();
  };
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className={styles.subtitle}>
        Passkeys
      </h2>
      <p className={styles.term}>
        Log in with your finger, your face or the PIN of your device. A code by SMS can be intercepted, a passkey
        cannot.
      </p>
      {query.state === "loading" ? <Skeleton shape="line" /> : null}
      {query.state === "failed" ? (
        <ErrorState title="Your passkeys could not be loaded" message={TRY_AGAIN_LATER} onRetry={query.refetch} />
      ) : null}
      {known && known.length > 0 ? (
        <ul className={styles.entries}>
          {known.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={query.refetch} />
          ))}
        </ul>
      ) : null}
      <div className={styles.dataActions}>
        <Button variant="secondary" onClick={add} onPointerEnter={dialog.warmUp} onFocus={dialog.warmUp}>
          Add a passkey
        </Button>
      </div>
      {dialog.isWanted ? (
        <Suspense>
          <AddPasskeyDialog
            hasPassword={hasPassword}
            isOpen={dialog.isOpen}
            onOpenChange={dialog.onOpenChange}
            onAdded={query.refetch}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRemoved: () => Promise<void>;
}

function PasskeyRow({ passkey: { id, name, created_at: added, last_used_at: used }, onRemoved }: PasskeyRowProps) {
  const dialog = useLazyDialog(importRemove);
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.text}>{name}</p>
        <p className={styles.term}>
          Added on {formatDate(added)}, {used ? `last used on ${formatDate(used)}` : "not used yet"}
        </p>
      </div>
      <Button
        size="small"
        variant="quiet"
        onClick={dialog.open}
        onPointerEnter={dialog.warmUp}
        onFocus={dialog.warmUp}
        aria-label={`Remove ${name}`}
      >
        Remove
      </Button>
      {dialog.isWanted ? (
        <Suspense>
          <RemovePasskeyDialog
            id={id}
            name={name}
            isOpen={dialog.isOpen}
            onOpenChange={dialog.onOpenChange}
            onRemoved={onRemoved}
          />
        </Suspense>
      ) : null}
    </li>
  );
}

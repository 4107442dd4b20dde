import { startRegistration } from "@simplewebauthn/browser";
import { addPasskey, passkeyCreation, type ReplyOf } from "@store/api-client/contract";
import { PASSKEY_NAME_MAXIMUM_LENGTH, PASSKEY_NOT_ADDED } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { deviceName } from "@store/react-client/device-name";
import { refusalMessage } from "@store/react-client/failures";
import { useSending } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { type FormEvent, useRef, useState } from "react";
import * as styles from "./account.css.ts";
import { ConfirmFields, useConfirmation } from "./confirm-fields.tsx";

const ADDED = "You can log in by this passkey from now on.";
const NAME_MISSING = "Please name the passkey!";
const GIVEN_UP = "No passkey was made.";
const KNOWN = "This device has a passkey for your account already.";

/** Why the browser made none. */
function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return KNOWN;
  return name === "NotAllowedError" || name === "AbortError" ? GIVEN_UP : PASSKEY_NOT_ADDED;
}

interface AddPasskeyDialogProps {
  readonly hasPassword: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onAdded: () => Promise<void>;
}

/** Adds a passkey to the account. What was typed goes when it is closed: the password is asked for each time. */
export default function AddPasskeyDialog({ hasPassword, isOpen, onOpenChange, onAdded }: AddPasskeyDialogProps) {
  const finish = () => {
    onOpenChange(false);
    return onAdded();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Add a passkey"
      description="Your finger, your face or the PIN of your device then logs you in, without an OTP or a password."
    >
      <AddPasskeyForm hasPassword={hasPassword} onAdded={finish} />
    </Dialog>
  );
}

interface AddPasskeyFormProps {
  readonly hasPassword: boolean;
  readonly onAdded: () => Promise<void>;
}

/** Asks again who it is, and has the browser make a passkey. */
function AddPasskeyForm({ hasPassword, onAdded }: AddPasskeyFormProps) {
  const confirmation = useConfirmation(hasPassword);
  const { problem, setProblem } = confirmation;
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  /** What the browser was given, until it has made one: who gives up and tries again is not asked twice who it is. */
  const options = useRef<ReplyOf<typeof passkeyCreation>["data"]>(undefined);

  /** @returns why there is no passkey. */
  const make = async (): Promise<string | undefined> => {
    if (!options.current) {
      const asked = await call(passkeyCreation, { body: confirmation.body });
      if (!asked.ok) return refusalMessage(asked.failure);
      options.current = asked.reply.data;
    }
    const made = await startRegistration({ optionsJSON: options.current }).catch(reasonOf);
    if (typeof made === "string") return made;
    options.current = undefined;
    const added = await call(addPasskey, { body: { name, credential: made } });
    return added.ok ? undefined : refusalMessage(added.failure);
  };
  const { send, isPending } = useSending(make, async (failed) => {
    if (failed) return setProblem(failed);
    toast.success(ADDED);
    await onAdded();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = name.trim() ? confirmation.missing : NAME_MISSING;
    setProblem(missing);
    if (!missing) void send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Name"
        hint="So that you know it again"
        maxLength={PASSKEY_NAME_MAXIMUM_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
        required
      />
      <ConfirmFields action="passkey" confirmation={confirmation} />
      {problem ? <Alert>{problem}</Alert> : null}
      <Button type="submit" isWide isPending={isPending}>
        Continue
      </Button>
    </form>
  );
}

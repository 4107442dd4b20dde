import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  verifySecondFactor,
} from "@store/api-client/contract";
import {
  checkFields,
  ENTER_RECOVERY_CODE,
  ENTER_SECOND_FACTOR,
  readRecoveryCode,
  requireText,
  SET_UP_SECOND_FACTOR,
  TOTP_DIGITS,
} from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { TextField } from "@store/ui/text-field";
import { useState } from "react";
import { encode } from "uqr";
import * as styles from "./dashboard.css.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

const EMPTY = { code: "" };

const checkCode = ({ code }: typeof EMPTY) =>
  checkFields({ code: requireText(code, ENTER_SECOND_FACTOR) }, (fields) => fields.code.value);

const OPEN = "Open the dashboard";

interface SecondFactorProps {
  /** The authenticator app is set up: its code is asked for. */
  readonly isSetUp: boolean;
  readonly onEntered: () => Promise<void>;
}

/** Asks for the second factor, or has it set up first. */
export default function SecondFactor({ isSetUp, onEntered }: SecondFactorProps) {
  return (
    <section className={styles.narrow}>
      {isSetUp ? (
        <EnterSecondFactor onEntered={onEntered} />
      ) : (
        <>
          <p>{SET_UP_SECOND_FACTOR}</p>
          <SetUpSecondFactor label={OPEN} onEntered={onEntered} />
        </>
      )}
    </section>
  );
}

/** The app's code, or a recovery code where the phone is not at hand. */
function EnterSecondFactor({ onEntered }: Pick<SecondFactorProps, "onEntered">) {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <>
      <p>{isRecovery ? ENTER_RECOVERY_CODE : ENTER_SECOND_FACTOR}</p>
      {isRecovery ? (
        <RecoveryForm onEntered={onEntered} />
      ) : (
        <CodeForm endpoint={verifySecondFactor} label={OPEN} onEntered={onEntered} />
      )}
      <Button variant="quiet" onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? "Use the authenticator app" : "Use a recovery code"}
      </Button>
    </>
  );
}

const checkRecovery = ({ code }: typeof EMPTY) =>
  checkFields({ code: requireText(code, ENTER_RECOVERY_CODE) }, (fields) => readRecoveryCode(fields.code.value));

function RecoveryForm({ onEntered }: Pick<SecondFactorProps, "onEntered">) {
  const form = useForm(EMPTY, checkRecovery);
  const { send, isPending } = useMutation(verifySecondFactor, (answer) =>
    answer.ok ? onEntered() : form.showErrors({ code: refusalMessage(answer.failure) }),
  );
  return (
    <form
      ref={form.element}
      className={styles.form}
      onSubmit={form.submit((code) => send({ body: { code } }))}
      noValidate
    >
      <TextField label="Recovery code" autoComplete="off" autoCapitalize="none" required {...form.text("code")} />
      <Button type="submit" isPending={isPending}>
        {OPEN}
      </Button>
    </form>
  );
}

/** Digits only: apps show the code with a gap in the middle. */
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, "").slice(0, TOTP_DIGITS);

interface CodeProps {
  /** The button that sends the code. */
  readonly label: string;
  readonly onEntered: () => Promise<void>;
}

type CodeEndpoint = typeof verifySecondFactor | typeof confirmSecondFactor | typeof renewRecoveryCodes;

interface CodeFormProps {
  readonly endpoint: CodeEndpoint;
  readonly label: string;
  /** @param codes the recovery codes that were made. */
  readonly onEntered: (codes: readonly string[]) => unknown;
}

function CodeForm({ endpoint, label, onEntered }: CodeFormProps) {
  const form = useForm(EMPTY, checkCode);
  const { send, isPending } = useMutation(endpoint, (answer) =>
    answer.ok
      ? onEntered("data" in answer.reply ? answer.reply.data.recovery_codes : [])
      : form.showErrors({ code: refusalMessage(answer.failure) }),
  );
  return (
    <form
      ref={form.element}
      className={styles.form}
      onSubmit={form.submit((code) => send({ body: { code } }))}
      noValidate
    >
      <TextField
        label="Code of your authenticator app"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...form.text("code", digitsOf)}
      />
      <Button type="submit" isPending={isPending}>
        {label}
      </Button>
    </form>
  );
}

/** Makes a secret for an authenticator app, shows it, and asks for the app's first code. */
export function SetUpSecondFactor({ label, onEntered }: CodeProps) {
  const [begun, setBegun] = useState<{ readonly secret: string; readonly uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(beginSecondFactor, (answer) =>
    answer.ok ? setBegun(answer.reply.data) : setProblem(refusalMessage(answer.failure)),
  );
  if (codes) return <RecoveryCodes codes={codes} label={label} onKept={onEntered} />;
  if (!begun) {
    return (
      <>
        {problem ? <Alert>{problem}</Alert> : null}
        <Button isPending={isPending} onClick={() => void send()}>
          Set up an authenticator app
        </Button>
      </>
    );
  }
  return (
    <>
      <p>Scan this with your authenticator app, then enter the code that it shows.</p>
      <QrCode text={begun.uri} />
      <p>
        On this phone? <a href={begun.uri}>Open the app</a>, or type{" "}
        <code className={styles.secret}>{begun.secret}</code>
      </p>
      <CodeForm endpoint={confirmSecondFactor} label="Confirm the code" onEntered={setCodes} />
    </>
  );
}

/** Makes new recovery codes for a code of the app, and shows them. */
export function RenewRecoveryCodes({ onKept }: { readonly onKept: () => Promise<void> }) {
  const [codes, setCodes] = useState<readonly string[]>();
  return codes ? (
    <RecoveryCodes codes={codes} label="I have kept them" onKept={onKept} />
  ) : (
    <CodeForm endpoint={renewRecoveryCodes} label="Make new recovery codes" onEntered={setCodes} />
  );
}

function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text);
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
    >
      <path d={dots.join("")} />
    </svg>
  );
}

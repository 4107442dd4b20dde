import { beginSecondFactor, confirmSecondFactor, verifySecondFactor } from "@store/api-client/contract";
import { checkFields, ENTER_SECOND_FACTOR, requireText, SET_UP_SECOND_FACTOR, TOTP_DIGITS } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { TextField } from "@store/ui/text-field";
import { useState } from "react";
import { encode } from "uqr";
import * as styles from "./dashboard.css.ts";

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
      <p>{isSetUp ? ENTER_SECOND_FACTOR : SET_UP_SECOND_FACTOR}</p>
      {isSetUp ? (
        <CodeForm endpoint={verifySecondFactor} label={OPEN} onEntered={onEntered} />
      ) : (
        <SetUpSecondFactor label={OPEN} onEntered={onEntered} />
      )}
    </section>
  );
}

/** Digits only: apps show the code with a gap in the middle. */
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, "").slice(0, TOTP_DIGITS);

interface CodeProps {
  /** The button that sends the code. */
  readonly label: string;
  readonly onEntered: () => Promise<void>;
}

function CodeForm({
  endpoint,
  label,
  onEntered,
}: CodeProps & { readonly endpoint: typeof verifySecondFactor | typeof confirmSecondFactor }) {
  const form = useForm(EMPTY, checkCode);
  const { send, isPending } = useMutation(endpoint, (answer) =>
    answer.ok ? onEntered() : form.showErrors({ code: refusalMessage(answer.failure) }),
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
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(beginSecondFactor, (answer) =>
    answer.ok ? setBegun(answer.reply.data) : setProblem(refusalMessage(answer.failure)),
  );
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
      <CodeForm endpoint={confirmSecondFactor} label={label} onEntered={onEntered} />
    </>
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

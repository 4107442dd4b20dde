import { requestStock, requestStockByEmail, stopStockRequest } from "@store/api-client/contract";
import {
  CAPTCHA_FIRST,
  checkStockRequest,
  EMAIL_MAXIMUM_LENGTH,
  NO_WAY_TO_WRITE,
  STOCK_REQUEST_MAILED,
  STOCK_REQUEST_TAKEN,
} from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { useCaptcha } from "@store/react-client/use-captcha";
import { errorsByField, useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { TextField } from "@store/ui/text-field";
import { useEffect, useRef, useState } from "react";
import * as styles from "./back-in-stock.css.ts";

const STOPPED = "We will not write to you about it.";
const WHAT_FOR = "We use your email for this one mail, and for nothing else.";

/** What came of the last press. */
interface Outcome {
  readonly message: string;
  /** Ends the request again. */
  readonly token?: string | undefined;
}

interface PartProps {
  readonly productId: number;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** Asks for a customer, who has pressed already; one who has proven neither email nor mobile enters an email. */
function ForCustomer({ productId, onOutcome }: PartProps) {
  const [problem, setProblem] = useState<string>();
  const [unproven, setUnproven] = useState<string>();
  const { send, isPending } = useMutation(requestStock, (answer) => {
    if (answer.ok) {
      const { message = STOCK_REQUEST_TAKEN, token } = answer.reply;
      return onOutcome({ message, token });
    }
    const { failure } = answer;
    const message = refusalMessage(failure);
    if (failure.kind === "refused" && failure.code === NO_WAY_TO_WRITE.code) setUnproven(message);
    else setProblem(message);
  });
  const ask = () => {
    setProblem(undefined);
    return send({ params: { id: productId } });
  };
  const first = useRef(ask);
  // The button that was pressed before is gone.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    void first.current();
  }, []);
  if (unproven) return <ByEmail productId={productId} onOutcome={onOutcome} why={unproven} />;
  return (
    <>
      <Button ref={button} size="large" isWide isPending={isPending} onClick={() => void ask()}>
        Notify me
      </Button>
      {problem ? <Alert>{problem}</Alert> : null}
    </>
  );
}

/** Where the mail goes of somebody whom we cannot write to otherwise; a customer is told why. */
function ByEmail({ productId, onOutcome, why }: PartProps & { readonly why?: string }) {
  const form = useForm({ email: "" }, checkStockRequest);
  const captcha = useCaptcha("stock-request");
  const [problem, setProblem] = useState<string>();
  // The button that opened it is gone.
  useEffect(() => form.element.current?.querySelector("input")?.focus(), [form.element]);
  const { send, isPending } = useMutation(requestStockByEmail, (answer) => {
    // An answer of the captcha can be used only once.
    captcha.reset();
    if (answer.ok) return onOutcome({ message: answer.reply.message ?? STOCK_REQUEST_MAILED });
    const { failure } = answer;
    setProblem(refusalMessage(failure));
    if (failure.kind === "refused") form.showErrors(errorsByField(failure.errors, { email: "email" }));
  });
  return (
    <form
      ref={form.element}
      className={styles.part}
      onSubmit={form.submit(({ email }) => {
        if (!captcha.answer) return setProblem(CAPTCHA_FIRST);
        setProblem(undefined);
        return send({ params: { id: productId }, body: { email, recaptcha: captcha.answer } });
      })}
      noValidate
    >
      {why ? <Alert tone="notice">{why}</Alert> : null}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAXIMUM_LENGTH}
        required
        hint={WHAT_FOR}
        {...form.text("email")}
      />
      {captcha.field}
      {problem ? <Alert>{problem}</Alert> : null}
      <Button type="submit" size="large" isWide isPending={isPending}>
        Notify me
      </Button>
    </form>
  );
}

function Stop({ token, onOutcome }: { readonly token: string } & Pick<PartProps, "onOutcome">) {
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(stopStockRequest, (answer) =>
    answer.ok ? onOutcome({ message: STOPPED }) : setProblem(refusalMessage(answer.failure)),
  );
  return (
    <>
      <Button variant="quiet" isPending={isPending} onClick={() => void send({ body: { token } })}>
        Do not notify me
      </Button>
      {problem ? <Alert>{problem}</Alert> : null}
    </>
  );
}

/** Has a shopper written to when a product that is out of stock is back: a customer at once, others by an email. */
export default function BackInStock({ productId }: Pick<PartProps, "productId">) {
  const isLoggedIn = useIsLoggedIn();
  const [outcome, setOutcome] = useState<Outcome>();
  // It is there before its words, so that screen readers announce them; what was pressed goes.
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome) note.current?.focus();
  }, [outcome]);
  const Ask = isLoggedIn ? ForCustomer : ByEmail;
  return (
    <div className={styles.part}>
      {outcome ? null : <Ask productId={productId} onOutcome={setOutcome} />}
      <p ref={note} role="status" tabIndex={-1}>
        {outcome?.message}
      </p>
      {outcome?.token ? <Stop token={outcome.token} onOutcome={setOutcome} /> : null}
    </div>
  );
}

import { addCaller, findCaller, type ReplyOf } from "@store/api-client/contract";
import { checkFields, customerLabel, FIELD_LENGTHS, mobileDigits, normalizeMobile, requireText } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { PhoneField } from "@store/ui/phone-field";
import { TextField } from "@store/ui/text-field";
import { useState } from "react";
import { Link } from "react-router-dom";
import * as styles from "../frame/dashboard.css.ts";
import { find, part } from "./order-goods.css.ts";

/** Who calls to order. */
export type Caller = ReplyOf<typeof addCaller>["data"]["customer"];

const checkMobile = ({ mobile }: { readonly mobile: string }) =>
  checkFields({ mobile: normalizeMobile(mobile) }, (fields) => ({ mobile: fields.mobile.value }));

const checkName = ({ name }: { readonly name: string }) =>
  checkFields({ name: requireText(name, "What is the caller's name?") }, (fields) => ({ name: fields.name.value }));

interface NewCallerProps {
  readonly mobile: string;
  readonly onCaller: (caller: Caller) => void;
}

/** Nobody has the number: an account is made of it and a name. */
function NewCaller({ mobile, onCaller }: NewCallerProps) {
  const form = useForm({ name: "" }, checkName);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(addCaller, (answer) => {
    if (answer.ok) onCaller(answer.reply.data.customer);
    else setProblem(refusalMessage(answer.failure));
  });
  return (
    <form
      ref={form.element}
      className={find}
      aria-label="New customer"
      onSubmit={form.submit(({ name }) => send({ body: { mobile, name } }))}
      noValidate
    >
      <TextField
        label="Name of the new customer"
        required
        autoComplete="off"
        maxLength={FIELD_LENGTHS.fullName}
        {...form.text("name")}
      />
      <Button type="submit" isPending={isPending}>
        New customer
      </Button>
      {problem ? <Alert>{problem}</Alert> : null}
    </form>
  );
}

/** Finds who calls by the mobile number. */
function FindCaller({ onCaller }: Pick<NewCallerProps, "onCaller">) {
  const form = useForm({ mobile: "" }, checkMobile);
  const [unknown, setUnknown] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(findCaller, (answer) => {
    setProblem(answer.ok ? undefined : refusalMessage(answer.failure));
    if (!answer.ok) return;
    const { customer } = answer.reply.data;
    if (customer) onCaller(customer);
    else setUnknown(form.draft.mobile);
  });
  return (
    <>
      <form
        ref={form.element}
        className={find}
        aria-label="Find the customer"
        onSubmit={form.submit(({ mobile }) => send({ query: { mobile } }))}
        noValidate
      >
        <PhoneField
          label="Mobile of the customer"
          required
          autoComplete="off"
          value={form.draft.mobile}
          error={form.errors.mobile}
          onValueChange={(mobile) => {
            setUnknown(undefined);
            form.change({ mobile });
          }}
        />
        <Button type="submit" variant="secondary" isPending={isPending}>
          Find
        </Button>
      </form>
      {problem ? <Alert>{problem}</Alert> : null}
      {unknown === undefined ? null : (
        <>
          <p role="status">No customer has this number yet.</p>
          <NewCaller mobile={unknown} onCaller={onCaller} />
        </>
      )}
    </>
  );
}

interface CallerPartProps {
  readonly caller: Caller | undefined;
  readonly onCaller: (caller: Caller | undefined) => void;
}

/** Who calls: found by the mobile, or made. */
export const CallerPart = ({ caller, onCaller }: CallerPartProps) => (
  <section aria-label="Customer" className={part}>
    <h2 className={styles.heading}>Customer</h2>
    {caller ? (
      <>
        <p className={styles.facts}>
          <strong>{customerLabel(caller)}</strong>
          <span>{mobileOf(caller)}</span>
          {caller.is_elite ? <span>SO Elite</span> : null}
          <Link to={`/dashboard/customers/${caller.id}`}>Customer’s page</Link>
          <Button variant="secondary" onClick={() => onCaller(undefined)}>
            Another customer
          </Button>
        </p>
        {caller.mobile_is_proven ? null : (
          <p className={styles.small}>
            This number is not confirmed by an OTP yet: on delivery, the customer can pay less at one time.
          </p>
        )}
      </>
    ) : (
      <FindCaller onCaller={onCaller} />
    )}
  </section>
);

function mobileOf({ mobile }: Caller): string {
  const checked = normalizeMobile(mobile);
  return checked.ok ? mobileDigits(checked.value) : mobile;
}

import { GIFT_VOUCHER_FIELDS, giftVoucherPaymentLink } from "@store/api-client/contract";
import {
  CAPTCHA_FIRST,
  checkGiftVoucher,
  clientTxnId,
  EMAIL_MAXIMUM_LENGTH,
  FIELD_LENGTHS,
  FORM_PROCESSING,
  formatRoundRupees,
  GIFT_VOUCHER_AMOUNTS,
  GIFT_VOUCHER_MAXIMUM,
  GIFT_VOUCHER_MINIMUM,
  type GiftVoucher,
  toRupees,
  typedAmount,
} from "@store/domain";
import { notSentNote, refusalMessage, SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { useCaptcha } from "@store/react-client/use-captcha";
import { errorsByField, useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { RadioGroup } from "@store/ui/radio-group";
import { SubmitButton } from "@store/ui/submit-button";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { GiftCard } from "./gift-card.tsx";
import * as styles from "./gift-voucher.css.ts";
import { openPaymentWindow, type PaymentWindow } from "./payment-window.ts";

const CUSTOM = "custom";
/** Chosen at first, so that the card has an amount. */
const USUAL = "500";

const EMPTY = {
  amount: USUAL,
  customAmount: "",
  receiverName: "",
  receiverEmail: "",
  senderName: "",
  senderEmail: "",
  message: "",
};
type Draft = typeof EMPTY;

const CHOICES = [
  ...GIFT_VOUCHER_AMOUNTS.map((amount) => ({ value: String(toRupees(amount)), label: formatRoundRupees(amount) })),
  { value: CUSTOM, label: "Other" },
];

const amountOf = ({ amount, customAmount }: Draft) => typedAmount(amount === CUSTOM ? customAmount : amount);

const checkDraft = (draft: Draft) => checkGiftVoucher({ ...draft, amount: amountOf(draft) });

/** The outcome of the last attempt, until the next one. */
type Result = { readonly kind: "failed"; readonly note: string } | { readonly kind: "blocked"; readonly url: string };

/** The gift voucher's form beside the card that it fills in [R173 R174]. */
export function GiftVoucherForm() {
  const form = useForm(EMPTY, checkDraft);
  const captcha = useCaptcha("gift-voucher");
  const navigate = useNavigate();
  const [result, setResult] = useState<Result>();
  const paymentWindow = useRef<PaymentWindow>(undefined);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (result?.kind === "blocked") link.current?.focus();
  }, [result]);

  const goHome = () => {
    toast.success("The payment page is open in a new window", {
      description: "Once it is paid there, we mail the card and send you a receipt.",
    });
    void navigate("/");
  };

  const { send, isPending } = useMutation(giftVoucherPaymentLink, (answer) => {
    // An answer of the captcha can be used only once.
    captcha.reset();
    if (!answer.ok) {
      paymentWindow.current?.close();
      const { failure } = answer;
      setResult({ kind: "failed", note: refusalMessage(failure, notSentNote(failure)) });
      if (failure.kind === "refused") form.showErrors(errorsByField(failure.errors, GIFT_VOUCHER_FIELDS));
      return toast.error(SOMETHING_WENT_WRONG);
    }
    const url = answer.reply.data;
    if (paymentWindow.current?.show(url)) return goHome();
    setResult({ kind: "blocked", url });
  });

  const buy = ({ amount, receiverName, receiverEmail, senderName, senderEmail, message }: GiftVoucher) => {
    if (!captcha.answer) return;
    setResult(undefined);
    paymentWindow.current = openPaymentWindow();
    return send({
      body: {
        amount: toRupees(amount),
        receiver_name: receiverName,
        receiver_email: receiverEmail,
        sender_name: senderName,
        sender_email: senderEmail,
        message,
        txnid: clientTxnId(new Date()),
        recaptcha: captcha.answer,
      },
    });
  };

  const { draft, errors } = form;
  const amount = amountOf(draft);
  const isCustom = draft.amount === CUSTOM;
  return (
    <div className={styles.columns}>
      <section className={styles.preview} aria-label="Preview of the card">
        <GiftCard
          amount={amount === undefined ? "₹ …" : formatRoundRupees(amount)}
          receiver={draft.receiverName.trim() || "somebody dear"}
          sender={draft.senderName.trim() || "you"}
          message={draft.message.trim()}
        />
      </section>
      <form ref={form.element} className={styles.form} onSubmit={form.submit(buy)} noValidate>
        <RadioGroup
          legend="Amount"
          name="amount"
          layout="tiles"
          options={CHOICES}
          value={draft.amount}
          error={isCustom ? undefined : errors.amount}
          onValueChange={(chosen) => form.change({ amount: chosen })}
        />
        {isCustom ? (
          <TextField
            label="Your amount"
            prefix="₹"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            required
            hint={`Whole rupees, from ${formatRoundRupees(GIFT_VOUCHER_MINIMUM)} to ${formatRoundRupees(GIFT_VOUCHER_MAXIMUM)}`}
            {...form.text("customAmount")}
            error={errors.amount}
          />
        ) : null}
        <fieldset className={styles.person}>
          <legend className={styles.legend}>Who gets it</legend>
          <TextField
            label="Recipient name"
            autoComplete="off"
            maxLength={FIELD_LENGTHS.personName}
            required
            {...form.text("receiverName")}
          />
          <TextField
            label="Recipient email"
            type="email"
            autoComplete="off"
            maxLength={EMAIL_MAXIMUM_LENGTH}
            required
            {...form.text("receiverEmail")}
          />
        </fieldset>
        <fieldset className={styles.person}>
          <legend className={styles.legend}>Who gives it</legend>
          <TextField
            label="Sender name"
            autoComplete="name"
            maxLength={FIELD_LENGTHS.personName}
            required
            {...form.text("senderName")}
          />
          <TextField
            label="Sender email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAXIMUM_LENGTH}
            required
            {...form.text("senderEmail")}
          />
        </fieldset>
        <TextArea
          label="Message"
          maxLength={FIELD_LENGTHS.voucherMessage}
          hint="A few words that stand above the card"
          {...form.text("message")}
        />
        {captcha.field}
        {result?.kind === "failed" ? <Alert title={SOMETHING_WENT_WRONG}>{result.note}</Alert> : null}
        {result?.kind === "blocked" ? (
          <Alert tone="notice" title="Your browser did not open the payment window">
            <a
              ref={link}
              href={result.url}
              target="_blank"
              rel="noopener"
              className={styles.paymentLink}
              onClick={goHome}
            >
              Open the payment page
            </a>
          </Alert>
        ) : null}
        <div>
          <SubmitButton size="large" missing={captcha.answer ? undefined : CAPTCHA_FIRST} isPending={isPending}>
            {isPending ? FORM_PROCESSING : "Pay for the voucher"}
          </SubmitButton>
          <p className={styles.note}>The payment page opens in a new window.</p>
        </div>
      </form>
    </div>
  );
}

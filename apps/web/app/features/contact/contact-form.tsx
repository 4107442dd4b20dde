import { INQUIRY_FIELDS, inquiry } from "@store/api-client/contract";
import { contact } from "@store/content";
import {
  CAPTCHA_FAILED,
  CAPTCHA_FIRST,
  CONTENT_TEXTS,
  checkInquiry,
  EMAIL_MAXIMUM_LENGTH,
  FIELD_LENGTHS,
  FORM_SENDING,
  type Inquiry,
  type InquiryForm,
  PHONE_MAXIMUM_DIGITS,
  phoneInput,
} from "@store/domain";
import { CountryField } from "@store/react-client/country-field";
import { notSentNote, refusalMessage } from "@store/react-client/failures";
import { useCaptcha } from "@store/react-client/use-captcha";
import { errorsByField, useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import type { Country } from "@store/react-client/use-places";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { PhoneField } from "@store/ui/phone-field";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useEffect, useRef, useState } from "react";
import { shopPolicy } from "../../data/policy.ts";
import * as styles from "./contact.css.ts";

const EMPTY: InquiryForm = {
  company: "",
  name: "",
  email: "",
  subject: "",
  country: null,
  callingCode: "",
  phone: "",
  description: "",
};

/** What the form says of its last attempt, until the next one. */
interface Result {
  readonly isSent: boolean;
  readonly title: string;
  readonly note: string;
}

/** The inquiry form [R128 to R131]. */
export function ContactForm() {
  const form = useForm(EMPTY, checkInquiry);
  const captcha = useCaptcha("contact");
  const [country, setCountry] = useState<Country>();
  const [result, setResult] = useState<Result>();
  const resultPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result?.isSent) resultPlace.current?.focus();
  }, [result]);

  const { send, isPending } = useMutation(inquiry, (answer) => {
    // An answer of the captcha can be used only once.
    captcha.reset();
    if (!answer.ok) {
      const { failure } = answer;
      const message = refusalMessage(failure, CONTENT_TEXTS.inquiry);
      setResult({ isSent: false, title: message, note: notSentNote(failure) });
      if (failure.kind === "refused") form.showErrors(errorsByField(failure.errors, INQUIRY_FIELDS));
      return toast.error(message);
    }
    const message = answer.reply.message ?? "";
    toast.success(message);
    form.reset();
    setCountry(undefined);
    setResult({ isSent: true, title: message, note: contact(shopPolicy()).next });
  });

  const sendInquiry = (checked: Inquiry) => {
    if (!captcha.answer) return toast.error(CAPTCHA_FAILED);
    setResult(undefined);
    const { description, ageGroup, ...fields } = checked;
    return send({
      body: { ...fields, inquiry_description: description, age_group: ageGroup, recaptcha: captcha.answer },
    });
  };

  const choose = (chosen: Country | undefined) => {
    setCountry(chosen);
    const callingCode = chosen?.callingCode ?? "";
    const phone = phoneInput(form.draft.phone, callingCode);
    form.change({ country: chosen?.id ?? null, callingCode, phone });
  };

  return (
    <form ref={form.element} className={styles.form} onSubmit={form.submit(sendInquiry)} noValidate>
      <div className={styles.fields}>
        <TextField
          label="Company"
          autoComplete="organization"
          maxLength={FIELD_LENGTHS.line}
          required
          {...form.text("company")}
        />
        <TextField label="Name" autoComplete="name" maxLength={FIELD_LENGTHS.line} required {...form.text("name")} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAXIMUM_LENGTH}
          required
          {...form.text("email")}
        />
        <TextField label="Subject" maxLength={FIELD_LENGTHS.line} required {...form.text("subject")} />
        <CountryField chosen={country} error={form.errors.country} onChoose={choose} />
        <PhoneField
          label="Phone"
          name="phone"
          callingCode={form.draft.callingCode}
          maximumDigits={PHONE_MAXIMUM_DIGITS}
          maxLength={FIELD_LENGTHS.phone}
          required={country !== undefined}
          value={form.draft.phone}
          error={form.errors.phone}
          hint={country ? undefined : "Your country's code is added when you choose the country"}
          onValueChange={(phone) => form.change({ phone })}
        />
        <div className={styles.whole}>
          <TextArea label="Description" maxLength={FIELD_LENGTHS.paragraph} required {...form.text("description")} />
        </div>
      </div>
      {captcha.field}
      {result && !result.isSent ? <Alert title={result.title}>{result.note}</Alert> : null}
      <div className={styles.send}>
        <Button
          type="submit"
          size="large"
          isPending={isPending}
          disabled={!captcha.answer && !isPending}
          aria-describedby="contact-send"
        >
          {isPending ? FORM_SENDING : "Submit"}
        </Button>
        <p id="contact-send" className={styles.sendNote}>
          {captcha.answer || isPending ? "We use what you write to answer you, and for nothing else." : CAPTCHA_FIRST}
        </p>
      </div>
      <div ref={resultPlace} tabIndex={-1} className={styles.result}>
        {result?.isSent ? (
          <Alert tone="good" title={result.title}>
            {result.note}
          </Alert>
        ) : null}
      </div>
    </form>
  );
}

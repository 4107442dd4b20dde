import { APPOINTMENT_FIELDS, bookAppointment } from "@store/api-client/contract";
import { pageTextsMeta } from "@store/content";
import {
  AGE_GROUPS,
  APPOINTMENT_CATEGORY,
  APPOINTMENT_EVENT_TYPE,
  APPOINTMENT_MESSAGES,
  APPOINTMENT_MINUTES,
  type Appointment,
  type AppointmentForm,
  appointmentStart,
  CAPTCHA_FIRST,
  COUNTRY_INDIA,
  calendarDate,
  EMAIL_MAXIMUM_LENGTH,
  FIELD_LENGTHS,
  type FormOutcome,
  formatEventDate,
  GENDERS,
  HEALTH_CONSENT_FIRST,
  MEDICINE_ANSWERS,
  normalizeMobile,
  PROBLEMS,
  phoneInput,
  SELECT_COUNTRY_FIRST,
} from "@store/domain";
import { notSentNote, refusalMessage, SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { openLogin } from "@store/react-client/login-dialog-store";
import { useSession } from "@store/react-client/session-store";
import { errorsByField, useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import type { Country } from "@store/react-client/use-places";
import { PhoneField } from "@store/ui/phone-field";
import { RadioGroup } from "@store/ui/radio-group";
import { SelectField } from "@store/ui/select-field";
import { Skeleton } from "@store/ui/skeleton";
import { SubmitButton } from "@store/ui/submit-button";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { type ReactNode, useId, useRef, useState } from "react";
import { shopPolicy } from "../../data/policy.ts";
import type { BookedAppointment } from "./booked.tsx";
import * as styles from "./booking.css.ts";
import { SlotChoice } from "./slot-choice.tsx";
import { useBookingParts } from "./use-booking-parts.ts";
import { useSlots } from "./use-slots.ts";

const { title } = pageTextsMeta["/consult-our-vaidya/schedule-appointment"];

const UNAUTHORIZED = 401;
const BOOKED = "Your appointment is booked.";

const [YES, NO] = MEDICINE_ANSWERS;
const optionsOf = (choices: readonly string[]) => choices.map((choice) => ({ value: choice, label: choice }));

/** Where the server's refusals are shown: a start's at the slots, and the calling code's at the country. */
const { date: _, callingCode: __, ...SHOWN_AT } = APPOINTMENT_FIELDS;

/** A form for the customer: most people book for themselves. */
function useEmptyForm(): AppointmentForm {
  const { first_name = "", last_name = "", email = "", phone_no = "" } = useSession(({ stored }) => stored);
  return {
    date: "",
    slot: "",
    name: `${first_name} ${last_name}`.trim(),
    country: COUNTRY_INDIA.id,
    callingCode: COUNTRY_INDIA.callingCode,
    mobile: normalizeMobile(phone_no).ok ? phoneInput(phone_no, COUNTRY_INDIA.callingCode) : "",
    email,
    gender: "",
    ageGroup: "",
    problem: "",
    description: "",
    landmark: "",
    isTakingMedicine: null,
    medicineTypes: [],
  };
}

/** As the search itself says it, which takes this field's place. */
const COUNTRY_HINT = "Type at least 3 letters to search";

/** Send waits for the rule, so this is never seen. */
const NOT_CHECKED: FormOutcome<Appointment> = {
  ok: false,
  refusal: { code: "not-checked", field: "date", message: "" },
  refusals: [],
};

interface BookingFormProps {
  /** A booking is on its way. */
  readonly onSend: () => void;
  readonly onBooked: (booking: Omit<BookedAppointment, "bookedAt">) => void;
}

/** The booking form [R135 to R140]. */
export function BookingForm({ onSend, onBooked }: BookingFormProps) {
  const [captcha, setCaptcha] = useState<string>();
  /** Counts the captchas: an answer works once. */
  const [captchaTurn, setCaptchaTurn] = useState(0);
  const [country, setCountry] = useState<Country | undefined>(COUNTRY_INDIA);
  const [problem, setProblem] = useState<{ readonly title: string; readonly note: string }>();
  /** The day whose slots are shown: the draft's, which the form's check needs as well. */
  const [date, setDate] = useState("");
  const offer = useSlots(date);
  const [hasConsented, setHasConsented] = useState(false);
  const [consentError, setConsentError] = useState<string>();
  const { parts, load } = useBookingParts();
  const form = useForm(useEmptyForm(), (draft: AppointmentForm) =>
    parts ? parts.checkAppointment(draft, { ...offer, now: new Date() }) : NOT_CHECKED,
  );
  const { draft, errors, change } = form;

  const sent = useRef<{ readonly appointment: Appointment; readonly wasLost: boolean }>(undefined);
  const { send, isPending } = useMutation(bookAppointment, async (answer) => {
    const last = sent.current;
    if (answer.ok) {
      const message = answer.reply.message || BOOKED;
      toast.success(message);
      if (last) onBooked({ appointment: last.appointment, id: answer.reply.id, message });
      return;
    }
    const { failure } = answer;
    setCaptcha(undefined);
    setCaptchaTurn((turn) => turn + 1);
    if (failure.kind !== "refused") {
      if (last) sent.current = { ...last, wasLost: true };
      setProblem({ title: SOMETHING_WENT_WRONG, note: notSentNote(failure) });
      return;
    }
    const message = refusalMessage(failure);
    // The booking whose answer was lost had arrived.
    if (last?.wasLost && message === APPOINTMENT_MESSAGES.slotYours)
      return onBooked({ appointment: last.appointment, id: undefined, message: BOOKED });
    toast.error(message);
    if (failure.httpStatus === UNAUTHORIZED) return openLogin();
    const refused = errorsByField(failure.errors, SHOWN_AT);
    if (Object.keys(refused).length === 0) setProblem({ title: message, note: notSentNote(failure) });
    if (refused.slot) {
      await offer.refetch();
      change({ slot: "" });
    }
    form.showErrors(refused);
  });

  const book = (appointment: Appointment) => {
    setConsentError(hasConsented ? undefined : HEALTH_CONSENT_FIRST);
    if (!hasConsented) return;
    setProblem(undefined);
    onSend();
    const before = sent.current;
    sent.current = { appointment, wasLost: before?.wasLost === true && before.appointment.start === appointment.start };
    return send({
      body: {
        event_type: APPOINTMENT_EVENT_TYPE,
        category: APPOINTMENT_CATEGORY,
        start_datetime: appointment.start,
        name: appointment.name,
        country_id: appointment.country,
        email: appointment.email,
        mobile: appointment.mobile,
        gender: appointment.gender,
        age_group: appointment.ageGroup,
        problem_suffering_from: appointment.problem,
        problem_description: appointment.description,
        landmark: appointment.landmark,
        is_taking_medicine: appointment.isTakingMedicine,
        type_of_medicine_list: [...appointment.medicineTypes],
        has_consented: true,
        recaptcha: captcha,
      },
    });
  };

  const chooseCountry = (chosen: Country | undefined) => {
    setCountry(chosen);
    change({ country: chosen?.id ?? null, callingCode: chosen?.callingCode ?? "" });
  };

  return (
    <div className={styles.columns}>
      <h1 className={styles.title}>{title}</h1>
      <form ref={form.element} className={styles.form} onSubmit={form.submit(book)} onFocus={load} noValidate>
        <Part title="When">
          <SlotChoice
            parts={parts}
            offer={offer}
            date={draft.date}
            slot={draft.slot}
            dateError={errors.date}
            slotError={errors.date ? undefined : errors.slot}
            onDateChange={(chosen) => {
              setDate(chosen);
              change({ date: chosen, slot: "" });
            }}
            onSlotChange={(slot) => change({ slot })}
          />
        </Part>
        <Part title="Who the talk is for">
          <TextField
            label="Name"
            autoComplete="name"
            maxLength={FIELD_LENGTHS.personName}
            required
            {...form.text("name")}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAXIMUM_LENGTH}
            required
            {...form.text("email")}
          />
          {parts ? (
            <parts.CountryField chosen={country} error={errors.country} onChoose={chooseCountry} />
          ) : (
            <TextField label="Country" required readOnly value={COUNTRY_INDIA.name} hint={COUNTRY_HINT} />
          )}
          <PhoneField
            label="Phone"
            required
            callingCode={draft.callingCode}
            disabled={draft.country === null}
            hint={draft.country === null ? SELECT_COUNTRY_FIRST : "The Vaidya calls this number"}
            value={draft.mobile}
            error={errors.mobile}
            onValueChange={(mobile) => change({ mobile })}
          />
          <div className={styles.wholeLine}>
            <RadioGroup
              legend="Gender"
              name="gender"
              layout="tiles"
              value={draft.gender}
              error={errors.gender}
              options={optionsOf(GENDERS)}
              onValueChange={(gender) => change({ gender })}
            />
          </div>
          <SelectField
            label="Age group"
            emptyLabel="Select an age group"
            required
            value={draft.ageGroup}
            error={errors.ageGroup}
            options={optionsOf(AGE_GROUPS)}
            onValueChange={(ageGroup) => change({ ageGroup })}
          />
          <TextField
            label="Landmark"
            maxLength={FIELD_LENGTHS.line}
            required
            hint="A place near you that people know"
            {...form.text("landmark")}
          />
        </Part>
        <Part title="What troubles you">
          <SelectField
            label="Problem"
            emptyLabel="Select a problem"
            required
            value={draft.problem}
            error={errors.problem}
            options={optionsOf(PROBLEMS)}
            onValueChange={(chosen) => change({ problem: chosen })}
          />
          <div className={styles.wholeLine}>
            <TextArea
              label="Description"
              rows={4}
              maxLength={FIELD_LENGTHS.paragraph}
              required
              hint="Since when, how often, and what you have tried. Only the Vaidya and those who help with your appointment read it."
              {...form.text("description")}
            />
          </div>
          <div className={styles.wholeLine}>
            <RadioGroup
              legend="Are you taking any medicine?"
              name="medicine"
              layout="tiles"
              value={draft.isTakingMedicine === null ? undefined : draft.isTakingMedicine ? YES : NO}
              error={errors.isTakingMedicine}
              options={optionsOf(MEDICINE_ANSWERS)}
              onValueChange={(answer) => change({ isTakingMedicine: answer === YES })}
            />
          </div>
          {draft.isTakingMedicine ? (
            parts ? (
              <parts.MedicineTypes
                chosen={draft.medicineTypes}
                error={errors.medicineTypes}
                onChange={(medicineTypes) => change({ medicineTypes })}
              />
            ) : (
              <Skeleton shape="block" />
            )
          ) : null}
        </Part>
        {parts ? (
          <parts.HealthConsent
            isGiven={hasConsented}
            error={consentError}
            onChange={(isGiven) => {
              setHasConsented(isGiven);
              setConsentError(undefined);
            }}
          />
        ) : null}
        {parts ? (
          <parts.CaptchaField key={captchaTurn} form="appointment" onAnswer={setCaptcha} />
        ) : (
          <p className={styles.checkComes}>A short check that keeps robots out comes here once you begin.</p>
        )}
        {problem && parts ? <parts.Alert title={problem.title}>{problem.note}</parts.Alert> : null}
        <SubmitButton
          size="large"
          missing={captcha !== undefined && parts !== undefined ? undefined : CAPTCHA_FIRST}
          isPending={isPending}
        >
          {isPending ? parts?.FORM_SENDING : "Book appointment"}
        </SubmitButton>
      </form>
      <Overview date={draft.date} slot={draft.slot} />
    </div>
  );
}

function Part({ title: heading, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.partTitle}>
        {heading}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** What is being booked, beside the form. */
function Overview({ date, slot }: { readonly date: string; readonly slot: string }) {
  const day = calendarDate(date);
  return (
    <aside className={styles.overview} aria-label="Your consultation">
      <p className={styles.overviewTitle}>{shopPolicy().identity.vaidya.name}</p>
      <p className={styles.aside}>{shopPolicy().identity.vaidya.degree}</p>
      <dl className={styles.overviewFacts}>
        <div>
          <dt>When</dt>
          <dd>{day && slot ? formatEventDate(appointmentStart(day, slot)) : "Not chosen yet"}</dd>
        </div>
        <div>
          <dt>How</dt>
          <dd>A call to your phone, about {APPOINTMENT_MINUTES} minutes</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>Free</dd>
        </div>
      </dl>
    </aside>
  );
}

import { checkEmail } from "../account/email.ts";
import { checkTenDigitPhone } from "../account/mobile.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { AGE_GROUPS, GENDERS, MEDICINE_TYPES, type MedicineType, PROBLEMS } from "./appointment-choices.ts";
import { checkAppointmentDate } from "./appointment-date.ts";
import { APPOINTMENT_MESSAGES } from "./appointment-messages.ts";
import { appointmentStart, type Slot, type SlotOfDay, slotsOfDay } from "./appointment-slots.ts";
import { checkFields, type FormOutcome, requireChoice, requireText } from "./form.ts";

export type AppointmentForm = {
  /** "YYYY-MM-DD". */
  readonly date: string;
  /** A slot's starting hour. */
  readonly slot: string;
  readonly name: string;
  readonly country: number | null;
  /** Of the country, with its plus. */
  readonly callingCode: string;
  readonly mobile: string;
  readonly email: string;
  readonly gender: string;
  readonly ageGroup: string;
  readonly problem: string;
  readonly description: string;
  readonly landmark: string;
  readonly isTakingMedicine: boolean | null;
  readonly medicineTypes: readonly string[];
};

export type Appointment = {
  /** ISO 8601 with +05:30. */
  readonly start: string;
  readonly name: string;
  readonly country: number;
  readonly mobile: string;
  readonly email: string;
  readonly gender: (typeof GENDERS)[number];
  readonly ageGroup: (typeof AGE_GROUPS)[number];
  readonly problem: (typeof PROBLEMS)[number];
  readonly description: string;
  readonly landmark: string;
  readonly isTakingMedicine: boolean;
  /** Empty unless medicine is taken. */
  readonly medicineTypes: readonly MedicineType[];
};

/** The most upcoming appointments of one customer: every slot is for one person. */
export const APPOINTMENTS_AHEAD = 3;

/** Whether a customer with this many upcoming appointments can book another. */
export const checkAppointmentsAhead = (ahead: number): Outcome<number, Refusal<"too-many-appointments">> =>
  ahead < APPOINTMENTS_AHEAD
    ? accept(ahead)
    : refuse({
        code: "too-many-appointments",
        params: { ahead },
        message: `You have ${ahead} appointments ahead. Another can be booked after one of them.`,
      });

/** One of the hours offered, and not booked by somebody else. */
export function checkChosenSlot(
  hour: string,
  offered: readonly SlotOfDay[],
): Outcome<string, Refusal<"required" | "slot-taken">> {
  const slot = offered.find(({ startingHour }) => startingHour === hour);
  if (!slot) return refuse({ code: "required", message: APPOINTMENT_MESSAGES.slot });
  return slot.isTaken ? refuse({ code: "slot-taken", message: APPOINTMENT_MESSAGES.slotTaken }) : accept(hour);
}

/** Yes needs a kind of medicine at least, and every kind must be one of the list; No forgets them. */
function checkMedicineTypes(
  types: readonly string[],
  isTakingMedicine: boolean | null,
): Outcome<readonly MedicineType[], Refusal<"required">> {
  if (!isTakingMedicine) return accept([]);
  const known = MEDICINE_TYPES.filter((type) => types.includes(type));
  const areKnown = types.every((type) => known.some((one) => one === type));
  return known.length > 0 && areKnown
    ? accept(known)
    : refuse({ code: "required", message: APPOINTMENT_MESSAGES.medicineTypes });
}

export interface AppointmentOffer {
  readonly slots: readonly Slot[];
  /** Starting hours that are known to be booked on the day of the form. Another booking can always come first. */
  readonly booked?: readonly string[];
  readonly now: Date;
}

/** The booking form against the slots offered [R137]. */
export function checkAppointment(
  form: AppointmentForm,
  { slots, booked = [], now }: AppointmentOffer,
): FormOutcome<Appointment, keyof AppointmentForm> {
  const messages = APPOINTMENT_MESSAGES;
  const date = checkAppointmentDate(form.date, now);
  const offered = date.ok ? slotsOfDay(slots, date.value, booked) : [];
  const { country, isTakingMedicine } = form;
  return checkFields(
    {
      date,
      slot: checkChosenSlot(form.slot, offered),
      name: requireText(form.name, messages.name),
      country: country === null ? refuse({ code: "required", message: messages.country }) : accept(country),
      mobile: checkTenDigitPhone(form.mobile, form.callingCode, messages.mobile),
      email: checkEmail(form.email),
      gender: requireChoice(form.gender, GENDERS, messages.gender),
      ageGroup: requireChoice(form.ageGroup, AGE_GROUPS, messages.ageGroup),
      problem: requireChoice(form.problem, PROBLEMS, messages.problem),
      description: requireText(form.description, messages.description),
      landmark: requireText(form.landmark, messages.landmark),
      isTakingMedicine:
        isTakingMedicine === null ? refuse({ code: "required", message: messages.medicine }) : accept(isTakingMedicine),
      medicineTypes: checkMedicineTypes(form.medicineTypes, isTakingMedicine),
    },
    (field) => ({
      start: appointmentStart(field.date.value, field.slot.value),
      name: field.name.value,
      country: field.country.value,
      mobile: field.mobile.value,
      email: field.email.value,
      gender: field.gender.value,
      ageGroup: field.ageGroup.value,
      problem: field.problem.value,
      description: field.description.value,
      landmark: field.landmark.value,
      isTakingMedicine: field.isTakingMedicine.value,
      medicineTypes: field.medicineTypes.value,
    }),
  );
}

import {
  APPOINTMENT_CATEGORY,
  APPOINTMENT_EVENT_TYPE,
  type AppointmentForm,
  EMAIL_MAXIMUM_LENGTH,
  FIELD_LENGTHS,
} from "@store/domain";
import * as v from "valibot";
import { endpoint, type ParsedRequest } from "./endpoint.ts";
import { Captcha, Day, Done, Flag, Id, integer, maybe, Text, text } from "./fields.ts";

/** `week_day_number`: 0 is Sunday; `starting_hour`: HH:MM in India. */
const AppointmentSlot = v.object({ week_day_number: integer(0, 7), starting_hour: Text });

export const appointmentSlots = endpoint({
  method: "GET",
  path: "/online_appointment_slots/",
  access: "public",
  summary: "The hours of each weekday at which the vaidya can be consulted, and those of a date that are booked",
  query: v.object({ date: maybe(Day) }),
  reply: v.object({
    /** The slots alone are required; a store may leave the status out. */
    status: maybe(Flag),
    online_appointment_slot: v.array(AppointmentSlot),
    /** HH:MM in India: the hours of the date asked for that are booked. A store may leave them out. */
    booked_hours: maybe(v.array(Text)),
  }),
});

/** The domain checks choices and texts (`checkAppointment`). */
export const bookAppointment = endpoint({
  method: "POST",
  path: "/events/",
  access: "customer",
  summary: "Books a consultation",
  body: v.object({
    event_type: v.literal(APPOINTMENT_EVENT_TYPE),
    category: v.literal(APPOINTMENT_CATEGORY),
    /** ISO 8601 with +05:30. */
    start_datetime: text(40, 1),
    name: text(FIELD_LENGTHS.personName),
    country_id: Id,
    email: text(EMAIL_MAXIMUM_LENGTH),
    mobile: text(FIELD_LENGTHS.phone),
    gender: text(20),
    age_group: text(20),
    problem_suffering_from: text(60),
    problem_description: text(FIELD_LENGTHS.paragraph),
    landmark: text(FIELD_LENGTHS.line),
    is_taking_medicine: Flag,
    type_of_medicine_list: maybe(v.pipe(v.array(text(40)), v.maxLength(10))),
    /** The customer agreed that the answers about their health are kept; without it is refused only what says no. */
    has_consented: maybe(Flag),
    ...Captcha,
  }),
  reply: v.object({
    ...Done.entries,
    /** By which calendars know it. A store may leave it out. */
    id: maybe(Id),
  }),
});

/** The form's fields as the wire names them, in refusals too. Day and hour travel as one point in time. */
export const APPOINTMENT_FIELDS = {
  date: "start_datetime",
  slot: "start_datetime",
  name: "name",
  country: "country_id",
  callingCode: "country_id",
  mobile: "mobile",
  email: "email",
  gender: "gender",
  ageGroup: "age_group",
  problem: "problem_suffering_from",
  description: "problem_description",
  landmark: "landmark",
  isTakingMedicine: "is_taking_medicine",
  medicineTypes: "type_of_medicine_list",
} as const satisfies Record<keyof AppointmentForm, keyof ParsedRequest<typeof bookAppointment>["body"]>;

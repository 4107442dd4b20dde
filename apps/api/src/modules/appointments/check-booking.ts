import { APPOINTMENT_FIELDS, type bookAppointment, type ParsedRequest } from "@store/api-client/contract";
import { type Appointment, calendarDate, checkAppointment, readAppointmentStart } from "@store/domain";
import type { Database } from "../../db/database.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { findCountry } from "../geography/check-place.ts";
import { readSlots } from "./slots-of-day.ts";

export type Booking = ParsedRequest<typeof bookAppointment>["body"];

/** Checks a booking by the domain's rule, against the slots that are offered on its weekday. */
export async function checkBooking(db: Database, body: Booking, now: Date): Promise<Appointment | HttpError> {
  const country = await findCountry(db, body.country_id, "country_id");
  if (country instanceof HttpError) return country;
  const { date, slot } = readAppointmentStart(body.start_datetime);
  const day = calendarDate(date);
  const slots = day ? await readSlots(db, day) : [];
  const checked = checkAppointment(
    {
      date,
      slot,
      name: body.name,
      country: country.id,
      callingCode: country.callingCode,
      mobile: body.mobile,
      email: body.email,
      gender: body.gender,
      ageGroup: body.age_group,
      problem: body.problem_suffering_from,
      description: body.problem_description,
      landmark: body.landmark,
      isTakingMedicine: body.is_taking_medicine,
      medicineTypes: body.type_of_medicine_list ?? [],
    },
    { slots, now },
  );
  if (checked.ok) return checked.value;
  // Without a date no slot can be chosen: one message about the time is enough.
  const isDateWrong = checked.refusals.some(({ field }) => field === "date");
  const refusals = checked.refusals.filter(({ field }) => !(isDateWrong && field === "slot"));
  return httpError(400, refusals, { fieldNames: APPOINTMENT_FIELDS });
}

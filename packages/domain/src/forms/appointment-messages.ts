import { SELECT_A_DATE } from "../dates/calendar-date.ts";
import { APPOINTMENT_DAYS_AHEAD } from "./appointment-slots.ts";

/** Document 3, section 2. */
export const APPOINTMENT_LOGIN = "Please login to book an appointment!";

export const APPOINTMENT_MESSAGES = {
  date: SELECT_A_DATE,
  dateTooEarly: "The earliest date is tomorrow",
  dateTooLate: `Appointments can be booked up to ${APPOINTMENT_DAYS_AHEAD} days ahead`,
  slot: "Please select a time slot",
  slotTaken: "This time has just been booked by somebody else. Please choose another!",
  slotYours: "You have booked this time already. Its confirmation is in your mail.",
  name: "Name is required",
  country: "Please select a country",
  mobile: "Phone number must be 10 digits",
  gender: "Please select a gender",
  ageGroup: "Please select an age group",
  problem: "Please select a problem",
  description: "Please describe the problem",
  landmark: "Landmark is required",
  medicine: "Please answer whether you are taking medicine",
  medicineTypes: "Please select the type of medicine",
} as const;

import { SELECT_A_DATE } from "../dates/calendar-date.ts";
import { APPOINTMENT_DAYS_AHEAD } from "./appointment-slots.ts";

/** [R133] */
export const APPOINTMENT_LOGIN = "Please login to book an appointment!";

/** What is agreed to before anything about one's health is sent; the privacy policy is linked after it. */
export const HEALTH_CONSENT =
  "I agree that what I say here of my health is kept, and read by the Vaidya and those who help with my appointment.";
export const HEALTH_CONSENT_FIRST = "Please agree first that we may keep what you say of your health";

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

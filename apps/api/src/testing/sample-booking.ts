import type { bookAppointment, RequestOf } from "@store/api-client/contract";
import { COUNTRY_INDIA } from "@store/domain";
import { SOLVED } from "./test-captcha.ts";

type Body = RequestOf<typeof bookAppointment>["body"];

/** A booking that can be taken, for the Monday after the test's Sunday. */
export const sampleBooking = (changed: Partial<Body> = {}): Body => ({
  event_type: "Appointment",
  category: "Online",
  start_datetime: "2026-03-16T10:00:00+05:30",
  name: "Kavita Rao",
  country_id: COUNTRY_INDIA.id,
  email: "kavita@example.com",
  mobile: "+919811122233",
  gender: "Female",
  age_group: "18 to 45",
  problem_suffering_from: "Digestive Health",
  problem_description: "No appetite since the rains",
  landmark: "Near the well",
  is_taking_medicine: true,
  type_of_medicine_list: ["Allopathic", "Ayurvedic"],
  recaptcha: SOLVED,
  ...changed,
});

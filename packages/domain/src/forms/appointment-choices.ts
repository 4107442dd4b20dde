/** The exact choices, in the order of [R137]. */
export const GENDERS = ["Male", "Female", "Other"] as const;

export const AGE_GROUPS = ["00 to 06", "06 to 12", "12 to 18", "18 to 45", "45 to 60", "60+"] as const;
/** Sent by the contact form, which does not ask for it [R131]. */
export const DEFAULT_AGE_GROUP: (typeof AGE_GROUPS)[number] = "00 to 06";

export const MEDICINE_ANSWERS = ["Yes", "No"] as const;
export const MEDICINE_TYPES = ["Other", "Ayurvedic", "Homoeopathic", "Allopathic"] as const;
export type MedicineType = (typeof MEDICINE_TYPES)[number];

export const PROBLEMS = [
  "Other",
  "Acne & Pimples",
  "Athletics/Sports",
  "Child Care",
  "Diabetes",
  "Digestive Health",
  "Eye Care",
  "Fertility Care",
  "Fever & Immunity",
  "Hairfall",
  "Head & Body massage",
  "Heart, BP & Cholestrol",
  "Joint, Muscle & Bone Care",
  "Kapha relief",
  "Kidney & Liver Care",
  "Nervous & Stress",
  "Pitta relief",
  "Rejuvenation",
  "Respiratory Health",
  "Skin Health",
  "Vata Relief",
  "Weight Gain",
  "Weight Loss",
  "Women's Health",
] as const;

/** What the call of a booking sends [R191]. */
export const APPOINTMENT_EVENT_TYPE = "Appointment";
export const APPOINTMENT_CATEGORY = "Online";

/** The groups in which the testimonials page gathers what patients say, in the order of [R125]. */
export const DISEASE_GROUPS = [
  "Cardiac/Blood Pressure/Obesity",
  "Digestion",
  "Endocrinal",
  "General",
  "Neurological",
  "Orthopedic",
  "Pediatric",
  "Renal",
  "Respiratory",
] as const;
export type DiseaseGroup = (typeof DISEASE_GROUPS)[number];

/** The groups in which the testimonials page gathers what patients say (document 3, section 2), in its order. */
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

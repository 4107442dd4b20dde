import type { FieldsProps } from "./company-fields.tsx";
import { ConsentStep, type ConsentStepProps } from "./consent-step.tsx";
import type { LeadKind } from "./lead-draft.ts";
import { ContactFields, PlaceFields, QuestionFields } from "./lead-fields.tsx";
import type { StepId } from "./lead-steps.ts";

export interface LaterStepProps extends FieldsProps, ConsentStepProps {
  readonly id: Exclude<StepId, "company">;
  readonly kind: LeadKind;
}

/** Every section but the first. Their code is fetched at the first press of Continue. */
export default function LaterStep({ id, ...step }: LaterStepProps) {
  switch (id) {
    case "place":
      return <PlaceFields {...step} />;
    case "contact":
      return <ContactFields {...step} />;
    case "questions":
      return <QuestionFields {...step} />;
    case "consent":
      return <ConsentStep {...step} />;
  }
}

import { termsAndConditions } from "@store/content";
import { ContentPage, contentMeta } from "./content-page.tsx";

export const meta = contentMeta(termsAndConditions);

export default function TermsAndConditionsPage() {
  return <ContentPage content={termsAndConditions} />;
}

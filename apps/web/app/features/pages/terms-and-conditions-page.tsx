import { termsAndConditions } from "@store/content";
import { shopPolicy } from "../../data/policy.ts";
import { ContentPage, contentMeta } from "./content-page.tsx";

export const meta = contentMeta(termsAndConditions);

export default function TermsAndConditionsPage() {
  return <ContentPage content={termsAndConditions(shopPolicy())} />;
}

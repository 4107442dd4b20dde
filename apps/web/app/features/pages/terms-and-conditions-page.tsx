import { TERMS_AND_CONDITIONS } from "@store/content";
import { ContentPage } from "./content-page.tsx";
import { PolicyPage, textLoader } from "./policy-page.tsx";

export const loader = textLoader(TERMS_AND_CONDITIONS);

export default function TermsAndConditionsPage() {
  return <PolicyPage standard={TERMS_AND_CONDITIONS}>{(content) => <ContentPage content={content} />}</PolicyPage>;
}

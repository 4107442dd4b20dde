import { PRIVACY_POLICY } from "@store/content";
import { ContentPage } from "./content-page.tsx";
import { PolicyPage, textLoader } from "./policy-page.tsx";

export const loader = textLoader(PRIVACY_POLICY);

export default function PrivacyPolicyPage() {
  return <PolicyPage standard={PRIVACY_POLICY}>{(content) => <ContentPage content={content} />}</PolicyPage>;
}

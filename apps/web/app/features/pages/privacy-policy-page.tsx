import { privacyPolicy } from "@store/content";
import { ContentPage, contentMeta } from "./content-page.tsx";

export const meta = contentMeta(privacyPolicy);

export default function PrivacyPolicyPage() {
  return <ContentPage content={privacyPolicy} />;
}

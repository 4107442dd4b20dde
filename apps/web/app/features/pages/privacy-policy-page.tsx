import { privacyPolicy } from "@store/content";
import { shopPolicy } from "../../data/policy.ts";
import { ContentPage, contentMeta } from "./content-page.tsx";

export const meta = contentMeta(privacyPolicy);

export default function PrivacyPolicyPage() {
  return <ContentPage content={privacyPolicy(shopPolicy())} />;
}

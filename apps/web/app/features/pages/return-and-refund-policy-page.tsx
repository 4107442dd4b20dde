import { returnAndRefundPolicy } from "@store/content";
import { ContentPage, contentMeta } from "./content-page.tsx";

export const meta = contentMeta(returnAndRefundPolicy);

export default function ReturnAndRefundPolicyPage() {
  return <ContentPage content={returnAndRefundPolicy} />;
}

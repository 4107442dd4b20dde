import { RETURN_AND_REFUND_POLICY } from "@store/content";
import { ContentPage } from "./content-page.tsx";
import { PolicyPage, textLoader } from "./policy-page.tsx";

export const loader = textLoader(RETURN_AND_REFUND_POLICY);

export default function ReturnAndRefundPolicyPage() {
  return <PolicyPage standard={RETURN_AND_REFUND_POLICY}>{(content) => <ContentPage content={content} />}</PolicyPage>;
}

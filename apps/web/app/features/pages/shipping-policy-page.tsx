import { SHIPPING_POLICY } from "@store/content";
import { ContentPage } from "./content-page.tsx";
import { PolicyPage, textLoader } from "./policy-page.tsx";

export const loader = textLoader(SHIPPING_POLICY);

export default function ShippingPolicyPage() {
  return <PolicyPage standard={SHIPPING_POLICY}>{(content) => <ContentPage content={content} />}</PolicyPage>;
}

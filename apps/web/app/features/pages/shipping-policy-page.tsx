import { shippingPolicy } from "@store/content";
import { shopPolicy } from "../../data/policy.ts";
import { ContentPage, contentMeta } from "./content-page.tsx";

export const meta = contentMeta(shippingPolicy);

export default function ShippingPolicyPage() {
  return <ContentPage content={shippingPolicy(shopPolicy())} />;
}

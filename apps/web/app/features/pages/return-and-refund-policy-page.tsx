import { returnAndRefundPolicy } from "@store/content";
import { shopPolicy } from "../../data/policy.ts";
import { ContentPage, contentMeta } from "./content-page.tsx";

export const meta = contentMeta(returnAndRefundPolicy);

export default function ReturnAndRefundPolicyPage() {
  return <ContentPage content={returnAndRefundPolicy(shopPolicy())} />;
}

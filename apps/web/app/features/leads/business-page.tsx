import { inquiryMeta } from "@store/content";
import { metaOf } from "../../seo/page-meta.ts";
import { LeadPage } from "./lead-page.tsx";

export const meta = metaOf(inquiryMeta["/bussiness"]);

export default function BusinessPage() {
  return <LeadPage kind="b2b" />;
}

import { inquiryMeta } from "@store/content";
import { metaOf } from "../../seo/page-meta.ts";
import { LeadPage } from "./lead-page.tsx";

export const meta = metaOf(inquiryMeta["/exports"]);

export default function ExportsPage() {
  return <LeadPage kind="export" />;
}

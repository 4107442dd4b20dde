import { inquiryMeta } from "@store/content";
import { LeadPage } from "./lead-page.tsx";

export const meta = inquiryMeta["/exports"];

export default function ExportsPage() {
  return <LeadPage kind="export" />;
}

import { inquiryMeta } from "@store/content";
import { LeadPage } from "./lead-page.tsx";

export const meta = inquiryMeta["/bussiness"];

export default function BusinessPage() {
  return <LeadPage kind="b2b" />;
}

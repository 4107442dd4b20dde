import { organicLiving } from "@store/content";
import { ContentPage, contentMeta } from "./content-page.tsx";

export const meta = contentMeta(organicLiving);

export default function OrganicLivingPage() {
  return <ContentPage content={organicLiving} />;
}

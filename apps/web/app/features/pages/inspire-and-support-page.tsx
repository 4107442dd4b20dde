import { inspireAndSupport } from "@store/content";
import { ContentPage, contentMeta } from "./content-page.tsx";

export const meta = contentMeta(inspireAndSupport);

export default function InspireAndSupportPage() {
  return <ContentPage content={inspireAndSupport} />;
}

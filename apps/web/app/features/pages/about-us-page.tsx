import { aboutUs } from "@store/content";
import { ContentPage, contentMeta } from "./content-page.tsx";

export const meta = contentMeta(aboutUs);

export default function AboutUsPage() {
  return <ContentPage content={aboutUs} />;
}

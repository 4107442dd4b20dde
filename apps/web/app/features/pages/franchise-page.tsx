import { franchisePage } from "@store/content";
import { ContentPage, contentMeta } from "./content-page.tsx";

export const meta = contentMeta(franchisePage);

export default function FranchisePage() {
  return <ContentPage content={franchisePage} />;
}

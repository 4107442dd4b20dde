import { policies, shownLinks } from "@store/content";
import { LINK_PLACES, policyOf, type SettingValues } from "@store/domain";
import { Alert } from "@store/ui/alert";

/** Says which policies no link would lead to. They are asked for by law and by payment companies, so that it is no refusal. */
export default function LinksWarning({ draft }: { readonly draft: SettingValues }) {
  const policy = policyOf(draft);
  const linked = LINK_PLACES.flatMap((place) =>
    shownLinks(place, policy).flatMap(({ links }) => links.map(({ address }) => address)),
  );
  const lacking = policies(policy).flatMap(({ path, title }) => (linked.includes(path) ? [] : [title]));
  if (lacking.length === 0) return null;
  return (
    <Alert tone="warning" title="Some policies have no link">
      No link leads to: {lacking.join(", ")}. The law and payment companies want each policy to be easy to find.
    </Alert>
  );
}

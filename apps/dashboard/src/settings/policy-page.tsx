import { policyText } from "@store/api-client/contract";
import { Skeleton } from "@store/ui/skeleton";
import { Link, useParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { steps } from "../frame/dashboard.css.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { PolicyForm } from "./policy-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

const BACK = (
  <p className={steps}>
    <Link to="/dashboard/settings/policies">All policies and the FAQ</Link>
  </p>
);

function Policy({ page }: { readonly page: string }) {
  const stored = useQuery(policyText, { params: { page } });
  if (stored.state === "loading" || stored.state === "failed")
    return (
      <SettingsFrame title="Policies and FAQ">
        {BACK}
        {stored.state === "loading" ? (
          <Skeleton shape="block" />
        ) : (
          <LoadFailed failure={stored.failure} title="Text not found" onRetry={stored.refetch} />
        )}
      </SettingsFrame>
    );
  const { data } = stored.reply;
  return (
    <SettingsFrame title={data.values.title}>
      {BACK}
      <PolicyForm key={data.version} stored={data} onReset={stored.refetch} />
    </SettingsFrame>
  );
}

/** The text of one policy, or of the FAQ. */
export default function PolicyPage() {
  const { page = "" } = useParams();
  return <Policy key={page} page={page} />;
}

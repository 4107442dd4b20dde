import { parcelManifest, type ReplyOf, staffParcels } from "@store/api-client/contract";
import { formatCount, formatDay, formatRupees } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { type DataColumn, DataTable, useDataTable } from "@store/ui/data-table";
import { EmptyState } from "@store/ui/empty-state";
import { Skeleton } from "@store/ui/skeleton";
import { Link, useSearchParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { DownloadButton } from "../list/download-button.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readDay } from "../list/list-query.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { TrackingImport } from "./tracking-import.tsx";

type Courier = ReplyOf<typeof staffParcels>["data"][number];

const NO_COURIER = "No courier yet";

const columnsFor = (day: string | undefined): readonly DataColumn<Courier>[] => [
  { label: "Courier", line: "rest", cell: ({ courier }) => courier || NO_COURIER },
  { label: "Parcels", isFigure: true, onPhone: "top", cell: ({ parcels }) => formatCount(parcels) },
  { label: "Cash on delivery", isFigure: true, cell: ({ cash_parcels }) => formatCount(cash_parcels) },
  { label: "To collect", isFigure: true, cell: ({ collect }) => formatRupees(collect) },
  {
    label: "Manifest",
    cell: ({ courier }) => (
      <DownloadButton load={() => call(parcelManifest, { query: { courier, day } })}>
        Manifest for {courier || "those without a courier"}
      </DownloadButton>
    ),
  },
];

function CourierTable({ rows, day }: { readonly rows: readonly Courier[]; readonly day: string | undefined }) {
  const model = useDataTable({ columns: columnsFor(day), rows, keyOf: ({ courier }) => courier });
  return <DataTable model={model} caption="Parcels" />;
}

function Parcels() {
  const [parameters] = useSearchParams();
  const day = readDay(parameters.get("day"));
  const answer = useQuery(staffParcels, { query: { day } });
  const rows = answer.reply?.data;
  return (
    <>
      <ListFilters
        label="Which parcels"
        filters={[{ kind: "day", name: "day", label: "Handed over on" }]}
        query={{ day }}
      />
      <section aria-labelledby="parcels">
        <h2 id="parcels" className={styles.heading}>
          {day ? `Handed over on ${formatDay(day)}` : "Ready to be handed over"}
        </h2>
        {answer.state === "failed" ? (
          <LoadFailed failure={answer.failure} title="Parcels not found" onRetry={answer.refetch} />
        ) : null}
        {answer.state === "loading" ? <Skeleton shape="block" /> : null}
        {rows && rows.length > 0 ? <CourierTable rows={rows} day={day} /> : null}
        {rows?.length === 0 ? (
          <EmptyState
            title="Nothing to hand over"
            message={day ? "No parcel was handed over on this day." : "Parcels are here once their orders are packed."}
          />
        ) : null}
      </section>
      <TrackingImport onChanged={answer.refetch} />
    </>
  );
}

/** Parcels by courier: the lists that drivers sign, and the numbers that couriers give. */
export default function ParcelsPage() {
  return (
    <DashboardFrame title="Parcels">
      <p className={styles.steps}>
        <Link to="/dashboard/orders">All orders</Link>
      </p>
      <Parcels />
    </DashboardFrame>
  );
}

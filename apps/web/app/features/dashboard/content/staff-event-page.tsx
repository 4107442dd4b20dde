import { staffEvent } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import { EVENT_CANCELLED, EVENT_FORM_MESSAGES, formatEventDate } from "@store/domain";
import { Skeleton } from "@store/ui/skeleton";
import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { lazyPart } from "../../../data/lazy-or.tsx";
import { useQuery } from "../../../data/use-query.ts";
import { Link } from "../../../navigation/links.tsx";
import { metaOf } from "../../../seo/page-meta.ts";
import * as styles from "../dashboard.css.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { EventState } from "./event-state.tsx";

const EventForm = lazyPart(() => import("./event-form.tsx"));

export const meta = metaOf(dashboardMeta["/dashboard/content/events/:eventId"]);

function Event({ id }: { readonly id: string }) {
  const event = useQuery(staffEvent, { params: { id } });
  if (event.state === "loading") return <Skeleton shape="block" />;
  if (event.state === "failed")
    return <LoadFailed failure={event.failure} title="This event is not there" onRetry={event.refetch} />;
  const { data } = event.reply;
  return (
    <>
      <p className={styles.facts}>
        <EventState status={data.status} />
        <span>{formatEventDate(data.start_datetime)}</span>
        <Link to={`/dashboard/people/attendees?event=${data.id}`}>Who comes ({data.attendees})</Link>
        <Link to={`/event/${data.id}`}>As the shop shows it</Link>
      </p>
      {data.status === EVENT_CANCELLED ? (
        <p>
          <strong>{data.title}</strong>: {EVENT_FORM_MESSAGES.cancelled}.
        </p>
      ) : (
        <EventForm event={data} onCancelled={event.refetch} />
      )}
    </>
  );
}

/** One event, to be announced, changed or cancelled. */
export default function StaffEventPage() {
  const { eventId: id = "" } = useParams();
  const isNew = id === "new";
  return (
    <DashboardFrame title={isNew ? "New event" : "Event"}>
      <p className={styles.steps}>
        <Link to="/dashboard/content/events">All events</Link>
      </p>
      <Suspense fallback={<Skeleton shape="block" />}>
        {isNew ? <EventForm event={undefined} /> : <Event key={id} id={id} />}
      </Suspense>
    </DashboardFrame>
  );
}

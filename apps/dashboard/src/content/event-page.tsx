import { staffEvent } from "@store/api-client/contract";
import { EVENT_CANCELLED, EVENT_FORM_MESSAGES, formatDateTime } from "@store/domain";
import { lazyPart } from "@store/react-client/lazy-or";
import { eventAddress } from "@store/react-client/shop-addresses";
import { Skeleton } from "@store/ui/skeleton";
import { Suspense } from "react";
import { Link, useParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { usePageTitle } from "../frame/page-title.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { EventState } from "./event-state.tsx";

const EventForm = lazyPart(() => import("./event-form.tsx"));

function Event({ id }: { readonly id: string }) {
  const event = useQuery(staffEvent, { params: { id } });
  usePageTitle(event.reply?.data.title);
  if (event.state === "loading") return <Skeleton shape="block" />;
  if (event.state === "failed")
    return <LoadFailed failure={event.failure} title="Event not found" onRetry={event.refetch} />;
  const { data } = event.reply;
  return (
    <>
      <p className={styles.facts}>
        <EventState status={data.status} />
        <span>{formatDateTime(data.start_datetime)}</span>
        <Link to={`/dashboard/people/attendees?event=${data.id}`}>Who comes ({data.attendees})</Link>
        {data.waiting ? (
          <Link to={`/dashboard/people/attendees?event=${data.id}&state=waiting`}>Waiting list ({data.waiting})</Link>
        ) : null}
        {data.attended ? (
          <Link to={`/dashboard/people/attendees?event=${data.id}&state=attended`}>Let in ({data.attended})</Link>
        ) : null}
        <Link to="/dashboard/content/check-in">At the entrance</Link>
        <a href={eventAddress(data.id)}>As the shop shows it</a>
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
export default function EventPage() {
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

import { formatEventDate, indianWallClock, MONTHS } from "@store/domain";
import { Picture } from "@store/ui/picture";
import { eventAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import { EventBadge } from "./event-state.tsx";
import * as styles from "./events.css.ts";
import type { EventData } from "./load-events.ts";

/** The day as on a leaf of a calendar. It repeats the date below, so that it is for the eyes alone. */
function Leaf({ start }: { readonly start: string }) {
  const clock = indianWallClock(start);
  if (!clock) return null;
  return (
    <span aria-hidden className={styles.leaf}>
      <span className={styles.leafMonth}>{MONTHS[clock.month - 1]?.slice(0, "Mon".length)}</span>
      <span className={styles.leafDay}>{clock.day}</span>
    </span>
  );
}

interface EventCardProps {
  readonly event: EventData;
  readonly isFirst: boolean;
}

/** Title, picture and start [R181], and what may keep one from coming. */
export function EventCard({ event, isFirst }: EventCardProps) {
  const { id, title, event_image, start_datetime, vanue_address } = event;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {event_image ? (
          <Picture
            src={event_image}
            alt=""
            width={1200}
            height={675}
            kind="detail"
            sizes="(min-width:1200px) 400px,(min-width:768px) 46vw,92vw"
            isPriority={isFirst}
            className={styles.image}
          />
        ) : null}
        <Leaf start={start_datetime} />
      </div>
      <div className={styles.body}>
        <h2 className={styles.cardTitle}>
          <Link to={eventAddress(id)} className={styles.cardLink}>
            {title}
          </Link>
        </h2>
        <p>
          <time dateTime={start_datetime} className={styles.date}>
            {formatEventDate(start_datetime)}
          </time>
        </p>
        {vanue_address ? <p className={styles.place}>{vanue_address}</p> : null}
        <EventBadge event={event} />
      </div>
    </article>
  );
}

import { CalendarButton } from "../../commerce/calendar-button.tsx";
import { shopPolicy } from "../../data/policy.ts";
import type { EventData } from "./load-events.ts";

/** Saves an event's calendar file; offered to who has registered. */
export default function AddToCalendar({ event }: { readonly event: EventData }) {
  const { id, title, start_datetime, end_datetime, vanue_address, organizer_obj, sequence } = event;
  return (
    <CalendarButton
      variant="secondary"
      isWide
      createFile={({ EVENT_FILE_NAME, eventFile }) => ({
        name: EVENT_FILE_NAME,
        content: eventFile(
          {
            id,
            title,
            start: new Date(start_datetime),
            end: end_datetime ? new Date(end_datetime) : undefined,
            place: vanue_address,
            organizer: organizer_obj?.name,
            createdAt: new Date(),
            sequence,
          },
          shopPolicy(),
        ),
      })}
    />
  );
}

import { applyForEvent, eventDetail, eventList } from "@store/api-client/contract";
import { EVENT_REGISTERED, waitingListJoined } from "@store/domain";
import { eq } from "drizzle-orm";
import { events } from "../../db/schema/index.ts";
import { SHORT_LIVED } from "../../http/cache-policy.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { DAY, limit } from "../../http/rate-limits.ts";
import { createTicketCodes } from "../../lib/ticket-codes.ts";
import type { Backend } from "../backend.ts";
import { createFormLimit } from "../public-forms.ts";
import { NO_SUCH_EVENT } from "./messages.ts";
import { readEvents } from "./read-events.ts";
import { checkApplication, emailsOf, register } from "./register.ts";
import { shownColumns, wireEvent } from "./wire-event.ts";

/** Everybody who is registered gets a mail, and the form can name any address. */
const EVENT_MAILS = limit("event-email", 20, DAY);

export function eventRoutes({ serve, db, clock, limits, clientAddress, policy, secret, siteUrl }: Backend): void {
  const limitForm = createFormLimit({ limits });
  const mailsToEmail = limits.shared(EVENT_MAILS);
  const codes = createTicketCodes(secret);
  const kept = { cache: SHORT_LIVED };

  // Must stand before `/events/{id}/`, which would read this path as an id (C31).
  serve(
    eventList,
    async ({ query: { status, category } }) => {
      const now = clock();
      const rows = await readEvents(db, { filter: status ?? "all_events", category }, now);
      return { status: true, events: rows.map((row) => wireEvent(row, now)) };
    },
    kept,
  );

  serve(
    eventDetail,
    async ({ params }) => {
      const [row] = await db.select(shownColumns(db)).from(events).where(eq(events.id, params.id));
      if (!row) return httpError(404, NO_SUCH_EVENT);
      return { status: true, events: wireEvent(row, clock()) };
    },
    kept,
  );

  serve(applyForEvent, async ({ body, http }) => {
    const tooMany = await limitForm("event", clientAddress(http));
    if (tooMany) return tooMany;
    const registration = checkApplication(body.event_aaply_data, body.join_waiting_list === true);
    if (registration instanceof HttpError) return registration;
    for (const email of emailsOf(registration.tickets)) {
      const tooManyLetters = await mailsToEmail.count(email);
      if (tooManyLetters) return tooManyLetters;
    }
    const places = await register(db, registration, clock(), { codes, siteUrl, policy: policy() });
    if (places instanceof HttpError) return places;
    const { position } = places;
    return position === undefined
      ? { status: true, message: EVENT_REGISTERED }
      : { status: true, message: waitingListJoined(position), waiting_position: position };
  });
}

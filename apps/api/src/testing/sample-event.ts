import { HOUR_MS } from "@store/domain";
import type { events } from "../db/schema/index.ts";
import { START } from "./test-clock.ts";

/** From here on the ids of events are a test's own. */
export const OWN_IDS = 9000;

const hoursFromStart = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);

type Row = typeof events.$inferInsert;

/** An event of tomorrow, open to everybody. */
export const sampleEvent = (changed: Partial<Row> & { readonly id: number }) =>
  ({
    title: "A sample of an event",
    descriptionHtml: "",
    startsAt: hoursFromStart(24),
    endsAt: hoursFromStart(26),
    venueAddress: "Surabhi House",
    organizerName: "Surabhi Organics",
    status: "PUBLISHED",
    category: "Physical Event",
    ...changed,
  }) satisfies Row;

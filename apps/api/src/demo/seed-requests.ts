import type { DemoShop } from "@store/demo";
import { COUNTRY_INDIA, DEFAULT_AGE_GROUP, DEFAULT_POLICY } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { appointments, eliteMemberships, events, inquiries, leads, outbox } from "../db/schema/index.ts";
import { cancelled } from "../modules/events/messages.ts";
import { wordsIn } from "../outbox/own-words.ts";
import { outboxRow } from "../outbox/queue-message.ts";
import { insertRows } from "./insert-rows.ts";

/** What waits for the staff in the demo: inquiries, leads, an elite member's consultations, a mail that failed. */
export async function seedRequests(db: Database, { people, requests }: DemoShop): Promise<void> {
  const countryId = COUNTRY_INDIA.id;
  await insertRows(
    db,
    inquiries,
    requests.inquiries.map((one) => ({ ...one, countryId, ageGroup: DEFAULT_AGE_GROUP })),
  );
  await insertRows(
    db,
    leads,
    requests.leads.map((one) => ({
      ...one,
      answers: [...one.answers],
      website: "",
      companyRegistered: "yes",
      countryId,
    })),
  );
  const [member] = await db.select({ customerId: eliteMemberships.customerId }).from(eliteMemberships).limit(1);
  const person = people.find(({ membership }) => membership !== undefined);
  if (member && person) {
    await insertRows(
      db,
      appointments,
      requests.appointments.map((one) => ({
        ...one,
        customerId: member.customerId,
        countryId,
        name: `${person.firstName} ${person.lastName}`,
        mobile: person.mobile,
        email: person.email,
        gender: "Male",
        ageGroup: "45 to 60",
        landmark: "",
        isTakingMedicine: false,
        medicineTypes: [],
      })),
    );
  }
  const { eventId, recipient, note, ...failed } = requests.failedMail;
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  if (!event) throw new Error(`The demo has no event ${eventId}`);
  const { createdAt } = failed;
  const mail = cancelled({ event, email: recipient, now: createdAt, policy: DEFAULT_POLICY }, note);
  await db.insert(outbox).values({ ...outboxRow(mail, wordsIn([]), createdAt), ...failed, dueAt: null });
}

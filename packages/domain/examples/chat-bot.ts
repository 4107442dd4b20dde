import { calendarDate, deliveryCountdown, normalizeMobile, todayInIndia } from "../src/index.ts";

/** What a bot answers to "when does my ghee come?", for the number that writes. */
export function answer(from: string, deliveries: ReadonlyMap<string, string>, now: Date): string {
  const mobile = normalizeMobile(from);
  if (!mobile.ok) return mobile.refusal.message;
  const deliveryDate = calendarDate(deliveries.get(mobile.value) ?? "");
  const countdown = deliveryCountdown({ active: true, deliveryDate, today: todayInIndia(now) });
  return countdown.kind === "paused" ? "You have no delivery ahead." : `Your next delivery: ${countdown.label}.`;
}

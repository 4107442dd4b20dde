export type TimeOfDay = { readonly hour: number; readonly minute: number };

/** Parses "18:30" or "18:30:00"; undefined when invalid. */
export function timeOfDay(text: string): TimeOfDay | undefined {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text.trim()) ?? [];
  return hour === undefined ? undefined : { hour: Number(hour), minute: Number(minute) };
}

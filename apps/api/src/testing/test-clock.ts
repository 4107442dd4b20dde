/** When every test begins: a Sunday noon in India. */
export const START = new Date("2026-03-15T06:30:00Z");

const MINUTE_MS = 60_000;

/** A clock that stands until it is moved. */
export function createTestClock() {
  let now = START;
  return {
    read: () => now,
    advance: (minutes: number) => {
      now = new Date(now.getTime() + minutes * MINUTE_MS);
    },
  };
}

import { minutesAfter } from "@store/domain";

/** When every test begins: a Sunday noon in India. */
export const START = new Date("2026-03-15T06:30:00Z");

/** A clock that stands until it is moved. */
export function createTestClock() {
  let now = START;
  return {
    read: () => now,
    advance: (minutes: number) => {
      now = minutesAfter(now, minutes);
    },
  };
}

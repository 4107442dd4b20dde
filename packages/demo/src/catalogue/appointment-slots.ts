import type { Slot } from "@store/domain";

const MORNINGS = ["10:00", "10:30", "11:00", "11:30", "12:00"];
const AFTERNOONS = ["16:00", "16:30", "17:00", "17:30", "18:00", "18:30"];

const [MONDAY, FRIDAY, SATURDAY] = [1, 5, 6];

const slotsOf = (weekday: number, hours: readonly string[]): Slot[] =>
  hours.map((startingHour) => ({ weekday, startingHour }));

/** When the vaidya can be consulted online: twice a day from Monday to Friday, on Saturdays until noon. */
export const APPOINTMENT_SLOTS: readonly Slot[] = [
  ...Array.from({ length: FRIDAY - MONDAY + 1 }, (_, index) =>
    slotsOf(MONDAY + index, [...MORNINGS, ...AFTERNOONS]),
  ).flat(),
  ...slotsOf(SATURDAY, MORNINGS),
];

import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Data, Day, Done, Instant, integer, Text, text } from "../fields.ts";

/** 0 is Sunday; hours are HH:MM in India. */
const Weekday = integer(0, 6);

export const staffAppointmentSlots = endpoint({
  method: "GET",
  path: "/dashboard/appointment-slots/",
  access: "staff",
  permission: "content",
  summary: "The weekly hours of the vaidya, the days off, and what is booked from now on",
  reply: Data(
    v.object({
      slots: v.array(
        v.object({
          weekday: Weekday,
          starting_hour: Text,
          /** The appointments at this hour that are still to come. */
          booked: v.array(Instant),
        }),
      ),
      days_off: v.array(v.object({ day: Day, booked: v.array(Instant) })),
      /** Appointments to come at hours that are not offered any more. */
      booked_elsewhere: v.array(Instant),
    }),
  ),
});

const Slot = v.object({ weekday: Weekday, starting_hour: text(10) });

export const addAppointmentSlot = endpoint({
  method: "POST",
  path: "/dashboard/appointment-slots/",
  access: "staff",
  permission: "content",
  summary: "Offers an hour of the week",
  body: Slot,
  reply: Done,
});

export const removeAppointmentSlot = endpoint({
  method: "POST",
  path: "/dashboard/appointment-slots/remove/",
  access: "staff",
  permission: "content",
  summary: "Stops offering an hour of the week; what is booked at it stays booked",
  body: Slot,
  reply: Done,
});

const DayOff = v.object({ day: Day });

export const addDayOff = endpoint({
  method: "POST",
  path: "/dashboard/appointment-slots/days-off/",
  access: "staff",
  permission: "content",
  summary: "Offers no hour of a day; what is booked on it stays booked",
  body: DayOff,
  reply: Done,
});

export const removeDayOff = endpoint({
  method: "POST",
  path: "/dashboard/appointment-slots/days-off/remove/",
  access: "staff",
  permission: "content",
  summary: "Offers the hours of a day again",
  body: DayOff,
  reply: Done,
});

/** The form's fields as the wire names them, in refusals too. */
export const SLOT_FIELDS = { weekday: "weekday", startingHour: "starting_hour" } as const;

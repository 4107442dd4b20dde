import { describe, expect, it } from "vitest";
import { day } from "../testing/day.ts";
import { messageOf, refusedFields } from "../testing/refused.ts";
import { type AppointmentForm, checkAppointment, checkAppointmentsAhead } from "./appointment.ts";
import {
  AGE_GROUPS,
  APPOINTMENT_CATEGORY,
  APPOINTMENT_EVENT_TYPE,
  DEFAULT_AGE_GROUP,
  GENDERS,
  MEDICINE_TYPES,
  PROBLEMS,
} from "./appointment-choices.ts";
import { checkAppointmentDate } from "./appointment-date.ts";
import {
  appointmentStart,
  earliestAppointment,
  latestAppointment,
  readAppointmentStart,
  slotsOfDay,
  slotsOn,
} from "./appointment-slots.ts";

describe("choices [R137] [R138] [R131]", () => {
  it("are the specification's", () => {
    expect(GENDERS).toEqual(["Male", "Female", "Other"]);
    expect(AGE_GROUPS).toEqual(["00 to 06", "06 to 12", "12 to 18", "18 to 45", "45 to 60", "60+"]);
    expect(DEFAULT_AGE_GROUP).toBe("00 to 06");
    expect(MEDICINE_TYPES).toEqual(["Other", "Ayurvedic", "Homoeopathic", "Allopathic"]);
    expect([APPOINTMENT_EVENT_TYPE, APPOINTMENT_CATEGORY]).toEqual(["Appointment", "Online"]);
    expect(PROBLEMS).toHaveLength(24);
    expect(PROBLEMS.join("; ")).toBe(
      "Other; Acne & Pimples; Athletics/Sports; Child Care; Diabetes; Digestive Health; Eye Care; Fertility Care; Fever & Immunity; Hairfall; Head & Body massage; Heart, BP & Cholestrol; Joint, Muscle & Bone Care; Kapha relief; Kidney & Liver Care; Nervous & Stress; Pitta relief; Rejuvenation; Respiratory Health; Skin Health; Vata Relief; Weight Gain; Weight Loss; Women's Health",
    );
  });
});

describe("the earliest date is tomorrow in India [R135]", () => {
  it.each([
    ["2026-03-14T18:29:59Z", "2026-03-15"],
    ["2026-03-14T18:30:00Z", "2026-03-16"],
    ["2026-12-31T00:00:00Z", "2027-01-01"],
  ])("at %s it is %s", (now, earliest) => {
    expect(earliestAppointment(new Date(now))).toBe(earliest);
    expect(checkAppointmentDate(earliest, new Date(now)).ok).toBe(true);
  });

  it.each([
    ["2026-03-14", "The earliest date is tomorrow"],
    ["2026-03-13", "The earliest date is tomorrow"],
    ["2026-06-13", "Appointments can be booked up to 90 days ahead"],
    ["2026-02-30", "Please select a date"],
    ["", "Please select a date"],
  ])("refuses %j on 14 March", (date, message) => {
    expect(messageOf(checkAppointmentDate(date, new Date("2026-03-14T12:00:00+05:30")))).toBe(message);
  });
});

it("the latest date is ninety days ahead", () => {
  const now = new Date("2026-03-14T12:00:00+05:30");
  expect(latestAppointment(now)).toBe("2026-06-12");
  expect(checkAppointmentDate("2026-06-12", now).ok).toBe(true);
});

it.each([
  [0, undefined],
  [2, undefined],
  [3, "You have 3 appointments ahead. Another can be booked after one of them."],
])("with %d appointments ahead, another: %s", (ahead, message) => {
  expect(messageOf(checkAppointmentsAhead(ahead))).toBe(message);
});

const slots = [
  { weekday: 0, startingHour: "16:00" },
  { weekday: 0, startingHour: "9:30" },
  { weekday: 7, startingHour: "11:00" },
  { weekday: 0, startingHour: "16:00" },
  { weekday: 1, startingHour: "10:00" },
  { weekday: 0, startingHour: "later" },
];
const sunday = day("2026-03-15");

describe("slots [R136] [R139]", () => {
  it("are those of the weekday, sorted by hour, none twice", () => {
    expect(slotsOn(slots, sunday).map(({ startingHour }) => startingHour)).toEqual(["9:30", "11:00", "16:00"]);
    expect(slotsOn(slots, day("2026-03-16"))).toHaveLength(1);
    expect(slotsOn(slots, day("2026-03-17"))).toEqual([]);
  });

  it("are shown with those that are booked, however the hour is written", () => {
    expect(slotsOfDay(slots, sunday, ["09:30", "16:00", "17:00"])).toEqual([
      { startingHour: "9:30", isTaken: true },
      { startingHour: "11:00", isTaken: false },
      { startingHour: "16:00", isTaken: true },
    ]);
    expect(slotsOfDay(slots, sunday, []).some(({ isTaken }) => isTaken)).toBe(false);
  });

  it("start with India's offset", () => {
    expect(appointmentStart(sunday, "9:30")).toBe("2026-03-15T09:30:00+05:30");
    expect(() => appointmentStart(sunday, "25:00")).toThrow(RangeError);
  });
});

it.each([
  ["2026-03-15T09:30:00+05:30", "2026-03-15", "09:30"],
  ["2026-03-14T20:00:00Z", "2026-03-15", "01:30"],
  ["2026-03-15T09:30:01+05:30", "2026-03-15", ""],
  ["2026-02-30T09:30:00+05:30", "", ""],
  ["soon", "", ""],
])("the start %s is read as the day %j and the hour %j of India [R139]", (start, date, slot) => {
  expect(readAppointmentStart(start)).toEqual({ date, slot });
});

describe("checkAppointment", () => {
  const offer = { slots, now: new Date("2026-03-14T12:00:00+05:30") };
  const form: AppointmentForm = {
    date: "2026-03-15",
    slot: "9:30",
    name: "Asha",
    country: 104,
    callingCode: "+91",
    mobile: "9876543210",
    email: "asha@example.com",
    gender: "Female",
    ageGroup: "18 to 45",
    problem: "Women's Health",
    description: "Tired since spring",
    landmark: "The well",
    isTakingMedicine: true,
    medicineTypes: ["Allopathic", "Ayurvedic", "Allopathic"],
  };

  it("accepts a form in order", () => {
    expect(checkAppointment(form, offer)).toMatchObject({
      ok: true,
      value: {
        start: "2026-03-15T09:30:00+05:30",
        mobile: "+919876543210",
        medicineTypes: ["Ayurvedic", "Allopathic"],
      },
    });
  });

  it("forgets the medicine types when none is taken [R138]", () => {
    expect(checkAppointment({ ...form, isTakingMedicine: false }, offer)).toMatchObject({
      value: { isTakingMedicine: false, medicineTypes: [] },
    });
  });

  it.each([[[]], [["Magic"]], [["Ayurvedic", "Magic"]]])(
    "refuses Yes with the medicine types %j [R138]",
    (medicineTypes) => {
      expect(refusedFields(checkAppointment({ ...form, medicineTypes }, offer))).toEqual({
        medicineTypes: "Please select the type of medicine",
      });
    },
  );

  it("refuses a slot that is known to be booked", () => {
    expect(refusedFields(checkAppointment(form, { ...offer, booked: ["09:30"] }))).toEqual({
      slot: "This time has just been booked by somebody else. Please choose another!",
    });
    expect(checkAppointment(form, { ...offer, booked: ["10:30"] }).ok).toBe(true);
  });

  it("names every field of an empty form", () => {
    const empty: AppointmentForm = {
      date: "",
      slot: "",
      name: "",
      country: null,
      callingCode: "+91",
      mobile: "",
      email: "",
      gender: "",
      ageGroup: "",
      problem: "",
      description: "",
      landmark: "",
      isTakingMedicine: null,
      medicineTypes: [],
    };
    const { callingCode, medicineTypes, ...fields } = empty;
    expect(Object.keys(refusedFields(checkAppointment(empty, offer)))).toEqual(Object.keys(fields));
  });

  it.each([
    [{ slot: "10:00" }, "slot"], // Monday's
    [{ slot: "later" }, "slot"],
    [{ gender: "female" }, "gender"],
    [{ ageGroup: "60" }, "ageGroup"],
    [{ problem: "Boredom" }, "problem"],
    [{ mobile: "987654321" }, "mobile"],
    [{ email: "asha" }, "email"],
  ])("refuses %j", (change, field) => {
    expect(Object.keys(refusedFields(checkAppointment({ ...form, ...change }, offer)))).toEqual([field]);
  });

  it("offers no slot without a date", () => {
    expect(Object.keys(refusedFields(checkAppointment({ ...form, date: "" }, offer)))).toEqual(["date", "slot"]);
  });
});

it("a start needs a time of day", () => {
  expect(() => appointmentStart(day("2026-03-16"), "noon")).toThrow("Not a time of day: noon");
});

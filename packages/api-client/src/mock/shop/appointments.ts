import { CAPTCHA_FIELD, CAPTCHA_FIRST, checkAppointment, messagesByField, readAppointmentStart } from "@store/domain";
import type { HttpHandler } from "msw";
import { appointmentSlots, bookAppointment } from "../../contract/index.ts";
import { refuse } from "../mock-endpoint.ts";
import { COUNTRIES } from "./geography.ts";
import type { Serve } from "./serve.ts";
import type { MockShop } from "./shop.ts";

/** Twice a day, from Monday to Friday. */
const SLOTS = [1, 2, 3, 4, 5].flatMap((weekday) =>
  ["10:00", "16:30"].map((startingHour) => ({ weekday, startingHour })),
);

const SLOT_TAKEN = "This time has just been booked by somebody else. Please choose another!";

const WIRE_NAMES: Readonly<Record<string, string>> = {
  date: "start_datetime",
  slot: "start_datetime",
  country: "country_id",
  ageGroup: "age_group",
  problem: "problem_suffering_from",
  description: "problem_description",
};

export function appointmentHandlers(serve: Serve, { now }: MockShop): readonly (readonly HttpHandler[])[] {
  const taken = new Set<string>();

  return [
    serve.nobody(appointmentSlots, () => ({
      status: true,
      online_appointment_slot: SLOTS.map(({ weekday, startingHour }) => ({
        week_day_number: weekday,
        starting_hour: startingHour,
      })),
    })),

    serve.customer(bookAppointment, ({ body }) => {
      const country = COUNTRIES.find(({ id }) => id === body.country_id);
      const checked = checkAppointment(
        {
          ...readAppointmentStart(body.start_datetime),
          name: body.name,
          country: country?.id ?? null,
          callingCode: country?.calling_code ?? "",
          mobile: body.mobile,
          email: body.email,
          gender: body.gender,
          ageGroup: body.age_group,
          problem: body.problem_suffering_from,
          description: body.problem_description,
          landmark: body.landmark,
          isTakingMedicine: body.is_taking_medicine,
          medicineTypes: body.type_of_medicine_list ?? [],
        },
        { slots: SLOTS, now: now() },
      );
      if (!checked.ok) {
        const renamed = checked.refusals.map((one) => ({ ...one, field: WIRE_NAMES[one.field] ?? one.field }));
        return refuse(400, { message: checked.refusal.message, errors: messagesByField(renamed) });
      }
      if (body[CAPTCHA_FIELD] === "") return refuse(400, CAPTCHA_FIRST);
      if (taken.has(checked.value.start)) return refuse(409, SLOT_TAKEN);
      taken.add(checked.value.start);
      return { status: true, message: "Your appointment is booked. We have sent you a confirmation!" };
    }),
  ];
}

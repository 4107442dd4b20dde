import type { AddressForm } from "@store/api-client/contract";
import { type CheckedAddress, checkAddress } from "@store/domain";
import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Database } from "../../db/database.ts";
import { cities, countries, states } from "../../db/schema/index.ts";
import { type Refused, refuse } from "../../http/refusal.ts";

type Form = InferOutput<typeof AddressForm>;

/** The domain's names of the fields and the wire's. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  fullName: "full_name",
  addressLine1: "address_line_1",
  addressLine2: "address_line_2",
  postalCode: "postal_code",
  anotherMobile: "another_mobile",
  tag: "address_tags",
};

const fieldRefusal = (field: string, message: string): Refused =>
  refuse(400, { message, errors: { [field]: [message] } });

/** Checks an address by the domain's rule, and that its city lies in its state and that in its country. */
export async function checkAddressForm(db: Database, form: Form): Promise<CheckedAddress | Refused> {
  const [country] = await db.select().from(countries).where(eq(countries.id, form.country));
  if (!country) return fieldRefusal("country", "This country is not known");
  const [place] = await db
    .select({ stateId: cities.stateId, countryId: states.countryId })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(eq(cities.id, form.city));
  if (place?.stateId !== form.state) return fieldRefusal("city", "This city is not in that state");
  if (place.countryId !== form.country) return fieldRefusal("state", "This state is not in that country");

  const checked = checkAddress({
    fullName: form.full_name,
    addressLine1: form.address_line_1,
    addressLine2: form.address_line_2,
    landmark: form.landmark,
    country: form.country,
    state: form.state,
    city: form.city,
    postalCode: form.postal_code,
    mobile: form.mobile,
    anotherMobile: form.another_mobile,
    callingCode: country.callingCode,
    tag: form.address_tags,
  });
  if (checked.ok) return checked.value;
  const errors = checked.refusals.map(({ field, message }) => [WIRE_NAMES[field] ?? field, [message]]);
  return refuse(400, { message: checked.refusal.message, errors: Object.fromEntries(errors) });
}

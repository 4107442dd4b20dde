import { ADDRESS_FIELDS, type AddressForm } from "@store/api-client/contract";
import { type CheckedAddress, checkAddress } from "@store/domain";
import type { InferOutput } from "valibot";
import type { Database } from "../../db/database.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { checkPlace, findCountry, stateNameOf } from "../geography/check-place.ts";

type Form = InferOutput<typeof AddressForm>;

/** Checks an address by the domain's rule, and that its city lies in its state and that in its country. */
export async function checkAddressForm(db: Database, form: Form): Promise<CheckedAddress | HttpError> {
  const country = await findCountry(db, form.country);
  if (country instanceof HttpError) return country;
  const elsewhere = await checkPlace(db, form);
  if (elsewhere) return elsewhere;

  const checked = checkAddress({
    fullName: form.full_name,
    addressLine1: form.address_line_1,
    addressLine2: form.address_line_2,
    landmark: form.landmark,
    country: form.country,
    state: form.state,
    stateName: await stateNameOf(db, form.state),
    city: form.city ?? null,
    cityName: form.city_name,
    postalCode: form.postal_code,
    mobile: form.mobile,
    anotherMobile: form.another_mobile,
    callingCode: country.callingCode,
    tag: form.address_tags,
    gstin: form.gstin,
    email: form.email,
  });
  return checked.ok ? checked.value : httpError(400, checked.refusals, { fieldNames: ADDRESS_FIELDS });
}

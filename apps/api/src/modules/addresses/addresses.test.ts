import {
  addAddress,
  addresses,
  deleteAddress,
  editAddress,
  editContactAddress,
  profile,
} from "@store/api-client/contract";
import { ADDRESS_MESSAGES, ADDRESS_TAGS, DEFAULT_POLICY, GSTIN_MESSAGES, POSTAL_CODE_MESSAGES } from "@store/domain";
import { describe, expect, test } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { addressIn } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { MAXIMUM_ADDRESSES, NO_SUCH_ADDRESS, TOO_MANY_ADDRESSES } from "./messages.ts";

const store = useTestStore();
const sample = () => addressIn("Pune");

async function withAddress() {
  const call = await newCustomer(store());
  await expectDone(call(addAddress, { body: sample() }));
  const { data } = await expectDone(call(addresses));
  return { call, id: data[0]?.id ?? 0 };
}

describe("saving an address", () => {
  test("answers it with the names of its places and its mobiles without the calling code", async () => {
    const { call } = await withAddress();
    const { data } = await expectDone(call(addresses));
    expect(data).toEqual([
      expect.objectContaining({
        full_name: "Kavita Rao",
        mobile: "+919811122233",
        mobile_without_ext: "9811122233",
        city_obj: expect.objectContaining({ name: "Pune" }),
        state_obj: expect.objectContaining({ name: "Maharashtra" }),
        country_obj: { id: 104, name: "India" },
        address_tags: "Home",
        is_default: true,
      }),
    ]);
  });

  test("keeps the first one added first, and as the default", async () => {
    const { call, id } = await withAddress();
    await expectDone(call(addAddress, { body: addressIn("Surat") }));
    await expectDone(call(editAddress, { params: { id }, body: addressIn("Jaipur") }));
    const { data } = await expectDone(call(addresses));
    expect(data.map(({ city_obj, is_default }) => [city_obj.name, is_default])).toEqual([
      ["Jaipur", true],
      ["Surat", false],
    ]);
  });

  test("is possible abroad [C32]", async () => {
    const call = await newCustomer(store());
    await expectDone(call(addAddress, { body: addressIn("Toronto", "+1") }));
    expect((await expectDone(call(addresses))).data[0]?.mobile_without_ext).toBe("9811122233");
  });

  test.each(ADDRESS_TAGS)("takes the tag %j [R150]", async (address_tags) => {
    const call = await newCustomer(store());
    await expectDone(call(addAddress, { body: { ...sample(), address_tags } }));
    expect((await expectDone(call(addresses))).data[0]?.address_tags).toBe(address_tags);
  });

  test.each([
    ["postal_code", "38A 009", POSTAL_CODE_MESSAGES.notNumeric],
    ["postal_code", "3800091", POSTAL_CODE_MESSAGES.notAPinCode],
    ["postal_code", "080009", POSTAL_CODE_MESSAGES.notAPinCode],
    ["mobile", "+915811122233", ADDRESS_MESSAGES.mobile],
    ["mobile", "+91981112223", ADDRESS_MESSAGES.mobile],
    ["mobile", "+9198111222334", ADDRESS_MESSAGES.mobile],
    ["another_mobile", "12", ADDRESS_MESSAGES.anotherMobile],
  ])("refuses %s %j and names the field [R148]", async (field, value, words) => {
    const call = await newCustomer(store());
    const refused = await expectRefused(call(addAddress, { body: { ...sample(), [field]: value } }), 400);
    expect(refused.errors[field]).toEqual([words]);
    expect((await expectDone(call(addresses))).data).toEqual([]);
  });

  test.each(["full_name", "mobile", "address_line_1", "address_line_2", "postal_code"])(
    "refuses an empty %s [R148]",
    async (field) => {
      const call = await newCustomer(store());
      for (const value of ["", "   "]) {
        const refused = await expectRefused(call(addAddress, { body: { ...sample(), [field]: value } }), 400);
        expect(refused.errors[field]).toBeDefined();
      }
    },
  );

  test("takes a town that is not listed, under its name and without an id", async () => {
    const call = await newCustomer(store());
    const { city, ...place } = sample();
    await expectDone(call(addAddress, { body: { ...place, city_name: " Raxaul  Bazar " } }));
    const [typed] = (await expectDone(call(addresses))).data;
    expect(typed?.city_obj).toEqual({ id: undefined, name: "Raxaul Bazar" });

    const id = typed?.id ?? 0;
    await expectDone(call(editAddress, { params: { id }, body: { ...sample(), city_name: "Raxaul" } }));
    expect((await expectDone(call(addresses))).data[0]?.city_obj).toEqual({ id: city, name: "Pune" });
    await expectDone(
      call(editAddress, { params: { id }, body: { ...place, city_name: DEFAULT_POLICY.shipping.freeCity.name } }),
    );
    expect((await expectDone(call(addresses))).data[0]?.city_obj).toEqual({
      id: undefined,
      name: DEFAULT_POLICY.shipping.freeCity.name,
    });
  });

  test("keeps the GSTIN of a business, in capitals; of others there is none", async () => {
    const call = await newCustomer(store());
    await expectDone(call(addAddress, { body: { ...sample(), gstin: "27aapfu 0939f1zv" } }));
    await expectDone(call(addAddress, { body: sample() }));
    const { data } = await expectDone(call(addresses));
    expect(data.map(({ gstin }) => gstin)).toEqual(["27AAPFU0939F1ZV", undefined]);
  });

  test.each([
    ["27AAPFU0939F1ZW", GSTIN_MESSAGES.checksum],
    ["24AAAAA0000A1Z8", GSTIN_MESSAGES.state("Maharashtra")],
  ])("refuses the GSTIN %s", async (gstin, words) => {
    const call = await newCustomer(store());
    const refused = await expectRefused(call(addAddress, { body: { ...sample(), gstin } }), 400);
    expect(refused.errors).toEqual({ gstin: [words] });
  });

  test.each([
    [undefined, "city", ADDRESS_MESSAGES.city],
    ["", "city", ADDRESS_MESSAGES.city],
    ["Sector 21", "city_name", ADDRESS_MESSAGES.cityName],
    ["<b>Pune</b>", "city_name", ADDRESS_MESSAGES.cityName],
  ])("refuses a town named %j where no city is chosen", async (city_name, field, words) => {
    const call = await newCustomer(store());
    const { city: _, ...place } = sample();
    const refused = await expectRefused(call(addAddress, { body: { ...place, city_name } }), 400);
    expect(refused.errors).toEqual({ [field]: [words] });
  });

  test("has a PIN code of its state, in any digits: they decide the place of supply", async () => {
    const call = await newCustomer(store());
    const add = (postal_code: string) => call(addAddress, { body: { ...sample(), postal_code } });
    const refused = await expectRefused(add("380001"), 400);
    expect(refused.errors).toEqual({
      postal_code: [
        "PIN codes that begin with 38 are in Gujarat, not in Maharashtra. Please check the PIN code and the state.",
      ],
    });
    await expectDone(add("४११ ००१"));
    const [saved] = (await expectDone(call(addresses))).data;
    expect(saved?.postal_code).toBe("411001");
    const params = { id: saved?.id ?? 0 };
    await expectRefused(call(editAddress, { params, body: { ...sample(), postal_code: "110001" } }), 400);
  });

  test("refuses a city of another state, and a state of another country [R149]", async () => {
    const call = await newCustomer(store());
    const abroad = addressIn("Toronto", "+1");
    const { state } = addressIn("Surat");
    expect((await expectRefused(call(addAddress, { body: { ...sample(), state } }), 400)).errors.city).toBeDefined();
    const mixed = { ...abroad, country: sample().country };
    expect((await expectRefused(call(addAddress, { body: mixed }), 400)).errors.state).toBeDefined();
    expect(
      (await expectRefused(call(addAddress, { body: { ...sample(), country: 1 } }), 400)).errors.country,
    ).toBeDefined();
  });

  test("ends at fifty", async () => {
    const call = await newCustomer(store());
    for (let saved = 0; saved < MAXIMUM_ADDRESSES; saved++) await expectDone(call(addAddress, { body: sample() }));
    expect((await expectRefused(call(addAddress, { body: sample() }), 409)).message).toBe(TOO_MANY_ADDRESSES);
  });
});

describe("changing an address", () => {
  test("goes by its contact too, when the query names one [R151]", async () => {
    const { call, id } = await withAddress();
    const { data: me } = await expectDone(call(profile));
    const body = { ...addressIn("Surat"), add_id: id };
    await expectDone(call(editContactAddress, { query: { contact_id: me.contact_id }, body }));
    expect((await expectDone(call(addresses))).data[0]?.city_obj.name).toBe("Surat");
    await expectRefused(call(editContactAddress, { query: { contact_id: me.contact_id + 1 }, body }), 404);
  });

  test("and deleting one are for its owner only [R153]", async () => {
    const { call, id } = await withAddress();
    const { call: stranger } = await store().logIn("elite");
    for (const asked of [
      stranger(editAddress, { params: { id }, body: addressIn("Surat") }),
      stranger(deleteAddress, { params: { id } }),
    ]) {
      expect((await expectRefused(asked, 404)).message).toBe(NO_SUCH_ADDRESS);
    }
    expect((await expectDone(call(addresses))).data[0]?.city_obj.name).toBe("Pune");
    await expectDone(call(deleteAddress, { params: { id } }));
    expect((await expectDone(call(addresses))).data).toEqual([]);
    await expectRefused(call(deleteAddress, { params: { id } }), 404);
  });
});

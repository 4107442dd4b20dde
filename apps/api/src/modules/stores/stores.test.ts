import { stores } from "@store/api-client/contract";
import { STORES } from "@store/demo";
import { expect, test } from "vitest";
import { expectDone } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

test("stores stand by their cities, each with all that helps to find it [R112]", async () => {
  const { cities, store_section_data } = await expectDone(store().nobody(stores));
  expect(cities).toEqual(store_section_data.map(({ city }) => city));
  expect(cities).toEqual([...new Set(STORES.map(({ city }) => city))]);

  const shown = store_section_data.flatMap((section) => section.stores.map((one) => ({ ...one, city: section.city })));
  expect(shown.map(({ id, city }) => [id, city])).toEqual(STORES.map(({ id, city }) => [id, city]));
  expect(shown[0]).toEqual({
    id: 1,
    city: "Ahmedabad",
    store_name: "Surabhi House",
    image: expect.stringMatching(/^\/media\/store\/1\./),
    landmark: "Near Neem Garden",
    address_line_1: "12 Kadamb Marg",
    address_line_2: "Bodakdev",
    state_obj: { id: expect.any(Number), name: "Gujarat" },
    postal_code: "380054",
    work_start_time: "09:00",
    work_end_time: "21:00",
    mobile_no: expect.stringMatching(/^\+91\d{10}$/),
    email: expect.stringMatching(/@/),
    location_url: expect.stringMatching(/^https:/),
    virtual_location_url: expect.stringMatching(/^https:/),
  });
});

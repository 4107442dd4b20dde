import type { HttpHandler } from "msw";
import { stores } from "../../contract/index.ts";
import type { Serve } from "./serve.ts";

const storeIn = (id: number, name: string, state: { id: number; name: string }) => ({
  id,
  store_name: name,
  image: `/mock/store/${id}.webp`,
  landmark: "Near the old post office",
  address_line_1: "Shop 4, Tulsi Arcade",
  address_line_2: "Station Road",
  state_obj: state,
  postal_code: "380008",
  work_start_time: "09:30",
  work_end_time: "21:00",
  mobile_no: `+915550000${300 + id}`,
  email: `store${id}@example.com`,
  location_url: "https://maps.example/place",
  virtual_location_url: "https://maps.example/inside",
});

const GUJARAT = { id: 10401, name: "Gujarat" };
const MAHARASHTRA = { id: 10402, name: "Maharashtra" };

export const storeHandlers = (serve: Serve): readonly (readonly HttpHandler[])[] => [
  serve.nobody(stores, () => ({
    status: true,
    store_section_data: [
      { city: "Ahmedabad", stores: [storeIn(1, "Bodakdev", GUJARAT), storeIn(2, "Maninagar", GUJARAT)] },
      { city: "Pune", stores: [storeIn(3, "Kothrud", MAHARASHTRA)] },
    ],
    cities: ["Ahmedabad", "Pune"],
  })),
];

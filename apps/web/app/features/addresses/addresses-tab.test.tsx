// @vitest-environment jsdom
import {
  addresses,
  countries,
  deleteAddress,
  editAddress,
  editContactAddress,
  states,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { ADD_ADDRESS_DELAY_MS, COUNTRY_INDIA } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import AddAddressPage from "./add-address-page.tsx";
import { AddressesTab } from "./addresses-tab.tsx";
import EditAddressPage from "./edit-address-page.tsx";

const backend = useMockBackend();

const GUJARAT = { id: 10_401, name: "Gujarat" };
const AHMEDABAD = { id: 1_040_101, name: "Ahmedabad" };
const addressOf = (id: number, full_name = "Asha Patel") => ({
  id,
  full_name,
  mobile: "+919876543210",
  mobile_without_ext: "9876543210",
  another_mobile: "+919876543211",
  another_mobile_without_ext: "9876543211",
  address_line_1: `${id} Law Garden`,
  address_line_2: "Ellisbridge",
  landmark: "Behind the temple",
  city_obj: AHMEDABAD,
  state_obj: GUJARAT,
  country_obj: { id: COUNTRY_INDIA.id, name: COUNTRY_INDIA.name },
  postal_code: "380006",
  address_tags: "Office",
  is_default: id === 1,
});

const ROUTES = [
  { path: "/profile", Component: AddressesTab },
  { path: "/profile/addresses/add", Component: AddAddressPage },
  { path: "/profile/addresses/:addressId/edit", Component: EditAddressPage },
];
const TAB = "/profile#addresses";

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });

beforeEach(() => {
  logInAs("customer");
  backend.reply(addresses, { status: true, data: [addressOf(1), addressOf(2, "Ravi Menon")] });
});

describe("the cards", () => {
  it("show the GSTIN of a business", async () => {
    backend.reply(addresses, { status: true, data: [{ ...addressOf(1), gstin: "24AAAAA0000A1Z8" }, addressOf(2)] });
    renderRoutes(ROUTES, TAB);
    expect(await screen.findAllByText(/GSTIN/)).toHaveLength(1);
    expect(screen.getByText(/GSTIN 24AAAAA0000A1Z8/)).toBeTruthy();
  });

  it("show every field of an address, and none to delete it [R147] [R153]", async () => {
    const asked = backend.reply(deleteAddress);
    renderRoutes(ROUTES, TAB);
    const card = await screen.findByRole("article", { name: "Asha Patel" });
    for (const text of ["Office", "Asha Patel", "+919876543210", "+919876543211", "1 Law Garden", "Ellisbridge"])
      expect(within(card).getByText(text)).toBeTruthy();
    for (const text of ["Behind the temple", "Ahmedabad 380006", "Gujarat", "India", "Default"])
      expect(within(card).getByText(text)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /delete|remove/i })).toBeNull();
    expect(screen.queryByRole("link", { name: /delete|remove/i })).toBeNull();
    expect(asked).toEqual([]);
  });

  it("give way to the hint where there are none [R147]", async () => {
    backend.reply(addresses, { status: true, data: [] });
    renderRoutes(ROUTES, TAB);
    expect(await screen.findByText('Click "Add New Address" to get started')).toBeTruthy();
  });

  it("say when they cannot be loaded, and are asked for again", async () => {
    backend.reply(addresses, refuse(500));
    const { user } = renderRoutes(ROUTES, TAB);
    await screen.findByRole("alert");
    backend.reply(addresses, { status: true, data: [addressOf(1)] });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("article", { name: "Asha Patel" })).toBeTruthy();
  });

  it("of fifty are found by a word", async () => {
    const data = Array.from({ length: 50 }, (_, place) => addressOf(place + 1, `Person ${place + 1}`));
    backend.reply(addresses, { status: true, data });
    const { user } = renderRoutes(ROUTES, TAB);
    await user.type(await screen.findByRole("searchbox", { name: "Find an address" }), "person 37");
    expect(screen.getAllByRole("article").map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toHaveLength(
      1,
    );
    expect(screen.getByRole("article", { name: "Person 37" })).toBeTruthy();
  });
});

describe("Add New Address", () => {
  const link = () => screen.findByRole("link", { name: "Add New Address" });

  it("waits 250 ms for a second click [R147]", async () => {
    expect(ADD_ADDRESS_DELAY_MS).toBe(250);
    const { user, address } = renderRoutes(ROUTES, TAB);
    await user.click(await link());
    expect(address()).toBe(TAB);
    await waitFor(() => expect(address()).toBe("/profile/addresses/add"));
  });

  it("leads to the wallet by a double click [R147] [C23]", async () => {
    const { user, address } = renderRoutes(ROUTES, TAB);
    await user.dblClick(await link());
    expect(address()).toBe("/profile#wallet");
    await new Promise((resolve) => setTimeout(resolve, 2 * ADD_ADDRESS_DELAY_MS));
    expect(address(), "after the delay of the first click").toBe("/profile#wallet");
  });

  it("adds at once by the keyboard [C23]", async () => {
    const { user, address } = renderRoutes(ROUTES, TAB);
    const add = await link();
    add.focus();
    await user.keyboard("{Enter}");
    expect(address()).toBe("/profile/addresses/add");
  });
});

describe("an address to edit", () => {
  it("comes from the link, without a call [R152]", async () => {
    const { user, address } = renderRoutes(ROUTES, TAB);
    const edit = await screen.findByRole("link", { name: "Edit the address of Ravi Menon" });
    const asked = backend.reply(addresses, { status: true, data: [] });
    await user.click(edit);
    expect((await field("Street 1")).value).toBe("2 Law Garden");
    expect(address()).toBe("/profile/addresses/2/edit");
    expect(asked).toEqual([]);
  });

  it.each(["/profile/addresses/2/edit", "/profile/addresses/add?id=2"])(
    "is fetched where %s is opened directly, and sent [R152]",
    async (opened) => {
      const sent = backend.reply(editAddress, { status: true, message: "Saved" });
      const { user, address } = renderRoutes(ROUTES, opened);
      const street = await field("Street 1");
      expect(street.value).toBe("2 Law Garden");
      expect((await field(/^Alternate mobile/)).value).toBe("9876543211");
      await user.clear(street);
      await user.type(street, "9 Mango Lane");
      await user.click(screen.getByRole("button", { name: "Save address" }));
      await waitFor(() => expect(address()).toBe(TAB));
      expect(sent.map(({ params, body }) => [params.id, body.address_line_1])).toEqual([[2, "9 Mango Lane"]]);
      expect(sent[0]?.body).toMatchObject({ mobile: "+919876543210", city: AHMEDABAD.id, address_tags: "Office" });
    },
  );

  it.each(["/profile/addresses/2/edit?contact_id=7", "/profile/addresses/add?id=2&contact_id=7"])(
    "is sent by its contact at %s [R151]",
    async (opened) => {
      const own = backend.reply(editAddress);
      const sent = backend.reply(editContactAddress, { status: true });
      const { user } = renderRoutes(ROUTES, opened);
      await field("Street 1");
      await user.click(screen.getByRole("button", { name: "Save address" }));
      await waitFor(() => expect(sent).toHaveLength(1));
      expect([sent[0]?.query.contact_id, sent[0]?.body.add_id]).toEqual([7, 2]);
      expect(own).toEqual([]);
    },
  );

  it.each(["/profile/addresses/99/edit", "/profile/addresses/nonsense/edit", "/profile/addresses/add?id=99"])(
    "is not shown where it is not the customer's own: %s",
    async (opened) => {
      renderRoutes(ROUTES, opened);
      expect(await screen.findByText("We cannot find this address")).toBeTruthy();
      expect(screen.queryByRole("textbox")).toBeNull();
    },
  );

  it("keeps its places where their lists cannot be loaded", async () => {
    backend.reply(states, refuse(500));
    const asked = backend.reply(countries);
    renderRoutes(ROUTES, "/profile/addresses/2/edit");
    const state = await screen.findByRole<HTMLSelectElement>("combobox", { name: "State" });
    expect(await screen.findByText("Unable to load states")).toBeTruthy();
    expect(state.selectedOptions[0]?.textContent).toBe("Gujarat");
    expect(asked).toEqual([]);
  });
});

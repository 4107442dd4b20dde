// @vitest-environment jsdom
import {
  cities,
  createStore,
  editStore,
  moveStore,
  removeStore,
  staffSession,
  staffStore,
  staffStores,
  states,
  type WireReplyOf,
} from "@store/api-client/contract";
import { STORE_FORM_MESSAGES } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import StorePage from "./store-page.tsx";
import StoresPage from "./stores-page.tsx";
// Loaded here, not within a test that waits for it.
import "./store-form.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "content/stores", Component: StoresPage },
      { path: "content/stores/:storeId", Component: StorePage },
    ],
    path,
  );

const STORE: WireReplyOf<typeof staffStore>["data"] = {
  ...{ id: 7, store_name: "Surabhi Corner", landmark: "", address_line_1: "1 Neem Road", address_line_2: "" },
  ...{ state: 21, city: 5, state_name: "Maharashtra", city_name: "Pune", postal_code: "411001" },
  ...{ work_start_time: "09:00", work_end_time: "20:30", mobile_no: "+919876543210", email: "corner@example.com" },
  version: 3,
};
const list = <Row,>(data: Row[]) => ({ status: true, data, count: data.length, total_pages: 1 });

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["content"], second_factor: "off" },
  });
  backend.reply(states, { status: true, data: [{ id: 21, name: "Maharashtra" }] });
  backend.reply(cities, { status: true, data: [{ id: 5, name: "Pune" }] });
  backend.reply(staffStores, list([STORE]));
  logInAs("staff");
});

describe("the shop's stores", () => {
  it("are listed with place and hours", async () => {
    open("/dashboard/content/stores");
    const row = (await screen.findByRole("link", { name: "Surabhi Corner" })).closest("tr");
    for (const text of ["Pune, Maharashtra", "9:00 AM to 8:30 PM"]) expect(row?.textContent).toContain(text);
  });

  it("are put in order by the buttons of the list", async () => {
    const moved = backend.reply(moveStore, { status: true, data: { is_moved: true } });
    const { user } = open("/dashboard/content/stores");
    const down = await screen.findByRole("button", { name: "Move Surabhi Corner down" });
    backend.reply(staffStores, list([{ ...STORE, id: 8, store_name: "Surabhi House" }, STORE]));
    await user.click(down);
    await screen.findByRole("link", { name: "Surabhi House" });
    expect(moved[0]).toMatchObject({ params: { id: 7 }, body: { to: "behind" } });
    expect(document.activeElement).toBe(down);
    backend.reply(staffStores, list([{ ...STORE, id: 8, store_name: "Surabhi House" }]));
    await user.click(down);
    await waitFor(() => expect(document.activeElement?.textContent).toContain("The store locator has its cities"));
  });

  it("are added, in a city of a state", async () => {
    const made = backend.reply(createStore, { status: true, data: { id: 9 } });
    const { user, address } = open("/dashboard/content/stores/new");
    await user.click(await screen.findByRole("button", { name: "Add the store" }));
    expect(screen.getByText(STORE_FORM_MESSAGES.city)).toBeDefined();
    const typed = { Name: "Corner", "Street 1": "1 Neem Road", "PIN code": "411001", Email: "corner@example.com" };
    for (const [label, text] of Object.entries({ ...typed, Mobile: "9876543210" })) {
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: text } });
    }
    fireEvent.change(screen.getByLabelText(/^Opens/), { target: { value: "09:00" } });
    fireEvent.change(screen.getByLabelText(/^Closes/), { target: { value: "20:30" } });
    await screen.findByRole("option", { name: "Maharashtra" });
    await user.selectOptions(screen.getByLabelText("State"), "Maharashtra");
    await screen.findByRole("option", { name: "Pune" });
    await user.selectOptions(screen.getByLabelText("City"), "Pune");
    await user.click(screen.getByRole("button", { name: "Add the store" }));
    await waitFor(() => expect(address()).toBe("/dashboard/content/stores"));
    expect(made[0]?.body).toMatchObject({ store_name: "Corner", state: 21, city: 5 });
  });

  it("are changed, and what is not changed stays", async () => {
    backend.reply(staffStore, { status: true, data: STORE });
    const changed = backend.reply(editStore, { status: true, data: { version: 4 } });
    const { user } = open("/dashboard/content/stores/7");
    await user.type(await screen.findByLabelText(/^Name/), " Two");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved. The shop shows it now.")).toBeDefined();
    const { id, state_name, city_name, ...kept } = STORE;
    expect(changed[0]?.body).toMatchObject({ ...kept, store_name: "Surabhi Corner Two", version: 3 });
  });

  it("are taken off the list after it was asked about", async () => {
    backend.reply(staffStore, { status: true, data: STORE });
    const removed = backend.reply(removeStore, { status: true });
    const { user, address } = open("/dashboard/content/stores/7");
    await user.click(await screen.findByRole("button", { name: "Remove from the list" }));
    await user.click(await screen.findByRole("button", { name: "Remove" }));
    await waitFor(() => expect(address()).toBe("/dashboard/content/stores"));
    expect(removed).toHaveLength(1);
  });
});

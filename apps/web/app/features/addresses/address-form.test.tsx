// @vitest-environment jsdom
import { addAddress, cities, countries, states } from "@store/api-client/contract";
import { COUNTRY_INDIA } from "@store/domain";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { useMockBackend } from "../../testing/mock-backend.ts";
import { logInAs } from "../../testing/people.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
import AddAddressPage from "./add-address-page.tsx";

const backend = useMockBackend();
type User = ReturnType<typeof renderRoutes>["user"];

const GUJARAT = { id: 10_401, name: "Gujarat" };
const AHMEDABAD = { id: 1_040_101, name: "Ahmedabad" };

beforeEach(() => {
  logInAs("customer");
  const { id, name, callingCode } = COUNTRY_INDIA;
  backend.reply(countries, { status: true, data: [{ id, country_name: name, calling_code: callingCode }] });
  backend.reply(states, { status: true, data: [GUJARAT] });
  backend.reply(cities, { status: true, data: [AHMEDABAD] });
});

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const choose = async (user: User, label: RegExp, option: string) => {
  await screen.findByRole("option", { name: option });
  await user.selectOptions(await screen.findByRole("combobox", { name: label }), option);
};

/** The page with all filled but city and PIN code, and what it sends. */
async function open() {
  const sent = backend.reply(addAddress);
  const { user } = renderRoutes([{ path: "/add", Component: AddAddressPage }], "/add");
  await user.type(await field(/^Full name/), "Asha Patel");
  await user.type(await field(/^Mobile/), "9876543210");
  await user.type(await field(/^Street 1/), "4 Law Garden");
  await user.type(await field(/^Street 2/), "Ellisbridge");
  await choose(user, /^State/, GUJARAT.name);
  const save = async () => user.click(screen.getByRole("button", { name: "Save address" }));
  return { user, sent, save };
}

describe("a town that is not among the cities", () => {
  it("is typed, and sent by its name", async () => {
    const { user, sent, save } = await open();
    expect(screen.queryByRole("textbox", { name: /^Name of your town/ })).toBeNull();
    await choose(user, /^City/, "My town is not listed");
    await user.type(await field(/^Name of your town/), "Vadnagar");
    await user.type(await field(/^ZIP code/), "384355");
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ city_name: "Vadnagar", state: GUJARAT.id });
    expect(sent[0]?.body.city).toBeUndefined();
  });

  it("must be named", async () => {
    const { user, sent, save } = await open();
    await choose(user, /^City/, "My town is not listed");
    await user.type(await field(/^ZIP code/), "384355");
    await save();
    await waitFor(async () => expect((await field(/^Name of your town/)).getAttribute("aria-invalid")).toBe("true"));
    expect(sent).toEqual([]);
  });

  it("is forgotten when a listed city is chosen after all", async () => {
    const { user, sent, save } = await open();
    await choose(user, /^City/, "My town is not listed");
    await user.type(await field(/^Name of your town/), "Vadnagar");
    await choose(user, /^City/, AHMEDABAD.name);
    expect(screen.queryByRole("textbox", { name: /^Name of your town/ })).toBeNull();
    await user.type(await field(/^ZIP code/), "380006");
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.city).toBe(AHMEDABAD.id);
    expect(sent[0]?.body.city_name).toBeFalsy();
  });
});

describe("a PIN code", () => {
  it("of another state is asked about, and not refused", async () => {
    const { user, sent, save } = await open();
    await choose(user, /^City/, AHMEDABAD.name);
    await user.type(await field(/^ZIP code/), "400001");
    expect(await screen.findByText(/Is this one right for Gujarat\?$/)).toBeTruthy();
    expect((await field(/^ZIP code/)).getAttribute("aria-invalid")).not.toBe("true");
    await save();
    await waitFor(() => expect(sent.map(({ body }) => body.postal_code)).toEqual(["400001"]));
  });

  it("of the state that was chosen raises no question", async () => {
    const { user } = await open();
    await user.type(await field(/^ZIP code/), "380006");
    expect(screen.queryByText(/Is this one right/)).toBeNull();
  });
});

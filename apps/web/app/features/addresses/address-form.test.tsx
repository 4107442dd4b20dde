// @vitest-environment jsdom
import { addAddress, addresses, cities, countries, states } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { COUNTRY_INDIA, GSTIN_MESSAGES } from "@store/domain";
import { BACKEND } from "@store/react-client/browser-call";
import { updateSession } from "@store/react-client/session-store";
import { readSession } from "@store/react-client/storage";
import { deferred } from "@store/react-client/testing/deferred";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
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

  it("is asked for at once where no city of the state is listed [R194]", async () => {
    backend.reply(cities, { status: true, data: [] });
    const { user, sent, save } = await open();
    const town = await field(/^Name of your town/);
    expect(screen.queryByRole("combobox", { name: /^City/ })).toBeNull();
    await user.type(await field(/^ZIP code/), "384355");
    await save();
    expect(await screen.findByText("City is required")).toBeTruthy();
    await user.type(town, "Vadnagar");
    await save();
    await waitFor(() => expect(sent.map(({ body }) => body.city_name)).toEqual(["Vadnagar"]));
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

describe("the places", () => {
  const OMAN = { id: 156, country_name: "Oman", calling_code: "+968" };
  const country = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Country" });
  const select = (name: string) => screen.findByRole<HTMLSelectElement>("combobox", { name });
  const openForm = () => renderRoutes([{ path: "/add", Component: AddAddressPage }], "/add");

  it("begin in India, and wait for each other with their hints [R149]", async () => {
    const { user } = openForm();
    expect((await country()).value).toBe("India");
    expect((await select("State")).disabled).toBe(false);
    expect((await select("City")).disabled).toBe(true);
    expect(screen.getByText("Please select a state first!")).toBeTruthy();
    await user.clear(await country());
    expect((await select("State")).disabled).toBe(true);
    expect(screen.getByText("Please select a country first!")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Save address" }));
    expect(await screen.findByText("Country is required")).toBeTruthy();
  });

  it("find a country from the third character on, which empties state and city [R149]", async () => {
    const asked = backend.reply(countries, { status: true, data: [OMAN] });
    const { user } = openForm();
    await choose(user, /^State/, GUJARAT.name);
    const box = await country();
    await user.clear(box);
    await user.type(box, "om");
    expect(screen.queryByRole("option", { name: "Oman" })).toBeNull();
    expect(asked).toEqual([]);
    await user.type(box, "a");
    await user.click(await screen.findByRole("option", { name: "Oman" }));
    expect(asked.map(({ query }) => query.filter_search)).toEqual(["oma"]);
    expect((await country()).value).toBe("Oman");
    expect((await select("State")).value).toBe("");
    expect(screen.getAllByText("+968")).toHaveLength(2);
  });

  it("say that countries could not be loaded, and try again", async () => {
    backend.reply(countries, refuse(500));
    const { user } = openForm();
    await user.type(await country(), "oman");
    expect((await screen.findAllByText("Unable to load countries")).length).toBeGreaterThan(0);
    backend.reply(countries, { status: true, data: [OMAN] });
    await user.click(screen.getByRole("button", { name: "Try again to load countries" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Try again/ })).toBeNull());
  });

  it("say that states could not be loaded, and try again", async () => {
    backend.reply(states, refuse(500));
    const { user } = openForm();
    expect(await screen.findByText("Unable to load states")).toBeTruthy();
    backend.reply(states, { status: true, data: [GUJARAT] });
    await user.click(screen.getByRole("button", { name: "Try again to load states" }));
    expect(await screen.findByRole("option", { name: GUJARAT.name })).toBeTruthy();
    expect(screen.queryByText("Unable to load states")).toBeNull();
  });

  it("say that cities could not be loaded, and try again", async () => {
    backend.reply(cities, refuse(500));
    const { user } = openForm();
    await choose(user, /^State/, GUJARAT.name);
    expect(await screen.findByText("Unable to load cities")).toBeTruthy();
    backend.reply(cities, { status: true, data: [AHMEDABAD] });
    await user.click(screen.getByRole("button", { name: "Try again to load cities" }));
    expect(await screen.findByRole("option", { name: AHMEDABAD.name })).toBeTruthy();
  });
});

describe("the fields", () => {
  it("are refused at their places, the first of them focused [R148]", async () => {
    const sent = backend.reply(addAddress);
    const { user } = renderRoutes([{ path: "/add", Component: AddAddressPage }], "/add");
    await user.type(await field(/^Mobile/), "98765");
    await user.type(await field(/^Alternate mobile/), "1");
    await user.click(screen.getByRole("button", { name: "Save address" }));
    expect(await screen.findByText("Full name is required")).toBeTruthy();
    for (const text of ["Street 1 is required", "Street 2 is required", "State is required", "City is required"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText("Mobile number must be 10 digits")).toBeTruthy();
    expect(screen.getByText("Alternate mobile number must be 10 digits")).toBeTruthy();
    expect((await field(/^ZIP code/)).getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(await field(/^Full name/));
    expect(sent).toEqual([]);
  });

  it("take a pasted number in any writing, and a ZIP code of digits alone [R148] [C22]", async () => {
    const { user } = renderRoutes([{ path: "/add", Component: AddAddressPage }], "/add");
    await user.click(await field(/^Mobile/));
    await user.paste("+91 98765 43210");
    expect((await field(/^Mobile/)).value).toBe("9876543210");
    await user.click(await field(/^Alternate mobile/));
    await user.paste("098765-43211");
    expect((await field(/^Alternate mobile/)).value).toBe("9876543211");
    await user.type(await field(/^ZIP code/), "38o0 06");
    expect((await field(/^ZIP code/)).value).toBe("38006");
  });

  it("take the GSTIN of a business, which must be of the address's state", async () => {
    const { user, sent, save } = await open();
    await choose(user, /^City/, AHMEDABAD.name);
    await user.type(await field(/^ZIP code/), "380006");
    await user.type(await field(/^GSTIN/), "27AAPFU0939F1ZV");
    await save();
    expect(await screen.findByText(GSTIN_MESSAGES.state(GUJARAT.name))).toBeTruthy();
    await user.clear(await field(/^GSTIN/));
    await user.type(await field(/^GSTIN/), "24aaaaa0000a1z8");
    await save();
    await waitFor(() => expect(sent.map(({ body }) => body.gstin)).toEqual(["24AAAAA0000A1Z8"]));
  });

  it("offer four tags, of which No tag is sent empty [R150]", async () => {
    const { user, sent, save } = await open();
    const tag = screen.getByRole<HTMLSelectElement>("combobox", { name: "Save as" });
    expect([...tag.options].map(({ value, label }) => [value, label])).toEqual([
      ["", "No tag"],
      ["Home", "Home"],
      ["Office", "Office"],
      ["Other", "Other"],
    ]);
    await choose(user, /^City/, AHMEDABAD.name);
    await user.type(await field(/^ZIP code/), "380006");
    await save();
    await waitFor(() => expect(sent.map(({ body }) => body.address_tags)).toEqual([""]));
  });
});

describe("what may be left out [R148]", () => {
  const details = () => screen.getByText("Add details").closest("details");

  it("is behind one line, last in the form", async () => {
    await open();
    expect(details()?.open).toBe(false);
    const inside = [...(details()?.querySelectorAll("input, select") ?? [])];
    const behind = document.querySelectorAll("details ~ * input, details ~ * select");
    expect([inside.length, behind.length, inside.some((one) => one.hasAttribute("required"))]).toEqual([4, 0, false]);
  });

  it("opens where something of it is refused, and has the focus there", async () => {
    const { user, save } = await open();
    await choose(user, /^City/, AHMEDABAD.name);
    await user.type(await field(/^ZIP code/), "380006");
    await user.type(await field(/^Alternate mobile/), "1");
    await save();
    await waitFor(() => expect(details()?.open).toBe(true));
    expect(document.activeElement).toBe(await field(/^Alternate mobile/));
    await user.type(await field(/^Alternate mobile/), "{Backspace}");
    expect(details()?.open).toBe(true);
  });

  it.each([
    ["landmark", "Near the well", true],
    ["address_tags", "Home", true],
    ["landmark", "", false],
  ])("with its %s %j is open from the beginning: %s", async (name, value, isOpen) => {
    const who = { id: 1, full_name: "Asha Patel", mobile: "+919876543210" };
    const where = { address_line_1: "4 Law Garden", address_line_2: "Ellisbridge", postal_code: "380006" };
    const place = { country_obj: COUNTRY_INDIA, state_obj: GUJARAT, city_obj: AHMEDABAD, is_default: false };
    backend.reply(addresses, { status: true, data: [{ ...who, ...where, ...place, [name]: value }] });
    renderRoutes([{ path: "/add", Component: AddAddressPage }], "/add?id=1");
    await waitFor(async () => expect((await field(/^Full name/)).value).toBe("Asha Patel"));
    expect(details()?.open).toBe(isOpen);
  });
});

describe("a PIN code", () => {
  it("of another state is refused, until the code or the state is put right", async () => {
    const { user, sent, save } = await open();
    await choose(user, /^City/, AHMEDABAD.name);
    await user.type(await field(/^ZIP code/), "400001");
    await save();
    expect(await screen.findByText(/are in Maharashtra or Goa, not in Gujarat\./)).toBeTruthy();
    expect((await field(/^ZIP code/)).getAttribute("aria-invalid")).toBe("true");
    await user.clear(await field(/^ZIP code/));
    await user.paste("३८० ००६");
    await save();
    await waitFor(() => expect(sent.map(({ body }) => body.postal_code)).toEqual(["380006"]));
  });
});

describe("a PIN code (C62)", () => {
  const chosen = (label: RegExp) => screen.getByRole<HTMLSelectElement>("combobox", { name: label }).value;

  it("fills in state and city", async () => {
    const { user } = renderRoutes([{ path: "/add", Component: AddAddressPage }], "/add");
    await screen.findByRole("option", { name: GUJARAT.name });
    await user.type(await field(/^ZIP code/), "380054");
    await waitFor(() => expect(chosen(/^State/)).toBe(String(GUJARAT.id)));
    await waitFor(() => expect(chosen(/^City/)).toBe(String(AHMEDABAD.id)));
  });

  it("changes nothing that was chosen, nor for a code that nobody knows", async () => {
    const { user } = await open();
    await user.type(await field(/^ZIP code/), "400001");
    expect(chosen(/^State/)).toBe(String(GUJARAT.id));
    expect(chosen(/^City/)).toBe("");
  });
});

describe("on the way to the checkout (C54)", () => {
  const openForm = (state: object) =>
    renderRoutes(
      [
        { path: "/add", Component: AddAddressPage },
        { path: "/checkout", Component: () => <h1>Checkout</h1> },
      ],
      { pathname: "/add", state },
    );
  const alone = () => updateSession({ first_name: "", last_name: "", email: undefined });

  it("knows name and mobile of who is logged in, and asks for no email that is there", async () => {
    openForm({ from: "cart" });
    expect((await field(/^Full name/)).value).toBe("Asha Patel");
    expect((await field(/^Mobile/)).value).toBe("9876543210");
    expect(screen.queryByRole("textbox", { name: /^Email/ })).toBeNull();
  });

  it("gives an account of the number alone its name, and an email where one is entered", async () => {
    alone();
    const sent = backend.reply(addAddress, { status: true });
    const { user } = openForm({ from: "cart" });
    expect((await field(/^Full name/)).value).toBe("");
    await user.type(await field(/^Full name/), "Leela Rani Menon");
    await user.type(await field(/^Street 1/), "4 Law Garden");
    await user.type(await field(/^Street 2/), "Ellisbridge");
    await screen.findByRole("option", { name: GUJARAT.name });
    await user.type(await field(/^ZIP code/), "380054");
    await screen.findByRole("option", { name: AHMEDABAD.name });
    await user.type(await field(/^Email/), "leela@");
    await user.click(screen.getByRole("button", { name: "Save address" }));
    expect(await screen.findByText("Invalid email format")).toBeTruthy();
    await user.type(await field(/^Email/), "example.com");
    await user.click(screen.getByRole("button", { name: "Save address" }));
    expect(await screen.findByRole("heading", { name: "Checkout" })).toBeTruthy();
    expect(sent.map(({ body }) => [body.full_name, body.mobile, body.email])).toEqual([
      ["Leela Rani Menon", "+919876543210", "leela@example.com"],
    ]);
    expect(readSession(["first_name", "last_name", "email"])).toEqual({
      first_name: "Leela",
      last_name: "Rani Menon",
      email: "leela@example.com",
    });
  });

  it("elsewhere begins empty", async () => {
    alone();
    openForm({});
    expect((await field(/^Mobile/)).value).toBe("");
    expect(screen.queryByRole("textbox", { name: /^Email/ })).toBeNull();
  });
});

describe("what a browser may fill in", () => {
  it("is named by its tokens", async () => {
    renderRoutes([{ path: "/add", Component: AddAddressPage }], "/add");
    const tokens: Readonly<Record<string, string>> = {
      "Full name": "name",
      Mobile: "tel",
      "Street 1": "address-line1",
      "Street 2": "address-line2",
      "ZIP code": "postal-code",
    };
    for (const [name, token] of Object.entries(tokens)) expect((await field(name)).autocomplete).toBe(token);
    expect(screen.getByRole("combobox", { name: "State" }).getAttribute("autocomplete")).toBe("address-level1");
    expect(screen.getByRole("combobox", { name: "City" }).getAttribute("autocomplete")).toBe("address-level2");
  });

  it("is all filled in at once, before the states are there", async () => {
    const coming = deferred<Response>();
    backend.use(http.get(`${BACKEND}/states/:id/`, () => coming.promise));
    const { user } = renderRoutes([{ path: "/add", Component: AddAddressPage }], "/add");
    await user.type(await field("ZIP code"), "380054");
    coming.resolve(Response.json({ status: true, data: [GUJARAT] }));
    const chosen = (label: RegExp) => screen.getByRole<HTMLSelectElement>("combobox", { name: label }).value;
    await waitFor(() => expect(chosen(/^State/)).toBe(String(GUJARAT.id)));
    await waitFor(() => expect(chosen(/^City/)).toBe(String(AHMEDABAD.id)));
  });
});

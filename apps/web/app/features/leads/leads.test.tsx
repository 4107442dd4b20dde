// @vitest-environment jsdom
import { cities, countries, createB2bLead, createExportLead, states } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { leadPages } from "@store/content";
import {
  B2B_QUESTIONS,
  DEFAULT_POLICY,
  EXPORT_QUESTIONS,
  LEAD_CONSENT,
  REGISTERED_VALUES,
  REVENUE_BANDS,
} from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import BusinessPage from "./business-page.tsx";
import ExportsPage from "./exports-page.tsx";

const backend = useMockBackend();
type User = ReturnType<typeof renderRoutes>["user"];

const INDIA = { id: 104, country_name: "India", calling_code: "+91" };
const OMAN = { id: 156, country_name: "Oman", calling_code: "+968" };
const GUJARAT = { id: 10_401, name: "Gujarat" };
const SURAT = { id: 1_040_102, name: "Surat" };

beforeEach(() => {
  backend.reply(countries, { status: true, data: [INDIA, OMAN] });
  backend.reply(states, { status: true, data: [GUJARAT] });
  backend.reply(cities, { status: true, data: [SURAT] });
});

const ROUTES = [
  { path: "/bussiness", Component: BusinessPage },
  { path: "/exports", Component: ExportsPage },
];
const open = (address = "/bussiness") => renderRoutes(ROUTES, address);

const field = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: RegExp | string) => screen.findByRole<HTMLButtonElement>("button", { name });
const goOn = async (user: User) => user.click(await button("Continue"));
const expectStep = (name: RegExp) => screen.findByRole("heading", { level: 2, name });

/** Fills a field at once, as autofill does: typing key by key would take this file a minute. */
const put = async (label: RegExp, value: string) => fireEvent.change(await field(label), { target: { value } });

async function fillCompany(user: User) {
  await put(/^Company name/, "Rao Traders");
  await put(/^Industry type/, "Retail store");
  await put(/^Company size/, "11 to 50 people");
  await user.selectOptions(await field(/^Annual revenue/), "1 to 5 cr");
  await user.selectOptions(await field(/^Company registered/), "applied");
}
const chooseCountry = async (user: User, name: string) => {
  const box = await field(/^Country/);
  await user.clear(box);
  await user.type(box, name.slice(0, 3));
  await user.click(await screen.findByRole("option", { name }));
};
async function fillPlace(user: User) {
  await chooseCountry(user, "India");
  await screen.findByRole("option", { name: "Gujarat" });
  await user.selectOptions(await field("State"), "Gujarat");
  await screen.findByRole("option", { name: "Surat" });
  await user.selectOptions(await field("City"), "Surat");
}
/** Fills what is required, and goes to the last section. */
async function goToConsent(user: User) {
  await fillCompany(user);
  for (let step = 2; step <= 5; step += 1) {
    await goOn(user);
    await expectStep(new RegExp(`^Step ${step} of 5`));
  }
}
const consentBox = () => screen.findByRole<HTMLInputElement>("checkbox");

describe("the company's section", () => {
  it("asks for five fields, at which it says what is missing, and stays until they are filled [R176]", async () => {
    const { user, address } = open();
    await goOn(user);
    for (const message of [
      "Company name is required",
      "Industry type is required",
      "Company size is required",
      "Please select the annual revenue",
      "Please select whether the company is registered",
    ])
      expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(await field(/^Company name/));
    expect(await field(/^Website \(optional\)/)).toBeDefined();
    expect(address()).toBe("/bussiness");
    await user.type(await field(/^Company name/), "Rao{Enter}");
    expect(screen.queryByText("Company name is required")).toBeNull();
    await fillCompany(user);
    await goOn(user);
    await expectStep(/Where you are/);
  });

  it("offers nine bands of revenue and three answers about the registration [R178]", async () => {
    open();
    const optionsOf = async (label: RegExp) =>
      within(await field(label))
        .getAllByRole<HTMLOptionElement>("option")
        .map(({ value }) => value)
        .filter(Boolean);
    expect(await optionsOf(/^Annual revenue/)).toEqual([...REVENUE_BANDS]);
    expect(await optionsOf(/^Company registered/)).toEqual([...REGISTERED_VALUES]);
  });
});

describe("the sections", () => {
  it("are gone through by Enter, by Back and by the browser's Back, and are read out [R176]", async () => {
    const { user, router, address } = open("/bussiness?mobile=true");
    await fillCompany(user);
    await user.type(await field(/^Website/), "rao.example{Enter}");
    const place = await expectStep(/^Step 2 of 5 Where you are/);
    await waitFor(() => expect(document.activeElement).toBe(place));
    expect(address()).toBe("/bussiness?mobile=true#place");
    await goOn(user);
    await expectStep(/^Step 3 of 5/);
    await user.click(await button("Back"));
    await expectStep(/^Step 2 of 5/);
    await router.navigate(-1);
    await expectStep(/^Step 1 of 5/);
    expect((await field(/^Website/)).value).toBe("rao.example");
  });

  it("can be jumped to up to the first that is not right, also by their address", async () => {
    const { user } = open("/bussiness#questions");
    await expectStep(/^Step 1 of 5/);
    const jump = (name: RegExp) =>
      within(screen.getByRole("navigation", { name: "Sections of the form" })).getByRole<HTMLButtonElement>("button", {
        name,
      });
    expect(jump(/What you need/).disabled).toBe(true);
    await fillCompany(user);
    await user.click(jump(/Who we talk to/));
    await expectStep(/^Step 3 of 5/);
    expect(jump(/Who we talk to/).getAttribute("aria-current")).toBe("step");
    await user.type(await field(/^Email/), "kavita");
    await goOn(user);
    expect(await screen.findByText("Invalid email format")).toBeDefined();
    await expectStep(/^Step 3 of 5/);
    expect(jump(/Your consent/).disabled).toBe(true);
  });

  it("clear state and city with the country, and the city with the state [R179]", async () => {
    const { user } = open();
    await fillCompany(user);
    await goOn(user);
    expect((await field("State")).disabled).toBe(true);
    expect(screen.getByText("Please select a country first!")).toBeDefined();
    await fillPlace(user);
    await user.selectOptions(await field("State"), "");
    expect((await field("City")).value).toBe("");
    expect((await field("City")).disabled).toBe(true);
    await user.selectOptions(await field("State"), "Gujarat");
    await screen.findByRole("option", { name: "Surat" });
    await user.selectOptions(await field("City"), "Surat");
    await chooseCountry(user, "Oman");
    expect((await field("State")).value).toBe("");
    expect((await field("City")).disabled).toBe(true);
  });

  it("ask for no city where none of the state is listed [R194]", async () => {
    backend.reply(cities, { status: true, data: [] });
    const { user } = open();
    await fillCompany(user);
    await goOn(user);
    await chooseCountry(user, "Oman");
    await screen.findByRole("option", { name: "Gujarat" });
    await user.selectOptions(await field("State"), "Gujarat");
    await waitFor(() => expect(screen.queryByLabelText("City")).toBeNull());
    await goOn(user);
    await expectStep(/^Step 3 of 5/);
  });

  it("ask for countries from the third character on [R129]", async () => {
    const asked = backend.reply(countries, { status: true, data: [OMAN] });
    const { user } = open();
    await fillCompany(user);
    await goOn(user);
    await user.type(await field(/^Country/), "om");
    expect(asked).toEqual([]);
    await user.type(await field(/^Country/), "a");
    await screen.findByRole("option", { name: "Oman" });
    expect(asked.map(({ query }) => query.filter_search)).toEqual(["oma"]);
  });

  it("say that states and cities could not be loaded, and try again", async () => {
    backend.reply(states, refuse(500));
    const { user } = open();
    await fillCompany(user);
    await goOn(user);
    await chooseCountry(user, "India");
    expect(await screen.findByText("Unable to load states")).toBeDefined();
    backend.reply(states, { status: true, data: [GUJARAT] });
    backend.reply(cities, refuse(500));
    await user.click(await button("Try again to load states"));
    await screen.findByRole("option", { name: "Gujarat" });
    await user.selectOptions(await field("State"), "Gujarat");
    expect(await screen.findByText("Unable to load cities")).toBeDefined();
    backend.reply(cities, { status: true, data: [SURAT] });
    await user.click(await button("Try again to load cities"));
    expect(await screen.findByRole("option", { name: "Surat" })).toBeDefined();
  });

  it("take a phone however it is pasted, behind the country's code [C22]", async () => {
    const { user } = open();
    await fillCompany(user);
    await goOn(user);
    await chooseCountry(user, "India");
    await goOn(user);
    await user.click(await field(/^Phone/));
    await user.paste("+91 98765 43210");
    expect((await field(/^Phone/)).value).toBe("9876543210");
    expect(screen.getByText("+91")).toBeDefined();
  });

  it("take an Indian mobile as its ten digits where no country is chosen, and others as they are [C22]", async () => {
    const { user } = open();
    await fillCompany(user);
    await goOn(user);
    await goOn(user);
    const phone = await field(/^Phone/);
    for (const [pasted, kept] of [
      ["09876543210", "9876543210"],
      ["0091 98765 43210", "9876543210"],
      ["+44 20 7946 0000", "+442079460000"],
    ] as const) {
      await user.clear(phone);
      await user.paste(pasted);
      expect(phone.value).toBe(kept);
    }
  });
});

describe("sending", () => {
  it("waits for the consent, sends once, says so and forgets what was typed [R176] [R179] [R180] [C24]", async () => {
    const sent = backend.reply(createB2bLead, { status: true });
    const { user, address } = open();
    await fillCompany(user);
    await goOn(user);
    await fillPlace(user);
    await goOn(user);
    await put(/^Full name/, "Kavita Rao");
    await put(/^Job title/, "Owner");
    await put(/^Email/, "kavita@example.com");
    await put(/^Phone/, "98765 43210");
    await goOn(user);
    for (const question of B2B_QUESTIONS) await put(new RegExp(question.slice(0, 12)), "Yes");
    await put(/^Specific requirements/, "Tins of fifteen kilos");
    await goOn(user);
    expect((await consentBox()).labels?.[0]?.textContent).toBe(LEAD_CONSENT);
    expect(screen.getByRole("link", { name: "Privacy Policy" }).getAttribute("href")).toBe("/privacy-policy");
    expect(screen.getByText("4 of 4 answered")).toBeDefined();
    expect(screen.getByText("Surat, Gujarat, India")).toBeDefined();
    expect((await button("Send")).disabled).toBe(true);
    await user.click(await consentBox());
    expect((await button("Send")).disabled).toBe(false);
    await user.click(await consentBox());
    expect((await button("Send")).disabled).toBe(true);
    await user.click(await consentBox());
    await user.dblClick(await button("Send"));
    const title = await screen.findByRole("heading", { name: "Data Created Successfully" });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(
      screen.getByText(new RegExp(leadPages(DEFAULT_POLICY).b2b.steps[1].text.slice(0, 20)), { selector: "h2 ~ p" }),
    ).toBeDefined();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        company_name: "Rao Traders",
        industry_type: "Retail store",
        company_size: "11 to 50 people",
        website: "",
        annual_revenue: "1 to 5 cr",
        company_registered: "applied",
        country: 104,
        state: GUJARAT.id,
        city: SURAT.id,
        full_name: "Kavita Rao",
        job_title: "Owner",
        email: "kavita@example.com",
        phone_no: "+919876543210",
        specific_requirements: "Tins of fifteen kilos",
        answer1: "Yes",
        answer2: "Yes",
        answer3: "Yes",
        answer4: "Yes",
      },
    ]);
    expect(address()).toBe("/bussiness");
    expect(localStorage.getItem("draft:lead-b2b")).toBeNull();
    await user.click(await button("Send another form"));
    expect((await field(/^Company name/)).value).toBe("");
  });

  it("sends the export form's eleven answers in the order of the questions [R177]", async () => {
    const sent = backend.reply(createExportLead, { status: true });
    const { user } = open("/exports");
    await fillCompany(user);
    for (let step = 2; step <= 4; step += 1) {
      await goOn(user);
      await expectStep(new RegExp(`^Step ${step} of 5`));
    }
    const shown = EXPORT_QUESTIONS.map((question) => screen.getByLabelText(`${question} (optional)`));
    for (const [place, box] of shown.entries()) fireEvent.change(box, { target: { value: `${place + 1}` } });
    expect(screen.queryByLabelText(/^Specific requirements/)).toBeNull();
    await goOn(user);
    expect(await screen.findByText(/neither an email nor a phone/)).toBeDefined();
    await user.click(await consentBox());
    await user.click(await button("Send"));
    await screen.findByRole("heading", { name: "Data Created Successfully" });
    const answers = Object.fromEntries(EXPORT_QUESTIONS.map((_, place) => [`answer${place + 1}`, `${place + 1}`]));
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ ...answers, company_name: "Rao Traders" }),
    ]);
    expect(sent[0]?.body).not.toHaveProperty("specific_requirements");
  });

  it("says 'Something went wrong', keeps what was typed, and shows a refusal at its field [R180]", async () => {
    backend.reply(
      createB2bLead,
      refuse(400, { message: "Industry type is required", errors: { industry_type: ["Industry type is required"] } }),
    );
    const { user } = open();
    await goToConsent(user);
    await user.click(await consentBox());
    await user.click(await button("Send"));
    await expectStep(/^Step 1 of 5/);
    expect((await screen.findAllByText("Something went wrong")).length).toBeGreaterThan(0);
    const industry = await field(/^Industry type/);
    await waitFor(() => expect(document.activeElement).toBe(industry));
    expect(industry.value).toBe("Retail store");
    expect(industry.getAttribute("aria-invalid")).toBe("true");
  });

  it.each([
    [true, /did not answer/],
    [false, /^You are offline/],
  ])("says when nothing answers, online: %s, and can be sent again [R180]", async (isOnline, note) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    backend.use(http.post("*/backend/user/web/b2b/create/", () => HttpResponse.error()));
    const { user } = open();
    await goToConsent(user);
    await user.click(await consentBox());
    await user.click(await button("Send"));
    expect(await screen.findByText(note)).toBeDefined();
    expect((await screen.findAllByText("Something went wrong")).length).toBeGreaterThan(0);
    backend.reply(createB2bLead, { status: true });
    await user.click(await button("Send"));
    expect(await screen.findByRole("heading", { name: "Data Created Successfully" })).toBeDefined();
  });
});

describe("what was typed", () => {
  it("survives a reload, section and place included, and can be cleared and brought back", async () => {
    const first = open();
    await fillCompany(first.user);
    await goOn(first.user);
    await fillPlace(first.user);
    cleanup();

    const { user } = open("/bussiness#place");
    await expectStep(/^Step 2 of 5/);
    expect(await screen.findByText("Welcome back: what you typed is still here.")).toBeDefined();
    expect((await field(/^Country/)).value).toBe("India");
    await waitFor(async () => expect((await field("City")).value).toBe(String(SURAT.id)));

    await user.click(await button("Start over"));
    await expectStep(/^Step 1 of 5/);
    expect((await field(/^Company name/)).value).toBe("");
    expect(localStorage.getItem("draft:lead-b2b")).toBeNull();
    await user.click(await button("Undo"));
    expect((await field(/^Company name/)).value).toBe("Rao Traders");
  });

  it("is kept for seven days, without the consent, each form by itself", async () => {
    const { user } = open();
    await goToConsent(user);
    await user.click(await consentBox());
    cleanup();
    open("/exports");
    expect((await field(/^Company name/)).value).toBe("");
    cleanup();
    open("/bussiness#consent");
    expect((await consentBox()).checked).toBe(false);
    cleanup();
    const kept = localStorage.getItem("draft:lead-b2b") ?? "";
    expect(kept).toContain("Rao Traders");
    const old = { ...JSON.parse(kept), savedAt: Date.now() - 8 * 24 * 60 * 60 * 1000 };
    localStorage.setItem("draft:lead-b2b", JSON.stringify(old));
    open();
    expect((await field(/^Company name/)).value).toBe("");
    expect(localStorage.getItem("draft:lead-b2b")).toBeNull();
  });

  it.each(["nonsense", "{}", '{"savedAt":1e15,"draft":{"companyName":7,"answers":[1]}}'])(
    "does no harm where the device holds %s",
    async (kept) => {
      localStorage.setItem("draft:lead-b2b", kept);
      open();
      expect((await field(/^Company name/)).value).toBe("");
    },
  );
});

// @vitest-environment jsdom
import "@store/react-client/testing/observers";
import { appointmentSlots, bookAppointment, countries, signIn } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { consultation } from "@store/content";
import {
  AGE_GROUPS,
  APPOINTMENT_LOGIN,
  APPOINTMENT_MESSAGES,
  addDays,
  CAPTCHA_FIRST,
  DEFAULT_POLICY,
  earliestAppointment,
  GENDERS,
  HEALTH_CONSENT_FIRST,
  MEDICINE_TYPES,
  PROBLEMS,
  weekdayOf,
} from "@store/domain";
import { BACKEND } from "@store/react-client/browser-call";
import { LoginDialogHost } from "@store/react-client/login-dialog-host";
import { saveFile } from "@store/react-client/save-file";
import { deferred } from "@store/react-client/testing/deferred";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs, loginReply } from "@store/react-client/testing/people";
import { SUNDAY_NOON, useStoppedClock } from "@store/react-client/testing/stopped-clock";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { BOOKING, LANDING, LOG_IN } from "./ask-to-log-in.ts";
import ConsultPage from "./consult-page.tsx";
import SchedulePage from "./schedule-page.tsx";

/** A Blob of jsdom has no `text`. */
const textOf = (file = new Blob()) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(file);
  });

const backend = useMockBackend();
useStoppedClock();
type User = ReturnType<typeof renderRoutes>["user"];

const SCREENS = [
  { path: LANDING, Component: ConsultPage },
  { path: BOOKING, Component: SchedulePage },
];
const open = (address: string) =>
  renderRoutes(SCREENS, address, (page) => (
    <>
      {page}
      <LoginDialogHost />
    </>
  ));

const TOMORROW = earliestAppointment(SUNDAY_NOON);
/** Slots of each weekday: unsorted, one twice. */
const SLOTS = Array.from({ length: 7 }, (_, week_day_number) =>
  ["16:30", "10:00", "09:30", "10:00"].map((starting_hour) => ({ week_day_number, starting_hour })),
).flat();

const slotReplies = (booked_hours: string[] = []) =>
  backend.reply(appointmentSlots, { status: true, online_appointment_slot: SLOTS, booked_hours });

beforeEach(() => void slotReplies());

const logInByEmail = async (user: User) => {
  backend.reply(signIn, loginReply("customer"));
  const dialog = within(await screen.findByRole("dialog", { name: "Log in" }));
  await user.click(await dialog.findByRole("tab", { name: /Email/i }));
  await user.type(await dialog.findByLabelText("Email", { selector: "input" }), "asha@example.com");
  await user.type(await dialog.findByLabelText("Password", { selector: "input" }), "Organic@2027");
  await user.click(await dialog.findByRole("button", { name: "Log in" }));
};

describe("the landing page", () => {
  it("has a carousel of pictures, the steps, a film and three patients [R132]", async () => {
    open(LANDING);
    expect(await screen.findByRole("heading", { level: 1, name: consultation(DEFAULT_POLICY).headline })).toBeDefined();
    const pictures = screen.getByRole("region", { name: "Pictures of the consulting room" });
    expect(within(pictures).getAllByRole("img")).toHaveLength(consultation(DEFAULT_POLICY).pictures.length);
    for (const { title } of consultation(DEFAULT_POLICY).steps)
      expect(screen.getByRole("heading", { name: title })).toBeDefined();
    const patients = within(screen.getByRole("region", { name: "Happy Patients" }));
    expect(patients.getAllByRole("figure")).toHaveLength(3);
  });

  it("loads its film at the press alone [R132]", async () => {
    const { user } = open(LANDING);
    expect(document.querySelector("iframe")).toBeNull();
    await user.click(await screen.findByRole("button", { name: `Play ${consultation(DEFAULT_POLICY).film.name}` }));
    expect(document.querySelector("iframe")?.getAttribute("src")).toBe(
      `${BACKEND}${consultation(DEFAULT_POLICY).film.link}?autoplay=1`,
    );
  });

  it("leads a customer to the booking [R132]", async () => {
    logInAs("customer");
    const { user, address } = open(LANDING);
    const [button] = await screen.findAllByRole("button", { name: "Consult With Vaidya" });
    if (button) await user.click(button);
    await screen.findByRole("heading", { name: "Book your appointment" });
    expect(address()).toBe(BOOKING);
  });

  it("asks a visitor to log in, and then leads on to the booking [R133]", async () => {
    const { user, address } = open(LANDING);
    const [button] = await screen.findAllByRole("button", { name: "Consult With Vaidya" });
    if (button) await user.click(button);
    expect(await screen.findByText(APPOINTMENT_LOGIN)).toBeDefined();
    await logInByEmail(user);
    await screen.findByRole("heading", { name: "Book your appointment" });
    expect(address()).toBe(BOOKING);
  });
});

describe("the booking page", () => {
  it("leads a visitor on before its scripts, to the same login [R134] (C21)", async () => {
    const { address } = open(LANDING + LOG_IN);
    expect(await screen.findByText(APPOINTMENT_LOGIN)).toBeDefined();
    expect(await screen.findByRole("dialog", { name: "Log in" })).toBeDefined();
    await waitFor(() => expect(address()).toBe(LANDING));
  });

  it("leads a visitor to the landing page, to the login, and back [R134] (C21)", async () => {
    const { user, address } = open(BOOKING);
    expect(await screen.findByText(APPOINTMENT_LOGIN)).toBeDefined();
    expect(address()).toBe(LANDING);
    await logInByEmail(user);
    await waitFor(() => expect(address()).toBe(BOOKING));
  });

  const openForm = async () => {
    logInAs("customer");
    const view = open(BOOKING);
    const date = await screen.findByLabelText("Date");
    // The first focus brings what the form needs once it is filled in.
    act(() => date.focus());
    await screen.findByRole("combobox", { name: "Country" });
    return view;
  };
  const chooseDate = (date: string) => fireEvent.change(screen.getByLabelText("Date"), { target: { value: date } });
  const hours = () => screen.findAllByRole("radio", { name: /[AP]M/ });

  it("offers the days from tomorrow in India [R135]", async () => {
    await openForm();
    const date = screen.getByLabelText<HTMLInputElement>("Date");
    expect([date.min, date.max]).toEqual([TOMORROW, addDays(TOMORROW, 89)]);
    chooseDate(addDays(TOMORROW, -1));
    expect(await screen.findByText(APPOINTMENT_MESSAGES.dateTooEarly)).toBeDefined();
    expect(screen.queryByRole("radio", { name: /[AP]M/ })).toBeNull();
  });

  it("offers the slots of the weekday after a date, sorted, none twice, the taken ones marked [R136]", async () => {
    const asked = slotReplies(["10:00"]);
    await openForm();
    expect(screen.queryByRole("radio", { name: /[AP]M/ })).toBeNull();
    expect(asked).toEqual([]);
    chooseDate(TOMORROW);
    const shown = await hours();
    expect(shown.map((radio) => radio.closest("label")?.textContent)).toEqual(["9:30 AM", "10:00 AMTaken", "4:30 PM"]);
    expect(shown.map((radio) => radio instanceof HTMLInputElement && radio.disabled)).toEqual([false, true, false]);
    expect(screen.getByText("2 of 3 times are free.")).toBeDefined();
    expect(asked.map(({ query }) => query)).toEqual([{ date: TOMORROW }]);
  });

  it("says so on a weekday without slots, and offers another try when they cannot be loaded", async () => {
    const without = SLOTS.filter(({ week_day_number }) => week_day_number !== weekdayOf(TOMORROW));
    backend.reply(appointmentSlots, { status: true, online_appointment_slot: without });
    const { user } = await openForm();
    chooseDate(TOMORROW);
    expect(await screen.findByText(/There are no appointments on \w+days/)).toBeDefined();
    backend.reply(appointmentSlots, refuse(500, "No"));
    chooseDate(addDays(TOMORROW, 1));
    expect(await screen.findByText("Unable to load time slots")).toBeDefined();
    slotReplies();
    await user.click(screen.getByRole("button", { name: /Try again/ }));
    expect(await hours()).toHaveLength(3);
  });

  it("has the exact choices, and the types of medicine after Yes [R137] [R138]", async () => {
    const { user } = await openForm();
    const optionsOf = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole("option")
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(optionsOf("Age group")).toEqual([...AGE_GROUPS]);
    expect(optionsOf("Problem")).toEqual([...PROBLEMS]);
    for (const gender of GENDERS) expect(screen.getByRole("radio", { name: gender })).toBeDefined();
    expect(screen.queryByRole("checkbox", { name: "Ayurvedic" })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    for (const type of MEDICINE_TYPES) expect(await screen.findByRole("checkbox", { name: type })).toBeDefined();
    await user.click(screen.getByRole("radio", { name: "No" }));
    expect(screen.queryByRole("checkbox", { name: "Ayurvedic" })).toBeNull();
  });

  it("starts with India and the customer's own details, and searches a country from its third letter", async () => {
    const asked = backend.reply(countries, {
      status: true,
      data: [{ id: 225, country_name: "United Arab Emirates", calling_code: "+971" }],
    });
    const { user } = await openForm();
    expect(screen.getByLabelText<HTMLInputElement>("Country").value).toBe("India");
    expect(screen.getByLabelText<HTMLInputElement>("Phone").value).toBe("9876543210");
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Asha Patel");
    await user.clear(screen.getByLabelText("Country"));
    expect(screen.getByLabelText<HTMLInputElement>("Phone").disabled).toBe(true);
    await user.type(screen.getByLabelText("Country"), "un");
    expect(asked).toEqual([]);
    await user.type(screen.getByLabelText("Country"), "i");
    await user.click(await screen.findByRole("option", { name: "United Arab Emirates" }));
    expect(screen.getByText("+971")).toBeDefined();
  });

  const solveCaptcha = async (user: User) => {
    await user.click(await screen.findByRole("checkbox", { name: "I am not a robot" }));
    await screen.findByText(/you can go on/);
  };
  const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Book appointment" });
  const consent = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /what I say here of my health/ });
  const fillAll = async (user: User) => {
    chooseDate(TOMORROW);
    await user.click(await screen.findByRole("radio", { name: "9:30 AM" }));
    await user.click(screen.getByRole("radio", { name: "Female" }));
    await user.selectOptions(screen.getByLabelText("Age group"), "18 to 45");
    await user.type(screen.getByLabelText("Landmark"), "Near the well");
    await user.selectOptions(screen.getByLabelText("Problem"), "Digestive Health");
    await user.type(screen.getByLabelText("Description"), "No appetite");
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await user.click(screen.getByRole("checkbox", { name: "Ayurvedic" }));
    await user.click(consent());
    await solveCaptcha(user);
  };
  const refuseSlot = (message: string) =>
    backend.reply(bookAppointment, refuse(409, { message, errors: { start_datetime: [message] } }));
  const START = `${TOMORROW}T09:30:00+05:30`;

  it("waits for the captcha, and says so [R140]", async () => {
    const { user } = await openForm();
    expect(send().disabled).toBe(true);
    expect(screen.getByTitle(CAPTCHA_FIRST).contains(send())).toBe(true);
    await solveCaptcha(user);
    await waitFor(() => expect(send().disabled).toBe(false));
    expect(screen.queryByTitle(CAPTCHA_FIRST)).toBeNull();
  });

  it("says at each field what is missing, and moves the focus to the first", async () => {
    const sent = backend.reply(bookAppointment);
    const { user } = await openForm();
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await solveCaptcha(user);
    await user.click(send());
    const { date, gender, ageGroup, problem, description, landmark, medicineTypes } = APPOINTMENT_MESSAGES;
    for (const message of [date, gender, ageGroup, problem, description, landmark, medicineTypes]) {
      expect(await screen.findByText(message)).toBeDefined();
    }
    expect(document.activeElement).toBe(screen.getByLabelText("Date"));
    chooseDate(TOMORROW);
    await hours();
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { name: "9:30 AM" })));
    expect(sent).toEqual([]);
  });

  it("sends nothing about one's health without consent, which is asked for", async () => {
    const sent = backend.reply(bookAppointment, { status: true });
    const { user } = await openForm();
    await fillAll(user);
    expect(screen.getByRole("link", { name: "privacy policy" }).getAttribute("href")).toBe("/privacy-policy");
    await user.click(consent());
    await user.click(send());
    expect(await screen.findByText(HEALTH_CONSENT_FIRST)).toBeDefined();
    expect(sent).toEqual([]);
    await user.click(consent());
    expect(screen.queryByText(HEALTH_CONSENT_FIRST)).toBeNull();
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("sends India's time once, says Sending, and shows what was booked [R139] [R140]", async () => {
    const hold = deferred<void>();
    const sent: unknown[] = [];
    backend.use(
      http.post(`*${BACKEND}${bookAppointment.path}`, async ({ request }) => {
        sent.push(await request.json());
        await hold.promise;
        return HttpResponse.json({ status: true, message: "Booked, see you!", id: 41 });
      }),
    );
    const { user } = await openForm();
    await fillAll(user);
    await user.dblClick(send());
    expect(await screen.findByRole("button", { name: "Sending" })).toBeDefined();
    hold.resolve();
    const title = await screen.findByRole("heading", { name: "See you soon, Asha Patel" });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(sent).toEqual([
      {
        event_type: "Appointment",
        category: "Online",
        start_datetime: START,
        name: "Asha Patel",
        country_id: 104,
        email: "asha@example.com",
        mobile: "+919876543210",
        gender: "Female",
        age_group: "18 to 45",
        problem_suffering_from: "Digestive Health",
        problem_description: "No appetite",
        landmark: "Near the well",
        is_taking_medicine: true,
        type_of_medicine_list: ["Ayurvedic"],
        has_consented: true,
        recaptcha: expect.stringMatching(/./),
      },
    ]);
    expect(document.querySelector("time")?.getAttribute("datetime")).toBe(START);
    expect(screen.getByText(/He calls you on \+919876543210/)).toBeDefined();
    expect(screen.getAllByText("Booked, see you!").length).toBeGreaterThan(0);

    await user.click(screen.getByRole("button", { name: "Add to calendar" }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe("consultation.ics");
    expect(file?.type).toMatch(/^text\/calendar/);
    expect(await textOf(file)).toContain("UID:consultation-41@");

    await user.click(screen.getByRole("button", { name: "Book another" }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>("Description")).value).toBe("");
  });

  it("says that a slot was taken meanwhile, loads the slots again and loses nothing that was typed", async () => {
    refuseSlot(APPOINTMENT_MESSAGES.slotTaken);
    const { user } = await openForm();
    await fillAll(user);
    slotReplies(["09:30"]);
    await user.click(send());
    const taken = () => screen.getByRole<HTMLInputElement>("radio", { name: /9:30 AM/ });
    await waitFor(() => expect(taken().disabled).toBe(true));
    expect(taken().checked).toBe(false);
    // In a toast, and at the slots.
    expect(screen.getAllByText(APPOINTMENT_MESSAGES.slotTaken)).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { name: "10:00 AM" })));
    expect(screen.getByLabelText<HTMLTextAreaElement>("Description").value).toBe("No appetite");
    // An answer of the captcha works once.
    expect(send().disabled).toBe(true);
  });

  it("shows the server's message as it is, at its field", async () => {
    backend.reply(
      bookAppointment,
      refuse(400, { message: "No calls there", errors: { country_id: ["No calls there"] } }),
    );
    const { user } = await openForm();
    await fillAll(user);
    await user.click(send());
    await waitFor(() => expect(screen.getAllByText("No calls there")).toHaveLength(2));
    expect(screen.getByLabelText("Country").getAttribute("aria-invalid")).toBe("true");
  });

  it("keeps what was typed without a network, and knows a booking whose answer was lost", async () => {
    backend.use(http.post(`*${BACKEND}${bookAppointment.path}`, () => HttpResponse.error()));
    const { user } = await openForm();
    await fillAll(user);
    await user.click(send());
    expect(await screen.findByText(/What you typed is still here: please send it again/)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Description").value).toBe("No appetite");
    refuseSlot(APPOINTMENT_MESSAGES.slotYours);
    await solveCaptcha(user);
    await user.click(send());
    expect(await screen.findByRole("heading", { name: /See you soon/ })).toBeDefined();
  });

  it("asks for the login again where it ended meanwhile, over the form", async () => {
    backend.reply(bookAppointment, refuse(401, APPOINTMENT_LOGIN));
    const { user } = await openForm();
    await fillAll(user);
    await user.click(send());
    expect(await screen.findByRole("dialog", { name: "Log in" })).toBeDefined();
    expect(document.querySelector("textarea")?.value).toBe("No appetite");
  });

  it("asks for the captcha again once it has expired [R140]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
    const { user } = await openForm();
    await solveCaptcha(user);
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(send().disabled).toBe(true);
  });
});

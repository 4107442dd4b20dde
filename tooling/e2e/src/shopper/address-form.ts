import { randomInt } from "node:crypto";
import type { Locator, Page } from "playwright";
import { expect } from "../browser/expect.ts";

export interface NewAddress {
  readonly fullName: string;
  readonly state: string;
  readonly city: string;
}

/** A first line of its own: so many orders wait to be paid at one door (C46). */
export const newDoor = (): string => `${randomInt(1_000_000)} Mango Lane`;

/** A PIN code of each state that is chosen here: they have to agree. */
const PIN_CODES: Readonly<Record<string, string>> = { Gujarat: "395003", Maharashtra: "411001" };

/** Fills the address form, which is open, and saves it. The country stays India, as the form has it. */
export async function saveAddress(page: Page, address: NewAddress): Promise<void> {
  const form = page.getByRole("main");
  await saveAddressIn(form, address);
  await expect(form.getByRole("heading", { level: 1 })).not.toHaveText("Add address");
}

/** The same where it is a part of a page. */
export async function saveAddressIn(form: Locator, { fullName, state, city }: NewAddress): Promise<void> {
  await form.getByRole("textbox", { name: "Full name" }).fill(fullName);
  await form.getByRole("textbox", { name: "Mobile", exact: true }).fill("9812345678");
  await form.getByRole("textbox", { name: "Street 1" }).fill(newDoor());
  await form.getByRole("textbox", { name: "Street 2" }).fill("Behind the temple");
  await form.getByRole("combobox", { name: "State" }).selectOption({ label: state });
  await form.getByRole("combobox", { name: "City" }).selectOption({ label: city });
  await form.getByRole("textbox", { name: "ZIP code" }).fill(PIN_CODES[state] ?? "");
  await form.getByText("Add details").click();
  await form.getByRole("combobox", { name: "Save as" }).selectOption("Home");
  await form.getByRole("button", { name: "Save address" }).click();
}

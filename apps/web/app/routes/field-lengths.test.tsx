// @vitest-environment jsdom
import { EMAIL_MAXIMUM_LENGTH, FIELD_LENGTHS, PASSWORD_MAXIMUM_LENGTH, SEARCH_MAXIMUM_LENGTH } from "@store/domain";
import { EmailForm } from "@store/react-client/email-form";
import { OtpForm } from "@store/react-client/otp-form";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, it } from "vitest";
import EditProfilePage from "../features/account/edit-profile-page.tsx";
import ForgotPasswordPage from "../features/account/forgot-password-page.tsx";
import ResetPasswordPage from "../features/account/reset-password-page.tsx";
import SignupPage from "../features/account/signup-page.tsx";
import UpdatePasswordPage from "../features/account/update-password-page.tsx";
import AddAddressPage from "../features/addresses/add-address-page.tsx";
import ContactPage from "../features/contact/contact-page.tsx";
import BusinessPage from "../features/leads/business-page.tsx";
import { Search } from "../shell/header/search.tsx";
import { renderRoutes } from "../testing/render-routes.tsx";

useMockBackend();

const { name, fullName, phone, password, line, postalCode, gstin } = FIELD_LENGTHS;

const FORMS: readonly (readonly [string, ComponentType, Readonly<Record<string, number>>])[] = [
  ["login by email", () => <EmailForm onLogin={() => {}} />, { Email: EMAIL_MAXIMUM_LENGTH, Password: password }],
  ["login by OTP", () => <OtpForm onLogin={() => {}} />, { "Mobile number": phone }],
  [
    "signup",
    SignupPage,
    {
      Email: EMAIL_MAXIMUM_LENGTH,
      "Mobile number": phone,
      "First name": name,
      "Last name": name,
      Password: password,
      "Confirm password": password,
    },
  ],
  ["forgotten password", ForgotPasswordPage, { "Registered email": EMAIL_MAXIMUM_LENGTH }],
  ["new password", ResetPasswordPage, { "New password": password, "Confirm password": password }],
  [
    "changed password",
    UpdatePasswordPage,
    { "Old password": password, "New password": password, "Confirm password": password },
  ],
  [
    "profile",
    EditProfilePage,
    {
      "First name": name,
      "Last name": name,
      Company: FIELD_LENGTHS.company,
      Email: EMAIL_MAXIMUM_LENGTH,
      "Mobile number": FIELD_LENGTHS.phone,
    },
  ],
  [
    "address",
    AddAddressPage,
    {
      "Full name": fullName,
      Mobile: phone,
      "Alternate mobile": phone,
      "Street 1": line,
      "Street 2": line,
      Landmark: line,
      Country: 60,
      "ZIP code": postalCode,
      GSTIN: gstin,
    },
  ],
  [
    "inquiry",
    ContactPage,
    {
      Company: line,
      Name: line,
      Email: EMAIL_MAXIMUM_LENGTH,
      Subject: line,
      Country: 60,
      Phone: FIELD_LENGTHS.phone,
      Description: FIELD_LENGTHS.paragraph,
    },
  ],
  ["lead", BusinessPage, { "Company name": line, "Industry type": line, "Company size": line, Website: line }],
  ["search", Search, { "Search products": SEARCH_MAXIMUM_LENGTH }],
];

const TEXT_FIELDS = "textarea, input:not([type=checkbox], [type=radio], [type=hidden])";

const labelOf = (field: HTMLInputElement | HTMLTextAreaElement): string =>
  field.getAttribute("aria-label") ?? field.labels?.[0]?.textContent ?? "";

it.each(FORMS)("no field of the form %s takes more than the server does", async (_, Component, lengths) => {
  logInAs("customer");
  renderRoutes([{ path: "/form", Component }], "/form");
  const [first = ""] = Object.keys(lengths);
  await screen.findByLabelText(new RegExp(`^${first}`));
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)];
  const found = fields.map((field) => [labelOf(field).replace(/\s*\(optional\)$/, ""), field.maxLength]);
  expect(Object.fromEntries(found)).toEqual(lengths);
});

it("a new password that is too long can be typed, and is refused by its rule instead of cut off", () => {
  expect(password).toBeGreaterThan(PASSWORD_MAXIMUM_LENGTH);
});

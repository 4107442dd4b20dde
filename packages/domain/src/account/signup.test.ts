import { describe, expect, it } from "vitest";
import { messageOf, refusedFields } from "../testing/refused.ts";
import { checkSignup, type SignupForm } from "./signup.ts";

const form: SignupForm = {
  email: "asha@example.com",
  mobileNo: "9876543210",
  firstName: " Asha ",
  lastName: "Patel",
  password: "Abcdef1!",
  confirmPassword: "Abcdef1!",
};

describe("checkSignup [R33]", () => {
  it("accepts a form in order, trimmed and with its mobile normalised", () => {
    expect(checkSignup(form)).toEqual({
      ok: true,
      value: {
        email: "asha@example.com",
        mobile: "+919876543210",
        firstName: "Asha",
        lastName: "Patel",
        password: "Abcdef1!",
      },
    });
  });

  it("says all six messages of an empty form, in order, the email's first", () => {
    const empty = { email: "", mobileNo: "", firstName: "", lastName: " ", password: "", confirmPassword: "x" };
    const outcome = checkSignup(empty);
    expect(messageOf(outcome)).toBe("Invalid email format");
    expect(refusedFields(outcome)).toEqual({
      email: "Invalid email format",
      mobileNo: "Mobile number must be 10 digits",
      firstName: "First name is required",
      lastName: "Last name is required",
      password: "Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol",
      confirmPassword: "Passwords do not match",
    });
  });

  it.each([
    ["9876543210", true],
    ["+919876543210", true],
    ["987654321", false],
    ["98765432100", false],
    ["09876543210", true],
    ["919876543210", true],
    ["\u202a+91 98765-43210\u202c", true],
    ["+65 9123 4567", false],
    ["98765abcde", false],
  ])("mobile %s: %s", (mobileNo, expected) => {
    expect(checkSignup({ ...form, mobileNo }).ok).toBe(expected);
  });
});

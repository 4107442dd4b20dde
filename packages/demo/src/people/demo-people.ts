import * as v from "valibot";
import people from "./demo-people.json" with { type: "json" };

const Person = v.object({
  role: v.picklist(["customer", "elite", "staff", "manager", "packer"]),
  firstName: v.string(),
  lastName: v.string(),
  mobile: v.string(),
  email: v.string(),
  password: v.string(),
});

export type DemoPerson = v.InferOutput<typeof Person>;

/** Logins for trying the store out; the start command prints them from the same file. */
export const DEMO_PEOPLE: readonly DemoPerson[] = v.parse(v.array(Person), people);

/** A visitor whose cart is not empty. */
export const DEMO_VISITOR_ID = "00000000-0000-4000-8000-000000000001";

import { expect, it } from "vitest";
import { production } from "./source-files.ts";

const screens = production.filter(
  ({ path }) => /^(apps\/(web\/app|dashboard\/src)|packages\/react-client\/src)\//.test(path) && path.endsWith(".tsx"),
);
const PHONE_FIELDS = /^packages\/ui\/src\/components\/(?:whole-)?phone-field\//;

it("every phone is typed into the phone field, which goes through the domain's rule [C22]", () => {
  const ofPhones = production.flatMap(({ path, elements }) =>
    elements.flatMap(({ name, attributes }) => {
      const isPhone =
        attributes.get("type") === "tel" ||
        attributes.get("inputMode") === "tel" ||
        attributes.get("autoComplete")?.startsWith("tel") === true ||
        /phone|mobile/i.test(`${attributes.get("label")} ${attributes.get("name")}`);
      // A search may be for a phone; what is typed there becomes nobody's number.
      const isSearch = attributes.get("type") === "search";
      // An OTP is named by the phone that it was sent to.
      const isField = !["CheckboxField", "OtpField"].includes(name) && !isSearch && /Field$|^input$/.test(name);
      return isPhone && isField && !PHONE_FIELDS.test(path) ? [{ path, name }] : [];
    }),
  );
  expect(ofPhones.length).toBeGreaterThan(6);
  expect(ofPhones.filter(({ name }) => !/^(?:Whole)?PhoneField$/.test(name))).toEqual([]);
});

it("every form that shows errors at its fields focuses the first, and mends them as they are typed", () => {
  const forms = screens.flatMap(({ path, content, elements }) => {
    const fields = elements.filter(({ name }) => name.endsWith("Field"));
    // A search of one field keeps the focus there, for the next.
    if (fields.length === 1 && fields[0]?.attributes.get("type") === "search") return [];
    return elements.flatMap(({ name, attributes }) =>
      name === "form" && (/ error=\{|form\.text\(/.test(content) || content.includes("useFieldErrors"))
        ? [{ path, element: attributes.get("ref") }]
        : [],
    );
  });
  expect(forms.length).toBeGreaterThan(8);
  expect(forms.filter(({ element }) => element !== "form.element" && element !== "element")).toEqual([]);
});

it("every password is typed into the password field, where it can be shown", () => {
  const others = production.flatMap(({ path, elements }) =>
    elements.flatMap(({ name, attributes }) => (attributes.get("type") === "password" ? [{ path, name }] : [])),
  );
  expect(others).toEqual([]);
});

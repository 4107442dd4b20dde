// @vitest-environment jsdom
import { accept, checkFields, PASSWORDS_DIFFER, refuse, requireText } from "@store/domain";
import { RadioGroup } from "@store/ui/radio-group";
import { TextField } from "@store/ui/text-field";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useForm } from "./use-form.ts";

afterEach(cleanup);

const EMPTY = { size: "", name: "", password: "", again: "" };

const SHORT = "At least 3 letters";
const atLeastThree = (text: string) => (text.length < 3 ? refuse({ code: "short", message: SHORT }) : accept(text));

const check = ({ size, name, password, again }: typeof EMPTY) => {
  const filled = requireText(name, "Name is required");
  return checkFields(
    {
      size: requireText(size, "Choose a size"),
      name: filled.ok ? atLeastThree(name) : filled,
      again: password === again ? accept(again) : refuse({ code: "differ", message: PASSWORDS_DIFFER }),
    },
    () => "all",
  );
};

/** @param size the size that is chosen already. */
function open(size = "") {
  const send = vi.fn();
  function Form() {
    const form = useForm({ ...EMPTY, size }, check);
    return (
      <form ref={form.element} onSubmit={form.submit(send)} noValidate>
        <RadioGroup
          legend="Size"
          name="size"
          options={[{ value: "small", label: "Small" }]}
          value={form.draft.size}
          error={form.errors.size}
          onValueChange={(chosen) => form.change({ size: chosen })}
        />
        <TextField label="Name" required {...form.text("name")} />
        <TextField label="Password" required {...form.text("password")} />
        <TextField label="Again" required {...form.text("again")} />
        <button type="submit">Send</button>
        <button type="button" onClick={() => form.showErrors({ name: "Taken", again: "Known" })}>
          Server
        </button>
      </form>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  return { user, send, press: (name: string) => user.click(screen.getByRole("button", { name })) };
}
const field = (label: string) => screen.getByLabelText(label);
const messages = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

describe("a form that is refused", () => {
  it("moves the focus to its first wrong field, a group's choice as well, with each submit", async () => {
    const { user, press, send } = open();
    await press("Send");
    expect(messages()).toEqual(["Choose a size", "Name is required"]);
    expect(document.activeElement).toBe(field("Small"));
    await user.click(field("Small"));
    await press("Send");
    expect(document.activeElement).toBe(field("Name"));
    await user.click(field("Password"));
    await press("Send");
    expect(document.activeElement).toBe(field("Name"));
    expect(send).not.toHaveBeenCalled();
  });

  it("loses an error as soon as its field is right, and no other; the focus stays", async () => {
    const { user, press } = open();
    await press("Send");
    await user.type(field("Name"), "Gi");
    expect(messages()).toEqual(["Choose a size", SHORT]);
    expect(document.activeElement).toBe(field("Name"));
    await user.type(field("Name"), "r");
    expect(messages()).toEqual(["Choose a size"]);
    expect(field("Name").getAttribute("aria-invalid")).toBeNull();
    expect(document.activeElement).toBe(field("Name"));
    await user.click(field("Small"));
    expect(messages()).toEqual([]);
  });

  it("loses an error that another field mends", async () => {
    const { user, press } = open("small");
    await user.type(field("Name"), "Asha");
    await user.type(field("Again"), "secret");
    await press("Send");
    expect(messages()).toEqual([PASSWORDS_DIFFER]);
    await user.type(field("Password"), "secret");
    expect(messages()).toEqual([]);
  });

  it("shows no error before the next submit where a field was right, or was not complained of", async () => {
    const { user, press } = open("small");
    await user.type(field("Again"), "x");
    await press("Send");
    await user.type(field("Name"), "Gir");
    await user.clear(field("Name"));
    expect(messages()).toEqual([PASSWORDS_DIFFER]);
  });

  it("by the server loses an error once its field is changed", async () => {
    const { user, press, send } = open("small");
    await user.type(field("Name"), "Asha");
    await press("Server");
    expect(messages()).toEqual(["Taken", "Known"]);
    expect(document.activeElement).toBe(field("Name"));
    await user.type(field("Name"), "!");
    expect(messages()).toEqual(["Known"]);
    await press("Send");
    expect(messages()).toEqual([]);
    expect(send).toHaveBeenCalledWith("all");
  });
});

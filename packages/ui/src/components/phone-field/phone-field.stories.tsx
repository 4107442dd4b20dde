import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { PhoneField, type PhoneFieldProps } from "./phone-field.tsx";

function Kept(props: PhoneFieldProps) {
  const [digits, setDigits] = useState(props.value);
  return <PhoneField {...props} value={digits} onValueChange={setDigits} />;
}

const meta = {
  component: PhoneField,
  render: (props) => <Kept {...props} />,
  args: { label: "Mobile number", required: true, value: "", onValueChange: () => undefined },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "+91 98765 43210");
    await expect(canvas.getByRole("textbox")).toHaveValue("9876543210");
  },
};
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("0091 98765-43210");
    await expect(canvas.getByRole("textbox")).toHaveValue("9876543210");
  },
};
/** What comes along when a number is copied from a chat: marks of direction, and spaces that do not break. */
export const PastedWithMarks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("\u202a+91\u00a098765\u00a043210\u202c");
    await expect(canvas.getByRole("textbox")).toHaveValue("9876543210");
  },
};
/** A number that came whole is never cut to somebody else's; keys beyond its end are ignored. */
export const TooLong: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.click(box);
    await userEvent.paste("98765 43210 99");
    await expect(box).toHaveValue("987654321099");
    await userEvent.clear(box);
    await userEvent.type(box, "98765432109");
    await expect(box).toHaveValue("9876543210");
  },
};
export const OfAnotherCountry: Story = {
  args: { callingCode: "+44", maximumDigits: 12, value: "2079460000" },
};
export const WithError: Story = { args: { value: "98765", error: "Mobile number must be 10 digits" } };

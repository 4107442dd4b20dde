import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { ComboField } from "./combo-field.tsx";

const COUNTRIES = ["India", "Indonesia", "Ireland", "Iceland", "Italy"].map((label) => ({ value: label, label }));

const meta = {
  component: ComboField,
  args: {
    label: "Country",
    text: "",
    onTextChange: fn(),
    options: undefined,
    emptyMessage: "No country found",
    onChoose: fn(),
    required: true,
  },
  render: function Typed(args) {
    const [text, setText] = useState(args.text);
    const found = COUNTRIES.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
    return (
      <ComboField
        {...args}
        text={text}
        options={text.length < 3 ? undefined : found}
        onTextChange={setText}
        onChoose={({ label }) => setText(label)}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.type(field, "ind");
    await expect(canvas.getAllByRole("option")).toHaveLength(2);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(field).toHaveValue("Indonesia");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.type(field, "ire");
    await userEvent.click(canvas.getByRole("option", { name: "Ireland" }));
    await expect(field).toHaveValue("Ireland");
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Country" }), "xyz");
    await expect(canvas.getByRole("status")).toHaveTextContent("No country found");
  },
};
export const Refused: Story = { args: { error: "Country is required" } };

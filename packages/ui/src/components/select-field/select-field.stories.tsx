import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SelectField } from "./select-field.tsx";

const meta = {
  component: SelectField,
  args: {
    label: "State",
    name: "state",
    emptyLabel: "Choose a state",
    onValueChange: fn(),
    options: [
      { value: "24", label: "Gujarat" },
      { value: "27", label: "Maharashtra" },
      { value: "26", label: "Dadra and Nagar Haveli and Daman and Diu, the longest name that a state has" },
      { value: "35", label: "Andaman and Nicobar Islands", isDisabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "Gujarat");
    await expect(args.onValueChange).toHaveBeenCalledWith("24");
  },
};
export const LongName: Story = {
  args: { defaultValue: "26" },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
};
export const WithError: Story = { args: { error: "State is required" } };
export const Disabled: Story = { args: { disabled: true, hint: "Choose a country first" } };

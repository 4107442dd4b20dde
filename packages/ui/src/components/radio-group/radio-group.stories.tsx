import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { RadioGroup } from "./radio-group.tsx";

const meta = {
  component: RadioGroup,
  args: {
    legend: "Payment method",
    name: "payment",
    value: undefined,
    onValueChange: () => {},
    options: [
      { value: "cod", label: "Cash on Delivery", note: "Pay when the parcel is at your door" },
      { value: "online", label: "Online Payment", note: "UPI, cards and net banking" },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" {ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /Online Payment/ })).toBeChecked();
  },
};
export const Chosen: Story = { args: { value: "cod" } };
export const SideBySide: Story = { args: { value: "online", layout: "grid" } };
export const WithDisabled: Story = {
  args: {
    options: [
      { value: "cod", label: "Cash on Delivery", note: "Not for subscriptions", isDisabled: true },
      { value: "online", label: "Online Payment" },
    ],
  },
};
export const WithError: Story = {
  args: { error: "Please select a payment method!" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Please select a payment method!");
  },
};

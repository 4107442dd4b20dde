import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { QuantityStepper } from "./quantity-stepper.tsx";

const meta = {
  component: QuantityStepper,
  args: { label: "Quantity of Honey", value: 2, min: 1, max: 3, onValueChange: fn(), onRefuse: fn() },
  render: function Counted(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number) => {
      args.onValueChange(next);
      setValue(next);
    };
    return <QuantityStepper {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {
  name: "Between its ends [R70] [R71] [R84]",
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole("spinbutton", { name: "Quantity of Honey" });
    const more = canvas.getByRole("button", { name: "Increase Quantity of Honey" });
    const less = canvas.getByRole("button", { name: "Decrease Quantity of Honey" });
    await userEvent.click(more);
    await expect(number).toHaveValue("3");
    await expect(canvas.getByRole("status")).toHaveTextContent("3");
    await userEvent.click(more);
    await expect(number).toHaveValue("3");
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await expect(args.onRefuse).toHaveBeenCalledWith(4);
    await userEvent.click(less);
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(number).toHaveValue("1");
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByRole("spinbutton");
    number.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(number).toHaveValue("3");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(number).toHaveValue("1");
  },
};
export const Typed: Story = {
  args: { max: 20 },
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole("spinbutton");
    await userEvent.clear(number);
    await userEvent.type(number, "12{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith(12);
    await expect(number).toHaveValue("12");
  },
};
export const TypedBeyondTheStock: Story = {
  name: "Typed beyond the stock [R71]",
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole("spinbutton");
    await userEvent.clear(number);
    await userEvent.type(number, "9");
    await userEvent.tab();
    await expect(args.onRefuse).toHaveBeenCalledWith(9);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(number).toHaveValue("2");
  },
};
export const TypedZero: Story = {
  name: "Typed zero [R72]",
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole("spinbutton");
    await userEvent.clear(number);
    await userEvent.type(number, "0{Enter}");
    await expect(args.onRefuse).toHaveBeenCalledWith(0);
    await expect(number).toHaveValue("2");
  },
};
export const NoNumber: Story = {
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole("spinbutton");
    await userEvent.clear(number);
    await userEvent.type(number, "two{Enter}");
    await expect(args.onRefuse).not.toHaveBeenCalled();
    await expect(number).toHaveValue("2");
  },
};
export const Disabled: Story = { args: { isDisabled: true } };

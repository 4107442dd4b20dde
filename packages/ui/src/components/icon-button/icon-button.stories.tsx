import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = {
  component: IconButton,
  args: { label: "Close", icon: <Icon name="close" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Close" });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
export const Outlined: Story = { args: { variant: "outlined" } };
export const Disabled: Story = { args: { disabled: true } };

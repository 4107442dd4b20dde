import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Menu } from "./index.ts";

const logOut = fn();

const meta = {
  component: Menu,
  args: {
    children: "Meera",
    items: [
      { label: "My account", href: "#account" },
      { label: "Order History", href: "#orders" },
      { label: "Subscribe", href: "#subscribe" },
      { label: "Logout", onSelect: logOut },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "flex-end", alignItems: "flex-start", minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Meera" })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("link", { name: "My account" })).toBeNull();
  },
};
export const Open: Story = {
  name: "Open [R5]",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Meera" }));
    await expect(canvas.getByRole("link", { name: "Order History" })).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Meera" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "My account" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("button", { name: "Logout" })).toHaveFocus();
    await userEvent.keyboard("{Home}{Escape}");
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};
export const Left: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Meera" }));
    await userEvent.click(canvas.getByRole("button", { name: "Elsewhere" }));
    await expect(canvas.queryByRole("link", { name: "My account" })).toBeNull();
  },
};
export const Chosen: Story = {
  play: async ({ canvas }) => {
    logOut.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Meera" }));
    await userEvent.click(canvas.getByRole("button", { name: "Logout" }));
    await expect(logOut).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button", { name: "Logout" })).toBeNull();
  },
};

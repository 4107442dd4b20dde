import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  component: Breadcrumbs,
  args: { items: [{ label: "Home", href: "/" }, { label: "Shop", href: "/shop" }, { label: "Wild Forest Honey" }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToAProduct: Story = {
  name: "To a product [R15]",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
    await expect(canvas.getByText("Wild Forest Honey")).toHaveAttribute("aria-current", "page");
  },
};
export const LongNames: Story = {
  args: {
    items: [
      { label: "Home", href: "/" },
      { label: "Groceries and daily staples", href: "/shop?category=1" },
      { label: "Flours, grains and pulses", href: "/shop?category=12" },
      { label: "Stone-ground Sharbati Whole Wheat Atta with Ragi, Jowar, Bajra and Roasted Bengal Gram" },
    ],
  },
};

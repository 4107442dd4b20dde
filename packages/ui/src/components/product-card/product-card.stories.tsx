import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { idle, products } from "../../../.storybook/samples.tsx";
import { ProductCard, ProductCardSkeleton } from "./product-card.tsx";

const [ghee, honey, longNamed, soap, turmeric] = products;

const meta = {
  component: ProductCard,
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  args: { ...idle, ...ghee, onAdd: fn(), onToggleWish: fn() },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {
  name: "In stock [R63]",
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("₹1,249.00")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: `Add ${args.name} to cart` }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    const heart = canvas.getByRole("button", { name: `Save ${args.name} to wishlist` });
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(heart);
    await expect(args.onToggleWish).toHaveBeenCalledOnce();
  },
};
export const Wished: Story = {
  args: { ...honey },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toHaveAccessibleName(/wishlist/);
  },
};
export const LongName: Story = {
  args: { ...longNamed },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const WithoutReviews: Story = { args: { ...soap } };
export const OutOfStock: Story = {
  name: "Out of stock [R64]",
  args: { ...turmeric },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("OUT OF STOCK")).toBeVisible();
    const button = canvas.getByRole("button", { name: `Add ${args.name} to cart` });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
/** As narrow as in a row on a small phone. */
export const Narrow: Story = {
  args: { ...honey, tags: ["New Products", "Sugar Free"] },
  decorators: [
    (Story) => (
      <div style={{ width: 126 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole("button", { pressed: true }).getBoundingClientRect();
    for (const tag of ["New Products", "Sugar Free"])
      await expect(canvas.getByText(tag).getBoundingClientRect().right).toBeLessThanOrEqual(left);
  },
};
export const Adding: Story = { args: { isAdding: true } };
export const WithoutPicture: Story = { args: { image: undefined } };
export const Loading: Story = { render: () => <ProductCardSkeleton /> };

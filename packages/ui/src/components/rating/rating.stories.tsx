import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Rating } from "./rating.tsx";

const meta = { component: Rating, args: { value: 4.6, count: 128 } } satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Average: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "4.6 of 5 stars, 128 reviews" })).toBeVisible();
  },
};
export const OneReview: Story = {
  args: { value: 3, count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "3 of 5 stars, 1 review" })).toBeVisible();
  },
};
export const Compact: Story = { args: { isCompact: true } };
export const OfOneShopper: Story = { args: { value: 5, count: undefined } };
export const NoneYet: Story = { args: { value: 0, count: 0 } };
export const AboveTheMost: Story = {
  args: { value: 7, count: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "5 of 5 stars" })).toBeVisible();
  },
};

import { PRODUCT_PAGE_RATING, type Rating } from "@store/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { RatingInput } from "./rating-input.tsx";

const meta = {
  component: RatingInput,
  args: { legend: "Your rating", name: "rating", value: undefined, onValueChange: () => {} },
  render: function Given(args) {
    const [value, setValue] = useState<Rating | undefined>(args.value);
    return <RatingInput {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StartsAtFour: Story = {
  args: { value: PRODUCT_PAGE_RATING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "4 stars" })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "5 stars" })).toBeChecked();
  },
};
export const NothingGiven: Story = {};
export const WithError: Story = { args: { error: "Please select a rating!" } };

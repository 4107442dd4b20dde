import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RatingBars } from "./rating-bars.tsx";

const meta = {
  component: RatingBars,
  args: { distribution: { 5: 84, 4: 22, 3: 9, 2: 1, 1: 4 } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RatingBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spread: Story = {
  name: "Spread [R69]",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["84", "22", "9", "1", "4"]),
    );
  },
};
export const NoReviews: Story = { args: { distribution: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Toaster, toast } from "./index.ts";

const meta = {
  component: Toaster,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320, paddingTop: 240 }}>
        <Button
          onClick={() => {
            toast.success("Product added to cart!");
            toast.warning("Invalid quantity", { description: "Maximum 3 units available" });
          }}
        >
          Add
        </Button>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {
  name: "Messages [R65] [R71]",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await expect(await screen.findByText("Product added to cart!")).toBeInTheDocument();
    const detail = await screen.findByText("Maximum 3 units available");
    await waitFor(() => expect(detail).toBeVisible());
    const buttons = await screen.findAllByRole("button", { name: "Close message" });
    await expect(buttons.length).toBe(2);
  },
};

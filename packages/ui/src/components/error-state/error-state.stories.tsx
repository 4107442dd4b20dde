import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ErrorState } from "./error-state.tsx";

const meta = {
  component: ErrorState,
  args: { title: "There was an error loading the products!", message: "Please reload the page", onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("There was an error loading the products!");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { isRetrying: true } };
export const WithAWayOn: Story = {
  args: {
    title: "This product is no longer with us",
    message: undefined,
    onRetry: undefined,
    action: { label: "See all products", href: "/shop" },
  },
};

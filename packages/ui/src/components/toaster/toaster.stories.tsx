import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Toaster, toast } from "./toaster.tsx";

const undo = fn();

const meta = {
  component: Toaster,
  // Fetched before the story starts, so that a slow server does not count against the message.
  loaders: [() => import("./sonner.tsx")],
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320, paddingTop: 240, display: "flex", alignItems: "flex-start", gap: 8 }}>
        <Button onClick={() => toast.success("Product added to cart!")}>Add</Button>
        <Button
          variant="secondary"
          onClick={() => toast.warning("Invalid quantity", { description: "Maximum 3 units available" })}
        >
          Add too many
        </Button>
        <Button
          variant="quiet"
          onClick={() => toast.success("Product removed from wishlist!", { action: { label: "Undo", onClick: undo } })}
        >
          Remove
        </Button>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: "Success [R65]",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(screen.getByText("Product added to cart!")).toBeVisible());
    const [close] = screen.getAllByRole("button", { name: "Close message" });
    await expect(close).toBeVisible();
  },
};
export const WithDescription: Story = {
  name: "With a description [R71]",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add too many" }));
    await waitFor(() => expect(screen.getByText("Maximum 3 units available")).toBeVisible());
  },
};
export const BesideADialog: Story = {
  name: "Clear of a dialog, however long it is",
  render: () => (
    <>
      <Dialog isOpen onOpenChange={() => {}} title="Confirm your mobile">
        <Button onClick={() => toast.success("An OTP is on its way")}>Send OTP</Button>
        <div style={{ height: 3000 }} />
      </Dialog>
      <Toaster />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Send OTP" }));
    const message = await screen.findByText("An OTP is on its way");
    const dialog = screen.getByRole("dialog");
    await waitFor(() =>
      expect(message.closest("li")?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        dialog.getBoundingClientRect().top,
      ),
    );
  },
};
export const WithAction: Story = {
  name: "With an action [R111]",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(undo).toHaveBeenCalledOnce());
  },
};

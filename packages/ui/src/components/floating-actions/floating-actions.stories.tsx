import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FloatingActions, FloatingButton, FloatingLink } from "./floating-actions.tsx";

const toTop = fn();

const meta = {
  title: "Shell/Floating actions",
  component: FloatingActions,
  args: {
    children: (
      <>
        <FloatingButton label="Scroll to top" icon="arrow-up" onClick={toTop} />
        <FloatingLink label="Chat on WhatsApp" icon="chat" href="https://wa.me/915550000110" />
      </>
    ),
  },
} satisfies Meta<typeof FloatingActions>;

export default meta;

export const Both: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Scroll to top" }));
    await expect(toTop).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "Chat on WhatsApp" })).toHaveAttribute("target", "_blank");
  },
};

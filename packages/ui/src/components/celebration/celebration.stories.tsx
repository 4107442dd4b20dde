import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Celebration, type CelebrationProps } from "./celebration.tsx";

function Opened({ onContinue, ...args }: CelebrationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const leave = () => {
    onContinue();
    setIsOpen(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Celebrate</Button>
      {isOpen ? <Celebration {...args} onContinue={leave} /> : null}
    </>
  );
}

const meta = {
  component: Celebration,
  args: {
    title: "Ten years of honest goods",
    emblem: "10",
    children: <p>Thank you for a decade at our table.</p>,
    confetti: 140,
    sparkles: 36,
    isMessageShown: true,
    isLeaving: false,
    onContinue: fn(),
  },
} satisfies Meta<typeof Celebration>;

export default meta;
type Story = StoryObj<typeof meta>;

const flying = (what: string) => document.querySelectorAll(`[data-flying="${what}"]`).length;

export const WithItsMessage: Story = {
  name: "With its message [R52 R53]",
  play: async ({ args }) => {
    const dialog = screen.getByRole("dialog", { name: "Ten years of honest goods" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(flying("confetti")).toBe(140);
    await expect(flying("sparkle")).toBe(36);
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
export const BeforeTheMessage: Story = {
  args: { isMessageShown: false },
  play: async ({ args }) => {
    await expect(screen.queryByRole("heading")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
export const Leaving: Story = { args: { isLeaving: true }, parameters: { a11y: { test: "off" } } };
export const OnAPhone: Story = {
  args: { confetti: 80 },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const HoldsTheFocus: Story = {
  name: "Holds the focus and gives it back [R52]",
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Celebrate" });
    await userEvent.click(opener);
    const dialog = screen.getByRole("dialog");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(opener.matches(":focus")).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

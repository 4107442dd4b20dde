import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

function Opened(args: DialogProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Log in</Button>
      <Dialog {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = {
  component: Dialog,
  args: {
    isOpen: false,
    onOpenChange: () => {},
    title: "Log in",
    children: (
      <>
        <TextField label="Mobile number" name="mobile" prefix="+91" required />
        <Button isWide>Continue</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Log in" });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Log in" })).toBeVisible());
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Mobile number" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("textbox", { name: "Mobile number" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** Back on Android, as the browser tells of it. */
class BackGesture extends EventTarget {
  static readonly watching = new Set<BackGesture>();
  constructor() {
    super();
    BackGesture.watching.add(this);
  }
  destroy() {
    BackGesture.watching.delete(this);
  }
}
export const ClosedByTheDevice: Story = {
  beforeEach: () => {
    const own = window.CloseWatcher;
    Reflect.set(window, "CloseWatcher", BackGesture);
    return () => void Reflect.set(window, "CloseWatcher", own);
  },
  play: async ({ canvas }) => {
    await expect(BackGesture.watching.size).toBe(0);
    await userEvent.click(canvas.getByRole("button", { name: "Log in" }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    for (const watcher of BackGesture.watching) watcher.dispatchEvent(new Event("close"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(BackGesture.watching.size).toBe(0);
  },
};
export const Open: Story = { args: { isOpen: true } };
export const WithDescription: Story = {
  args: { isOpen: true, title: "Remove address?", description: "It is no longer offered at checkout." },
  play: async () => {
    await expect(screen.getByRole("dialog")).toHaveAccessibleDescription("It is no longer offered at checkout.");
  },
};
export const Long: Story = {
  args: {
    isOpen: true,
    size: "large",
    title: "Terms and conditions of the SO Elite membership, and of everything that comes with it",
    children: Array.from({ length: 30 }, (_, line) => line + 1).map((line) => (
      <p key={line}>{line}. A membership belongs to one shopper and the household that shares an address.</p>
    )),
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Marquee } from "./marquee.tsx";

const meta = {
  title: "Shell/Marquee",
  component: Marquee,
  args: {
    label: "the export notice",
    children: "Export deliveries on enquiry to Canada · Germany · Japan · Kenya · New Zealand · Singapore",
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const WithALink: Story = { args: { children: <a href="/exports">Export deliveries on enquiry</a> } };

const isPaused = (canvasElement: HTMLElement) =>
  canvasElement.querySelector("[data-paused]")?.getAttribute("data-paused");

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getAllByText(/Export deliveries/);
    // Screen readers find the text once.
    await expect(words.filter((one) => !one.closest("[inert]"))).toHaveLength(1);
    const pause = canvas.queryByRole("button", { name: "Pause the export notice" });
    // Where less motion is wanted there is nothing to pause.
    if (!pause) return;
    await userEvent.click(pause);
    await expect(isPaused(canvasElement)).toBe("true");
    await userEvent.click(canvas.getByRole("button", { name: "Resume the export notice" }));
    await expect(isPaused(canvasElement)).toBe("false");
  },
};

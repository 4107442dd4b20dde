import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { jar } from "../../../.storybook/samples.tsx";
import { ZoomViewer } from "./zoom-viewer.tsx";

const meta = {
  component: ZoomViewer,
  args: {
    name: "Honey",
    pictures: [
      { src: jar("#F9E3B8", "#C9791B", "Honey"), alt: "Honey" },
      { src: jar("#F6E7C4", "#E9B949", "Comb"), alt: "Honey, with its comb" },
    ],
    start: 0,
    onClose: fn(),
  },
} satisfies Meta<typeof ZoomViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const image = (name = "Honey") => screen.findByRole("img", { name });
const stage = () => screen.findByRole("group", { name: /^Picture/ });
const expectScale = (percent: number) => waitFor(() => expect(screen.getByText(`${percent}%`)).toBeVisible());
const place = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, x: left + width / 2, y: top + height / 2 };
};
const at = (x: number, y: number, pointerId = 1, pointerType = "mouse") => ({
  clientX: x,
  clientY: y,
  pointerId,
  pointerType,
  button: 0,
  isPrimary: pointerId === 1,
});
/** A made-up pointer cannot be captured. */
const withoutCapture = (element: HTMLElement) => {
  element.setPointerCapture = () => {};
  return element;
};
const tap = async (element: HTMLElement, x: number, y: number, pointerType: string) => {
  await fireEvent.pointerDown(element, at(x, y, 1, pointerType));
  await fireEvent.pointerUp(element, at(x, y, 1, pointerType));
};

export const Whole: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await image()).toBeVisible());
    await waitFor(async () => expect(await stage()).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(0));
  },
};

export const Wide: Story = {
  args: { ratio: 16 / 9 },
  play: async () => {
    const { width, height } = (await image()).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await expect(width).toBeLessThanOrEqual(window.innerWidth);
    await expect(height).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const ByKey: Story = {
  name: "By key: + − 0 and arrows [R67]",
  play: async ({ args }) => {
    const element = await stage();
    await waitFor(() => expect(element).toHaveFocus());
    await userEvent.keyboard("+");
    await expectScale(150);
    await userEvent.keyboard("+");
    await expectScale(225);
    const before = place(await image()).x;
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(async () => expect(place(await image()).x).toBeLessThan(before));
    await userEvent.keyboard("-");
    await expectScale(150);
    await userEvent.keyboard("0");
    await expectScale(100);
    // Not magnified, the arrows turn to the next picture.
    await userEvent.keyboard("{ArrowRight}");
    await expect(await image("Honey, with its comb")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(1));
  },
};

export const ByClick: Story = {
  name: "By click, then dragged [R67]",
  play: async () => {
    const element = withoutCapture(await stage());
    const { x, y, width } = place(await image());
    await tap(element, x + width / 4, y, "mouse");
    await expectScale(250);
    // What was clicked stays under the pointer.
    await waitFor(async () => expect(place(await image()).x).toBeCloseTo(x + width / 4 - (2.5 * width) / 4, 0));
    const before = place(await image()).x;
    await fireEvent.pointerDown(element, at(x, y));
    await fireEvent.pointerMove(element, at(x + 30, y));
    await fireEvent.pointerUp(element, at(x + 30, y));
    await waitFor(async () => expect(place(await image()).x).toBeCloseTo(before + 30, 0));
    await tap(element, x, y, "mouse");
    await expectScale(100);
  },
};

export const ByWheel: Story = {
  name: "By wheel, up to its limits [R67]",
  play: async () => {
    const element = await stage();
    const { x, y } = place(await image());
    await fireEvent.wheel(element, { deltaY: -100, clientX: x, clientY: y });
    await expectScale(122);
    await fireEvent.wheel(element, { deltaY: -9000, clientX: x, clientY: y });
    await expectScale(500);
    await fireEvent.wheel(element, { deltaY: 9000, clientX: x, clientY: y });
    await expectScale(100);
  },
};

export const ByPinch: Story = {
  name: "By pinch, and by double tap [R67]",
  play: async () => {
    const element = withoutCapture(await stage());
    const { x, y } = place(await image());
    await fireEvent.pointerDown(element, at(x - 50, y, 1, "touch"));
    await fireEvent.pointerDown(element, at(x + 50, y, 2, "touch"));
    await fireEvent.pointerMove(element, at(x - 100, y, 1, "touch"));
    await fireEvent.pointerMove(element, at(x + 100, y, 2, "touch"));
    await fireEvent.pointerUp(element, at(x - 100, y, 1, "touch"));
    await fireEvent.pointerUp(element, at(x + 100, y, 2, "touch"));
    await expectScale(200);
    await tap(element, x, y, "touch");
    await expectScale(200);
    await tap(element, x, y, "touch");
    await expectScale(100);
  },
};

export const BySwipe: Story = {
  name: "Swiped to the next picture [R67]",
  play: async () => {
    const element = withoutCapture(await stage());
    const { x, y } = place(await image());
    await fireEvent.pointerDown(element, at(x, y, 1, "touch"));
    await fireEvent.pointerMove(element, at(x - 90, y + 4, 1, "touch"));
    await fireEvent.pointerUp(element, at(x - 90, y + 4, 1, "touch"));
    const next = await image("Honey, with its comb");
    await waitFor(() => expect(next).toBeVisible());
  },
};

export const OnePicture: Story = {
  args: { pictures: [{ src: jar("#F9E3B8", "#C9791B", "Honey"), alt: "Honey" }] },
  play: async () => {
    await expect(screen.queryByRole("button", { name: "Next picture" })).toBeNull();
  },
};

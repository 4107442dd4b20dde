import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PhotoLinks } from "./photo-links.tsx";

const PHOTOS = ["green", "peru"].map((colour) => {
  const image = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><rect width='96' height='96' fill='${colour}'/></svg>`;
  return { image, small: image };
});

const meta = { component: PhotoLinks, args: { of: "Forest Honey", photos: PHOTOS } } satisfies Meta<typeof PhotoLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Photos of Forest Honey" }));
    await expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      PHOTOS.map(({ image }) => image),
    );
    await expect(list.getByRole("link", { name: "Forest Honey, 2" })).toBeVisible();
  },
};
export const None: Story = {
  args: { photos: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole("list")).toBeNull(),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { field, jar } from "../../../.storybook/samples.tsx";
import { VideoFrame } from "../video-frame/video-frame.tsx";
import { type GalleryFilm, MediaGallery, type MediaGalleryProps } from "./media-gallery.tsx";

const honey = [
  { src: jar("#F9E3B8", "#C9791B", "Honey"), alt: "Honey" },
  { src: jar("#F6E7C4", "#E9B949", "Comb"), alt: "Honey, with its comb" },
  { src: jar("#EADFC8", "#C8A97A", "Back"), alt: "Honey, the back of the jar" },
];
const films = [{ name: "A comb in the Dangs", link: "about:blank", poster: field(640, 360) }];
const FilmPlayer = ({ name, link }: GalleryFilm) => <VideoFrame name={name} src={link} />;
const loadPlayer: MediaGalleryProps["loadPlayer"] = async () => ({ FilmPlayer });

const meta = {
  component: MediaGallery,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  args: { name: "Honey", pictures: honey, films, loadPlayer, sizes: "560px" },
} satisfies Meta<typeof MediaGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const thumb = (name: string) => screen.getByRole("link", { name });
const expectShown = (name: string) => waitFor(() => expect(thumb(name)).toHaveAttribute("aria-current", "true"));
const viewer = () => screen.findByRole("dialog", { name: "Pictures of Honey" });

export const ByThumbnail: Story = {
  name: "By thumbnail [R67]",
  play: async ({ canvasElement }) => {
    await expectShown("Picture 1 of 3");
    await userEvent.click(thumb("Picture 3 of 3"));
    await expectShown("Picture 3 of 3");
    await expect(canvasElement).toHaveTextContent("3 / 4");
  },
};

export const ByKey: Story = {
  name: "By key [R67]",
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Zoom: Honey" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Zoom: Honey, with its comb" })).toHaveFocus();
    await expectShown("Picture 2 of 3");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expectShown("Picture 1 of 3");
    // One stop for the pictures, then the thumbnails.
    await userEvent.tab();
    await expect(thumb("Picture 1 of 3")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(thumb("Picture 2 of 3")).toHaveFocus();
    await expectShown("Picture 2 of 3");
  },
};

export const WithAFilm: Story = {
  name: "With a film, which plays when pressed and stops when left [R67]",
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("iframe")).toBeNull();
    await userEvent.click(thumb("Film: A comb in the Dangs"));
    await expectShown("Film: A comb in the Dangs");
    await userEvent.click(canvas.getByRole("button", { name: "Play A comb in the Dangs" }));
    await waitFor(() => expect(canvas.getByTitle("A comb in the Dangs")).toHaveFocus());
    await userEvent.click(thumb("Picture 1 of 3"));
    await waitFor(() => expect(canvasElement.querySelector("iframe")).toBeNull());
  },
};

/** The focus comes back to the picture that was seen last. */
export const Magnified: Story = {
  name: "Magnified [R67]",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Zoom: Honey" }));
    const dialog = within(await viewer());
    await userEvent.click(dialog.getByRole("button", { name: "Next picture" }));
    await waitFor(() => expect(dialog.getByRole("img", { name: "Honey, with its comb" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Zoom: Honey, with its comb" })).toHaveFocus());
    await expectShown("Picture 2 of 3");
  },
};

export const Pinched: Story = {
  name: "A pinch opens the viewer [R67]",
  play: async ({ canvas }) => {
    const target = canvas.getByRole("button", { name: "Zoom: Honey" });
    const touches = [1, 2].map((identifier) => new Touch({ identifier, target }));
    await fireEvent.touchStart(target, { touches });
    await waitFor(async () => expect(await viewer()).toBeVisible());
  },
};

export const OnePicture: Story = {
  args: { pictures: honey.slice(0, 1), films: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("link")).toHaveLength(0);
    await expect(canvas.getByRole("button", { name: "Zoom: Honey" })).toBeVisible();
  },
};
export const FilmThatCannotBeLoaded: Story = {
  args: {
    films: [{ name: "A film", link: "about:blank" }],
    loadPlayer: () => Promise.reject(new TypeError("offline")),
  },
  play: async ({ canvas }) => {
    await userEvent.click(thumb("Film: A film"));
    await expectShown("Film: A film");
    await userEvent.click(canvas.getByRole("button", { name: "Play A film" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("The film could not be loaded."));
  },
};
export const NoPicture: Story = { args: { pictures: [], films: [] } };

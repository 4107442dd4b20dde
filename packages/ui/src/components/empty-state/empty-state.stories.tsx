import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  component: EmptyState,
  args: { title: "Your wishlist is empty", action: { label: "Go to the shop", href: "/shop" } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWayOn: Story = {};
export const WithWords: Story = {
  args: { message: "Press the heart of what you like; it waits for you here, on every device that you log in on." },
};
export const TitleAlone: Story = { args: { title: "No stores found", action: undefined } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/button.tsx";
import { Hero } from "./hero.tsx";

const meta = {
  component: Hero,
  args: {
    eyebrow: "Consult our Vaidya",
    title: "Ask somebody who has listened for thirty years",
    lead: "By phone, in your language, and for nothing: what troubles you, what you eat, and what may help.",
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const Marigold: Story = { args: { tone: "marigold" } };
export const TheEyebrowIsTheHeading: Story = { args: { eyebrow: "Contact us", heading: "eyebrow" } };
export const WithAWayOn: Story = { args: { children: <ButtonLink href="/shop">Go to the shop</ButtonLink> } };

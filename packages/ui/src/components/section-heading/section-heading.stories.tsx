import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionHeading } from "./section-heading.tsx";

const meta = { component: SectionHeading, args: { title: "Must-try from the Gir cow" } } satisfies Meta<
  typeof SectionHeading
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};
export const WithDescription: Story = { args: { description: "Ghee, soap and wellness from free-grazing Gir cows" } };
export const WithMore: Story = { args: { more: { label: "See all", href: "/shop" } } };
export const Long: Story = {
  args: {
    title: "Everything that a kitchen needs between two monsoons, from the mill to the masala box",
    description: "Stone-ground flours, cold-pressed oils, whole spices and pickles that have stood in the sun",
    more: { label: "See all of the groceries", href: "/shop" },
  },
};

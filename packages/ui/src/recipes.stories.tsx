import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "./components/text-field/text-field.tsx";
import * as styles from "./recipes-stories.css.ts";

const meta = { title: "Recipes" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const GOODS = ["Ghee", "Honey", "Atta", "Soap", "Masala"];
const cards = GOODS.map((word) => (
  <li key={word} className={styles.card}>
    {word}
  </li>
));

export const Card: Story = { render: () => <p className={styles.card}>A sheet on the page</p> };
export const Columns: Story = { render: () => <ul className={styles.columns}>{cards}</ul> };
export const ColumnsThatFillTheLine: Story = { render: () => <ul className={styles.filled}>{cards.slice(0, 2)}</ul> };
export const ColumnsByScreen: Story = { render: () => <ul className={styles.byScreen}>{cards}</ul> };
export const FormGrid: Story = {
  render: () => (
    <form className={styles.form}>
      <TextField label="First name" required />
      <TextField label="Last name" hint="As your bank writes it." />
      <TextField label="Email" type="email" required />
    </form>
  ),
};
export const Disc: Story = { render: () => <span className={styles.number}>1</span> };
export const PageWidth: Story = {
  parameters: { layout: "fullscreen" },
  render: () => <p className={styles.page}>At most 1920 px wide, in the middle of the window.</p>,
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { StatusBadge } from "../status-badge/status-badge.tsx";
import { Toolbar } from "../toolbar/toolbar.tsx";
import { type ChosenRows, ColumnMenu, type DataColumn, DataTable, useDataTable } from "./data-table.tsx";

interface Parcel {
  readonly id: number;
  readonly receiver: string;
  readonly goods: string;
  readonly weight: number;
}

const GOODS = "2 × A2 Gir Cow Bilona Ghee 500 ml, 1 × Hand-Pounded Kashmiri Chilli Powder 100 g, 3 × Neem Soap 75 g";
const PARCELS: readonly Parcel[] = Array.from({ length: 6 }, (_, place) => ({
  id: 101 + place,
  receiver: place === 2 ? "Venkatanarasimharajuvaripeta Lakshminarayanan" : "Asha Patel",
  goods: GOODS,
  weight: 250 * (place + 1),
}));

const COLUMNS: readonly DataColumn<Parcel>[] = [
  { label: "Parcel", line: "short", cell: ({ id }) => <a href={`#${id}`}>{`SO-2026-000${id}`}</a> },
  { label: "For", line: "short", onPhone: "bottom", cell: ({ receiver }) => receiver },
  { label: "Goods", line: "rest", onPhone: "none", cell: ({ goods }) => goods },
  { label: "State", onPhone: "top", cell: () => <StatusBadge tone="blue">Packed</StatusBadge> },
  { label: "Weight", isFigure: true, line: "short", onPhone: "bottom-end", cell: ({ weight }) => `${weight} g` },
];

function Parcels({ isChoosing }: { readonly isChoosing: boolean }) {
  const [chosen, setChosen] = useState<ChosenRows<Parcel>>(new Map());
  const [shown, setShown] = useState({});
  const model = useDataTable({
    columns: COLUMNS,
    rows: PARCELS,
    keyOf: ({ id }) => id,
    columnChoice: { shown, onShown: setShown },
    choice: isChoosing ? { nameOf: ({ id }) => String(id), chosen, onChosen: setChosen } : undefined,
  });
  return (
    <>
      <Toolbar label="List" end={<ColumnMenu model={model} />}>
        <p role="status">{isChoosing ? `${chosen.size} of ${PARCELS.length} chosen` : `${PARCELS.length} parcels`}</p>
      </Toolbar>
      <DataTable model={model} caption="Parcels" />
    </>
  );
}

const meta = { component: Parcels, args: { isChoosing: true } } satisfies Meta<typeof Parcels>;

export default meta;
type Story = StoryObj<typeof meta>;

const heightsOf = (rows: readonly HTMLElement[]) => rows.map((row) => row.getBoundingClientRect().height);

export const OnADesk: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole("row");
    for (const height of heightsOf(rows)) await expect(height).toBeLessThanOrEqual(42);
  },
};
export const OnAPhone: Story = {
  name: "On a phone: two lines a row",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole("row");
    for (const height of heightsOf(rows)) await expect(height).toBeLessThanOrEqual(72);
  },
};
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("Choose 102"));
    const all = canvas.getByLabelText<HTMLInputElement>("Select all on this page");
    await expect(all.indeterminate).toBe(true);
    await userEvent.keyboard("{Shift>}");
    await userEvent.click(canvas.getByLabelText("Choose 105"));
    await userEvent.keyboard("{/Shift}");
    await expect(canvas.getByRole("status")).toHaveTextContent("4 of 6 chosen");
    await userEvent.click(all);
    await expect(canvas.getByRole("status")).toHaveTextContent("6 of 6 chosen");
    await userEvent.click(all);
    await expect(canvas.getByRole("status")).toHaveTextContent("0 of 6 chosen");
  },
};
export const ChoosingColumns: Story = {
  args: { isChoosing: false },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await expect(canvas.queryByRole("checkbox", { name: "Parcel" })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Goods" }));
    await expect(canvas.queryByRole("columnheader", { name: "Goods" })).toBeNull();
    await expect(canvas.getByRole("columnheader", { name: "Weight" })).toBeVisible();
  },
};

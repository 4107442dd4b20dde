// @vitest-environment jsdom

import { renderRoutes } from "@store/react-client/testing/render-routes";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ListTable } from "./list-table.tsx";

interface Fruit {
  readonly name: string;
  readonly note: string;
}

const open = (address: string, data: readonly Fruit[], count = data.length) => {
  const answer = { state: "loaded", reply: { data, count, total_pages: 2 }, refetch: async () => {} } as const;
  const Component = () => (
    <ListTable
      answer={answer}
      page={1}
      nouns={["fruit", "fruits"]}
      columns={[
        { label: "Name", cell: ({ name }) => name },
        { label: "Note", cell: ({ note }) => note },
      ]}
      keyOf={({ name }) => name}
      empty={{ title: "No fruits found", message: "Try fewer words.", start: "The trees are young." }}
      csv={async () => ({ ok: true, reply: { name: "fruits.csv", content: new Blob() } })}
    />
  );
  return renderRoutes([{ path: "/fruits", Component }], address);
};

describe("a list", () => {
  it("keeps all that a cell says together, beside its label", async () => {
    open("/fruits", [{ name: "Amla", note: "" }]);
    const cell = (await screen.findByRole("row", { name: "Amla" })).querySelector("td");
    expect(cell?.dataset.label).toBe("Note");
    expect(cell?.children).toHaveLength(1);
  });

  it("speaks of filters only where there are any", async () => {
    open("/fruits", []);
    expect(await screen.findByText("No fruits yet")).toBeDefined();
    expect(screen.getByText("The trees are young.")).toBeDefined();
    expect(screen.queryByText("Try fewer words.")).toBeNull();
  });

  it("says what to try where no row fits the filters", async () => {
    open("/fruits?search=pear", []);
    expect(await screen.findByText("No fruits found")).toBeDefined();
    expect(screen.getByText("Try fewer words.")).toBeDefined();
  });

  it("leads from a page that is too far to the last one", async () => {
    open("/fruits?search=a&page=99", [], 30);
    expect(await screen.findByText("There are no fruits on this page")).toBeDefined();
    const last = screen.getByRole("link", { name: "Go to the last page" });
    expect(last.getAttribute("href")).toMatch(/\?search=a&page=2$/);
  });

  it("offers its rows as CSV, and an empty list none", async () => {
    const filled = within(open("/fruits", [{ name: "Amla", note: "" }]).container);
    expect(await filled.findByRole("button", { name: "Download as CSV" })).toBeDefined();
    const empty = within(open("/fruits", []).container);
    expect(await empty.findByText("No fruits yet")).toBeDefined();
    expect(empty.queryByRole("button", { name: "Download as CSV" })).toBeNull();
  });
});

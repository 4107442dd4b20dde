import { SELLER } from "@store/content/brand";
import { INK, LEAF } from "@store/content/logo";
import PDFDocument from "pdfkit";
import { FACES, type Face, printable, typefaceFile } from "./typeface.ts";

export const COLORS = { ink: INK, leaf: LEAF, muted: "#5b6a60", hair: "#d5ddd2", tint: "#eef4ea", white: "#ffffff" };

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 44;

/** The margins of an A4 page, in points. */
export const PAGE = {
  left: MARGIN,
  right: WIDTH - MARGIN,
  width: WIDTH - 2 * MARGIN,
  top: MARGIN,
  bottom: HEIGHT - MARGIN - 26,
  foot: HEIGHT - MARGIN - 8,
} as const;

const FOOT_SIZE = 7.5;
const TIGHT = 0.86;

export interface Style {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: string;
  readonly align?: "left" | "right";
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A document of as many pages as it needs, set in the store's typeface. */
export class Paper {
  readonly sheet: PDFKit.PDFDocument;
  readonly #title: string;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<void>;

  /** @param madeAt written into the file, and the base of its identifier. */
  constructor(title: string, madeAt: Date) {
    this.#title = title;
    this.sheet = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      lang: "en-IN",
      displayTitle: true,
      info: { Title: title, Author: SELLER.legalName, Creator: SELLER.legalName, CreationDate: madeAt },
      font: "",
    });
    for (const face of FACES) this.sheet.registerFont(face, typefaceFile(face));
    this.#done = new Promise((resolve, reject) => {
      this.sheet.on("data", (chunk: Buffer) => this.#chunks.push(chunk));
      this.sheet.on("end", resolve);
      this.sheet.on("error", reject);
    });
  }

  #set({ face = "regular", size = 9 }: Style): void {
    this.sheet.font(face).fontSize(size);
  }

  /** Writes a text in as many lines as it needs; returns where the next one goes. */
  write(text: string, { x, y, width }: Place, style: Style = {}): number {
    const { color = COLORS.ink, align = "left" } = style;
    const words = printable(text);
    const height = this.heightOf(words, width, style);
    this.sheet.fillColor(color).text(words, x, y, { width, align, lineGap: this.#lineGap(style) });
    return y + height;
  }

  /** The height of a text. */
  heightOf(text: string, width: number, style: Style = {}): number {
    this.#set(style);
    return this.sheet.heightOfString(printable(text), { width, lineGap: this.#lineGap(style) });
  }

  /** The typeface has tall lines, for the marks above and below Devanagari letters. */
  #lineGap({ size = 9 }: Style): number {
    return size * (TIGHT - 1);
  }

  line(y: number, color = COLORS.hair, thickness = 0.6): void {
    this.sheet.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(thickness).strokeColor(color).stroke();
  }

  box({ x, y, width, height }: Place & { readonly height: number }, color: string): void {
    this.sheet.roundedRect(x, y, width, height, 3).fill(color);
  }

  /** Returns where to go on: here when `height` still fits on the page, else at the top of the next. */
  roomFor(height: number, y: number): number {
    if (y + height <= PAGE.bottom) return y;
    this.sheet.addPage();
    return PAGE.top;
  }

  #foot(page: number, pages: number): void {
    const style = { size: FOOT_SIZE, color: COLORS.muted } as const;
    const place = { x: PAGE.left, y: PAGE.foot, width: PAGE.width };
    this.line(PAGE.foot - 6);
    this.write(`${SELLER.website}  ·  ${SELLER.email}  ·  ${SELLER.phone}`, place, style);
    this.write(`${this.#title}  ·  Page ${page} of ${pages}`, place, { ...style, align: "right" });
  }

  /** Numbers the pages and returns the file. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { count } = this.sheet.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.sheet.switchToPage(page);
      this.#foot(page + 1, count);
    }
    this.sheet.end();
    await this.#done;
    return new Uint8Array(Buffer.concat(this.#chunks));
  }
}

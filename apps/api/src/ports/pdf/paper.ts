import { INK } from "@store/content/logo";
import type { Seller } from "@store/content/seller";
import PDFDocument from "pdfkit";
import {
  ascentOf,
  type Face,
  type FontName,
  type FontRun,
  fontRuns,
  hasOtherScripts,
  printable,
  typefaceFile,
} from "./typeface.ts";

export const COLORS = { ink: INK, muted: "#5b6a60", hair: "#d5ddd2", tint: "#eef4ea", white: "#ffffff" };

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

/** What a document is printed on. */
interface Sheet {
  readonly size: "A4" | [width: number, height: number];
  /** Whether the seller and the page's number stand at the foot of each page. */
  readonly hasFoot: boolean;
}
const A4: Sheet = { size: "A4", hasFoot: true };

const FOOT_SIZE = 7.5;
const TIGHT = 0.86;
/** A run's letters are put together as one: word by word, words that are read from the right would change places. */
const WHOLE_RUN = { features: [] };
const ON_BASELINE = { lineBreak: false, baseline: "alphabetic" } as const;

export interface Style {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: string;
  readonly align?: "left" | "right" | "center";
}

/** The share of a line's free room that stands before its text. */
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 } as const;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A document of as many pages as it needs, set in the store's typeface. */
export class Paper {
  readonly sheet: PDFKit.PDFDocument;
  readonly seller: Seller;
  readonly #title: string;
  readonly #hasFoot: boolean;
  readonly #fonts = new Set<FontName>();
  /** What texts and runs came to before: putting letters together takes long, and a text is measured in many sizes. */
  readonly #printable = new Map<string, string>();
  readonly #widths = new Map<string, number>();
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<void>;

  /**
   * @param seller named at the foot of each page.
   * @param madeAt written into the file, and the base of its identifier.
   */
  constructor(title: string, seller: Seller, madeAt: Date, { size, hasFoot }: Sheet = A4) {
    this.#title = title;
    this.#hasFoot = hasFoot;
    this.seller = seller;
    this.sheet = new PDFDocument({
      size,
      margin: 0,
      bufferPages: true,
      lang: "en-IN",
      displayTitle: true,
      info: { Title: title, Author: seller.legalName, Creator: seller.legalName, CreationDate: madeAt },
      font: "",
    });
    this.#done = new Promise((resolve, reject) => {
      this.sheet.on("data", (chunk: Buffer) => this.#chunks.push(chunk));
      this.sheet.on("end", resolve);
      this.sheet.on("error", reject);
    });
  }

  /** Chooses a font, whose file is read with its first letter: few papers need more than one script. */
  #choose(name: FontName, size: number): PDFKit.PDFDocument {
    if (!this.#fonts.has(name)) this.sheet.registerFont(name, typefaceFile(name));
    this.#fonts.add(name);
    return this.sheet.font(name).fontSize(size);
  }

  #set({ face = "regular", size = 9 }: Style): void {
    this.#choose(face, size);
  }

  #wordsOf(text: string): string {
    const known = this.#printable.get(text) ?? printable(text);
    this.#printable.set(text, known);
    return known;
  }

  /** Writes a text in as many lines as it needs; returns where the next one goes. */
  write(text: string, { x, y, width }: Place, style: Style = {}): number {
    const { color = COLORS.ink, align = "left" } = style;
    const words = this.#wordsOf(text);
    if (hasOtherScripts(words)) return this.#writeRuns(words, { x, y, width }, style);
    const height = this.heightOf(words, width, style);
    this.sheet.fillColor(color).text(words, x, y, { width, align, lineGap: this.#lineGap(style) });
    return y + height;
  }

  /** The height of a text. */
  heightOf(text: string, width: number, style: Style = {}): number {
    const words = this.#wordsOf(text);
    if (hasOtherScripts(words)) return this.#linesOf(words, width, style).length * this.#lineHeight(style);
    this.#set(style);
    return this.sheet.heightOfString(words, { width, lineGap: this.#lineGap(style) });
  }

  #widthOf(runs: readonly FontRun[], { size = 9 }: Style): number {
    return runs.reduce((sum, run) => sum + this.#unitWidth(run) * size, 0);
  }

  /** The width of a run in a size of 1. */
  #unitWidth({ font, text }: FontRun): number {
    const key = `${font} ${text}`;
    const width = this.#widths.get(key) ?? this.#choose(font, 1).widthOfString(text, WHOLE_RUN);
    this.#widths.set(key, width);
    return width;
  }

  /** The width of the widest word: no line can be narrower. */
  wordWidth(text: string, style: Style = {}): number {
    const words = this.#wordsOf(text).split(" ");
    return Math.max(...words.map((word) => this.#widthOf(fontRuns(word, style.face ?? "regular"), style)));
  }

  #lineHeight(style: Style): number {
    this.#set(style);
    return this.sheet.currentLineHeight(true) + this.#lineGap(style);
  }

  /** Breaks a text of more than one font into lines: PDFKit measures a line with one font alone. */
  #linesOf(text: string, width: number, style: Style): string[] {
    const { face = "regular" } = style;
    const blank = this.#widthOf([{ font: face, text: " " }], style);
    const lines: string[] = [];
    let filled = 0;
    for (const word of text.split(" ")) {
      const wide = this.#widthOf(fontRuns(word, face), style);
      const isFitting = lines.length > 0 && filled + blank + wide <= width;
      if (isFitting) lines.push(`${lines.pop()} ${word}`);
      else lines.push(word);
      filled = isFitting ? filled + blank + wide : wide;
    }
    return lines;
  }

  #writeRuns(text: string, { x, y, width }: Place, style: Style): number {
    const { color = COLORS.ink, align = "left", size = 9, face = "regular" } = style;
    const lineHeight = this.#lineHeight(style);
    let top = y;
    for (const line of this.#linesOf(text, width, style)) {
      const runs = fontRuns(line, face);
      // Each font has its own height; they stand on one line.
      const baseline = top + ascentOf(face) * size;
      let left = x + SHARE_BEFORE[align] * (width - this.#widthOf(runs, style));
      for (const run of runs) {
        this.#choose(run.font, size)
          .fillColor(color)
          .text(run.text, left, baseline, { ...WHOLE_RUN, ...ON_BASELINE });
        left += this.#widthOf([run], style);
      }
      top += lineHeight;
    }
    return top;
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
    const { website, email, phone } = this.seller;
    this.write(`${website}  ·  ${email}  ·  ${phone}`, place, style);
    this.write(`${this.#title}  ·  Page ${page} of ${pages}`, place, { ...style, align: "right" });
  }

  /** Numbers the pages and returns the file. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { count } = this.sheet.bufferedPageRange();
    for (let page = 0; this.#hasFoot && page < count; page++) {
      this.sheet.switchToPage(page);
      this.#foot(page + 1, count);
    }
    this.sheet.end();
    await this.#done;
    return new Uint8Array(Buffer.concat(this.#chunks));
  }
}

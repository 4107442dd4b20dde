import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "../../..");

/** A name that is declared once, at the top of a file, and the literals in its value. */
export interface Declaration {
  readonly file: string;
  /** "NAME", or "GROUP.key" for what stands in an object. */
  readonly name: string;
  /** The text, or undefined for anything but a text. */
  readonly text: string | undefined;
}

export interface SourceFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly content: string;
  /** Every text that is written in it, as often as it is: literals, patterns, parts of templates, what is between JSX tags. */
  readonly texts: readonly string[];
  readonly declarations: readonly Declaration[];
  /** What it reads: "NAME", and "GROUP.key" however it is taken out of the group. */
  readonly reads: ReadonlySet<string>;
  /** The attributes of each JSX element, by the element's name: expressions as they are written. */
  readonly elements: readonly { readonly name: string; readonly attributes: ReadonlyMap<string, string> }[];
}

const SKIPPED = /(^|\/)(node_modules|dist|build|\.react-router|\.stryker-tmp|storybook-static|\+types)(\/|$)/;
const TEST = /\.test\.tsx?$|\.stories\.tsx$|\.test-d\.ts$|\/(testing|test|contract-cases)\/|^tooling\//;

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (SKIPPED.test(path)) return [];
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(path) && !path.endsWith(".d.ts") ? [path] : [];
  });
}

/** What is inside `as const`, `satisfies` and parentheses. */
function inner(node: ts.Expression): ts.Expression {
  const isWrapped = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? inner(node.expression) : node;
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** What stands between tags, as a browser shows it. */
const shownText = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function declarationsOf(file: string, source: ts.SourceFile): readonly Declaration[] {
  return source.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      return [{ file, name: statement.name.text, text: undefined }];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!ts.isIdentifier(name) || !initializer) return [];
      const value = inner(initializer);
      const own = { file, name: name.text, text: textOf(value) };
      if (!ts.isObjectLiteralExpression(value)) return [own];
      const parts = value.properties.flatMap((property) =>
        ts.isPropertyAssignment(property)
          ? [{ file, name: `${name.text}.${property.name.getText(source)}`, text: textOf(inner(property.initializer)) }]
          : [],
      );
      return [own, ...parts];
    });
  });
}

function readSource(path: string): SourceFile {
  const content = readFileSync(join(ROOT, path), "utf8");
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true, kind);
  const texts: string[] = [];
  const reads = new Set<string>();
  const elements: { name: string; attributes: ReadonlyMap<string, string> }[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) texts.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text);
    if (ts.isRegularExpressionLiteral(node)) texts.push(node.text.replaceAll("\\", ""));
    if (ts.isJsxText(node) && shownText(node.text)) texts.push(shownText(node.text));
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      reads.add(`${node.expression.text}.${node.name.text}`);
    }
    // const { key: name } = GROUP
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer) {
      const group = node.initializer.getText(source);
      for (const { propertyName, name } of node.name.elements) {
        reads.add(`${group}.${(propertyName ?? name).getText(source)}`);
      }
    }
    if (ts.isIdentifier(node) && !isOnlyNamed(node)) reads.add(node.text);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const attributes = node.attributes.properties.flatMap((attribute) =>
        ts.isJsxAttribute(attribute)
          ? [[attribute.name.getText(source), attributeText(attribute, source)] as const]
          : [],
      );
      elements.push({ name: node.tagName.getText(source), attributes: new Map(attributes) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path, content, texts, declarations: declarationsOf(path, source), reads, elements };
}

/** Whether an identifier is where something is declared or imported, and not where it is used or passed on. */
function isOnlyNamed(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent)) return true;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name === node;
  if (ts.isVariableDeclaration(parent) || ts.isFunctionDeclaration(parent)) return parent.name === node;
  return ts.isPropertyAccessExpression(parent) && parent.name === node;
}

/** An attribute's value: a text without its quotes, an expression as it is written. */
function attributeText({ initializer }: ts.JsxAttribute, source: ts.SourceFile): string {
  if (!initializer) return "true";
  if (ts.isStringLiteral(initializer)) return initializer.text;
  return ts.isJsxExpression(initializer)
    ? (initializer.expression?.getText(source) ?? "")
    : initializer.getText(source);
}

const all = ["packages", "apps", "tooling/e2e/src"].flatMap(filesBelow).map(readSource);

const inStore = all.filter(({ path }) => !TEST.test(path));
const isSample = ({ path }: SourceFile) => path.startsWith("packages/demo/");

/** What runs in the store. */
export const production: readonly SourceFile[] = inStore.filter((file) => !isSample(file));

/** The sample shop is data: its texts are not the store's. */
export const sampleShop: readonly SourceFile[] = inStore.filter(isSample);

/** Tests and stories, those of a real browser included. */
export const tests: readonly SourceFile[] = all.filter(({ path }) => TEST.test(path));

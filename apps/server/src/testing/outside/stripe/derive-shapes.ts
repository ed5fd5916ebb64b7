import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { kinds, nameOf, refTo, type Shape, type Shapes } from "./make-thing.ts";

const library = join(import.meta.dirname, "../../../../../../node_modules/stripe/esm");

const described = new Set<string>(Object.values(kinds));

/** Parts that the stand-in never fills in: that they are there, as null or empty, is what is looked at. */
const leftOpen = new Set(
  `after_expiration allowed_payment_method_types amount_details automatic_payment_methods billing_schedules
  billing_thresholds branding_settings cash_balance collected_information consent consent_collection
  currency_conversion current_trial custom_fields custom_text customer_shipping customer_tax_ids destination_details
  discount enhanced_evidence excluded_payment_method_types flow fraud_details hooks last_finalization_error
  last_payment_error level3 locale name_collection next_action optional_items outcome pause_collection pause_schedules
  payment_details payment_method_configuration_details payment_method_details payment_method_options
  payment_method_types pending_update permissions phone_number_collection presentment_details processing radar_options
  rendering saved_payment_method_options shipping shipping_address_collection shipping_cost shipping_details
  shipping_options sources tax tax_id_collection tax_ids threshold_reason transfer_data trial_settings
  wallet_options`.split(/\s+/),
);

type Declaration = { node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration; scope: string[] };
type File = { name: string; declarations: Map<string, Declaration>; imports: Map<string, string> };

/** JSON schemas of everything the stand-in hands out, taken from the types that come with Stripe's library. */
export function deriveShapes(): Shapes {
  const files = new Map<string, File>();
  const $defs: Record<string, Shape> = {};
  const open = (name: string) => {
    const known = files.get(name) ?? readDeclarations(name);
    files.set(name, known);
    return known;
  };

  /** `Checkout/Sessions#Session.AutomaticTax`, made when it is first asked for. */
  const define = (key: string): Shape => {
    const called = nameOf(key);
    if (!$defs[called]) {
      const [name = "", path = ""] = key.split("#");
      const declaration = open(name).declarations.get(path);
      if (!declaration) throw new Error(`Stripe's library has no ${key}`);
      $defs[called] = {};
      const { node } = declaration;
      const within = { file: open(name), scope: declaration.scope };
      $defs[called] = ts.isInterfaceDeclaration(node)
        ? objectOf(node.members, within)
        : shapeOf(node.type, within);
    }
    return refTo(key);
  };

  type NodePlace = { file: File; scope: string[] };

  const objectOf = (members: ts.NodeArray<ts.TypeElement>, within: NodePlace): Shape => {
    const properties: Record<string, Shape> = {};
    const required: string[] = [];
    for (const member of members) {
      if (ts.isIndexSignatureDeclaration(member)) {
        return { type: "object", additionalProperties: shapeOf(member.type, within) };
      }
      if (!ts.isPropertySignature(member) || !member.type) continue;
      // `deleted?: void` is what a thing that is there does not have.
      if (member.type.kind === ts.SyntaxKind.VoidKeyword) continue;
      const name = member.name.getText().replaceAll(/['"]/g, "");
      properties[name] = leftOpen.has(name) ? {} : shapeOf(member.type, within);
      if (!member.questionToken) required.push(name);
    }
    return { type: "object", properties, required, additionalProperties: false };
  };

  const shapeOf = (node: ts.TypeNode, within: NodePlace): Shape => {
    if (ts.isUnionTypeNode(node)) return unionOf(node, within);
    if (ts.isArrayTypeNode(node)) return { type: "array", items: shapeOf(node.elementType, within) };
    if (ts.isTypeLiteralNode(node)) return objectOf(node.members, within);
    if (ts.isLiteralTypeNode(node)) return literalOf(node.literal);
    if (ts.isTypeReferenceNode(node)) return referenceOf(node, within);
    const type = simpleTypes.get(node.kind);
    if (!type) throw new Error(`not understood: ${node.getText()}`);
    return { type };
  };

  const unionOf = (node: ts.UnionTypeNode, within: NodePlace): Shape => {
    // Stripe may add values; the stand-in may not.
    const members = node.types.filter((type) => type.getText() !== "OtherString");
    const shapes = members.map((type) => shapeOf(type, within));
    if (shapes.length === 1 && shapes[0]) return shapes[0];
    if (shapes.every((shape) => "const" in shape)) return { enum: shapes.map((shape) => shape.const) };
    const isSimple = shapes.every(({ type, ...rest }) => type && Object.keys(rest).length === 0);
    return isSimple ? { type: shapes.map(({ type }) => type) } : { anyOf: shapes };
  };

  const referenceOf = (node: ts.TypeReferenceNode, within: NodePlace): Shape => {
    const name = node.typeName.getText();
    const [first] = node.typeArguments ?? [];
    if (name === "Array" && first) return { type: "array", items: shapeOf(first, within) };
    if (name === "ApiList" && first) return listOf(shapeOf(first, within));
    if (name === "Decimal") return { type: "string" };
    for (let depth = within.scope.length; depth >= 0; depth--) {
      const path = [...within.scope.slice(0, depth), name].join(".");
      if (within.file.declarations.has(path)) return define(`${within.file.name}#${path}`);
    }
    const [head = "", ...rest] = name.split(".");
    const imported = within.file.imports.get(head);
    const key = imported && [imported, ...rest].join(".");
    const isKnown = key && (described.has(key) || key.startsWith("../shared#"));
    return isKnown ? define(key) : { type: "object" };
  };

  for (const key of described) define(key);
  return { $defs: Object.fromEntries(Object.entries($defs).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const simpleTypes = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.StringKeyword, "string"],
  [ts.SyntaxKind.NumberKeyword, "number"],
  [ts.SyntaxKind.BooleanKeyword, "boolean"],
]);

function literalOf(node: ts.LiteralTypeNode["literal"]): Shape {
  if (node.kind === ts.SyntaxKind.NullKeyword) return { type: "null" };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { const: true };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { const: false };
  if (ts.isStringLiteral(node)) return { const: node.text };
  throw new Error(`not understood: ${node.getText()}`);
}

function listOf(items: Shape): Shape {
  return {
    type: "object",
    properties: {
      object: { const: "list" },
      data: { type: "array", items },
      has_more: { type: "boolean" },
      url: { type: "string" },
    },
    required: ["object", "data", "has_more", "url"],
    additionalProperties: false,
  };
}

/** Every interface and type of a file by its full name, and what its imports stand for. */
function readDeclarations(name: string): File {
  const path = join(library, "resources", `${name}.d.ts`);
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const file: File = { name, declarations: new Map(), imports: new Map() };
  const visit = (statements: readonly ts.Statement[], scope: string[]) => {
    for (const node of statements) {
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
        file.declarations.set([...scope, node.name.text].join("."), { node, scope });
      }
      if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)) {
        visit(node.body.statements, [...scope, node.name.text]);
      }
      if (ts.isImportDeclaration(node)) readImports(node, file);
    }
  };
  visit(source.statements, []);
  return file;
}

function readImports(node: ts.ImportDeclaration, file: File): void {
  const named = node.importClause?.namedBindings;
  if (!named || !ts.isNamedImports(named) || !ts.isStringLiteral(node.moduleSpecifier)) return;
  const from = join(dirname(file.name), node.moduleSpecifier.text).replace(/\.js$/, "");
  for (const { name, propertyName } of named.elements) {
    file.imports.set(name.text, `${from}#${(propertyName ?? name).text}`);
  }
}

/** After the library was updated: `node apps/server/src/testing/outside/stripe/derive-shapes.ts`, then biome. */
if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, "shapes.json"), `${JSON.stringify(deriveShapes())}\n`);
}

import ts from 'typescript';
import { apis } from './newApis';

/*
 * Finds where code uses an API that the oldest browsers supported lack. It asks the compiler for types, because most of
 * the names (`share`, `union`, `session`) are also names of our own.
 */

const newOwners = new Map<string, Set<string>>();
const oldNames = new Set<string>();
const newOptions = new Map<string, { owner: string; options: ReadonlySet<string> }[]>();
for (const { owner, name, isNew, newOptions: options } of apis) {
  if (isNew) newOwners.set(name, (newOwners.get(name) ?? new Set()).add(owner));
  else oldNames.add(name);
  if (options.length === 0) continue;
  newOptions.set(name, [...(newOptions.get(name) ?? []), { owner, options: new Set(options) }]);
}

const isOfBrowser = (symbol: ts.Symbol | undefined) =>
  symbol?.declarations?.some((declaration) => /\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) ??
  false;

/** Names of a type and of what it extends. */
function namesOf(given: ts.Type, checker: ts.TypeChecker): string[] {
  const type = checker.getApparentType(given);
  if (type.isUnionOrIntersection()) return type.types.flatMap((member) => namesOf(member, checker));
  const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  return [type.symbol?.name ?? '', ...bases.flatMap((base) => namesOf(base, checker))];
}

function isNewMember({ expression, name }: ts.PropertyAccessExpression, checker: ts.TypeChecker): boolean {
  const owners = newOwners.get(name.text);
  if (!owners) return false;
  const direct = owners.has(expression.getText());
  // A name that an older API has as well counts only with its owner written before it: types take long.
  if (oldNames.has(name.text) && !direct) return false;
  if (!isOfBrowser(checker.getSymbolAtLocation(name))) return false;
  return direct || namesOf(checker.getTypeAtLocation(expression), checker).some((owner) => owners.has(owner));
}

function isNewGlobal(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const owners = newOwners.get(node.text);
  if (!owners?.has('') && !owners?.has('Window')) return false;
  if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return false;
  return isOfBrowser(checker.getSymbolAtLocation(node));
}

/** What a call is handed as options: `{ name: 'value' }`, at its place or as a constant. */
function optionsIn(node: ts.Node, checker: ts.TypeChecker): string[] {
  if (ts.isFunctionLike(node)) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isIdentifier(node)) {
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
    const isConstant = declaration && ts.isVariableDeclaration(declaration) && declaration.initializer;
    return isConstant ? optionsIn(isConstant, checker) : [];
  }
  if (ts.isPropertyAssignment(node)) return [node.name.getText(), ...optionsIn(node.initializer, checker)];
  if (ts.isShorthandPropertyAssignment(node)) return [node.name.text];
  if (!ts.isObjectLiteralExpression(node) && !ts.isArrayLiteralExpression(node) && !ts.isConditionalExpression(node)) {
    return ts.isAsExpression(node) || ts.isSpreadAssignment(node) ? optionsIn(node.expression, checker) : [];
  }
  const found: string[] = [];
  node.forEachChild((child) => void found.push(...optionsIn(child, checker)));
  return found;
}

/** Names and values of options that are new, in `new Api({ … })` or `api({ … })`. */
function newOptionsIn(node: ts.CallExpression | ts.NewExpression, checker: ts.TypeChecker): string[] {
  const { expression: called } = node;
  const name = ts.isPropertyAccessExpression(called) ? called.name : called;
  const known = newOptions.get(name.getText());
  if (!known || !isOfBrowser(checker.getSymbolAtLocation(name))) return [];
  const given = (node.arguments ?? []).flatMap((argument) => optionsIn(argument, checker));
  const owners = ts.isNewExpression(node)
    ? [called.getText()]
    : ts.isPropertyAccessExpression(called)
      ? [called.expression.getText(), ...namesOf(checker.getTypeAtLocation(called.expression), checker)]
      : ['', 'Window'];
  const fresh = known.filter(({ owner }) => owners.includes(owner));
  return given.filter((option) => fresh.some(({ options }) => options.has(option)));
}

/** Every use in the given files, as `path: expression`. Files that do not exist may be given with their text. */
export function newApisIn(paths: readonly string[], planted: Readonly<Record<string, string>>): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  host.readFile = (path) => planted[path] ?? ts.sys.readFile(path);
  host.fileExists = (path) => path in planted || ts.sys.fileExists(path);
  // Libraries' types take most of the time, and say little about the browser's own.
  host.resolveModuleNameLiterals = (names, from, _redirect, given) =>
    names.map(({ text }) =>
      /^(?:[.@]\/|\.\.\/|react$)/.test(text)
        ? ts.resolveModuleName(text, from, given, host)
        : { resolvedModule: undefined },
    );
  const files = [...paths, ...Object.keys(planted)];
  const program = ts.createProgram({ rootNames: files, options, host });
  const checker = program.getTypeChecker();
  const found: string[] = [];
  const visit = (node: ts.Node, path: string) => {
    if (
      ts.isPropertyAccessExpression(node)
        ? isNewMember(node, checker)
        : ts.isIdentifier(node) && isNewGlobal(node, checker)
    )
      found.push(`${path}: ${node.getText()}`);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const called = node.expression.getText();
      found.push(...newOptionsIn(node, checker).map((option) => `${path}: ${called}({ ${option} })`));
    }
    node.forEachChild((child) => visit(child, path));
  };
  for (const path of files) {
    const file = program.getSourceFile(path);
    if (file) visit(file, path);
  }
  return found;
}

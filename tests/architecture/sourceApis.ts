import ts from 'typescript';
import { apis } from './newApis';

/*
 * Finds where code uses an API that the oldest browsers supported lack. It asks the compiler for types, because most of
 * the names (`share`, `union`, `session`) are also names of our own.
 */

const newOwners = new Map<string, Set<string>>();
const oldNames = new Set<string>();
for (const { owner, name, isNew } of apis) {
  if (!isNew) oldNames.add(name);
  else newOwners.set(name, (newOwners.get(name) ?? new Set()).add(owner));
}

const isOfBrowser = (symbol: ts.Symbol | undefined) =>
  symbol?.declarations?.some((declaration) => /\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) ??
  false;

/** Names of a type and of what it extends. */
function namesOf(given: ts.Type, checker: ts.TypeChecker): string[] {
  const type = checker.getApparentType(given);
  if (type.isUnionOrIntersection()) return type.types.flatMap((part) => namesOf(part, checker));
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
    node.forEachChild((child) => visit(child, path));
  };
  for (const path of files) {
    const file = program.getSourceFile(path);
    if (file) visit(file, path);
  }
  return found;
}

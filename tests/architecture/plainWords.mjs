/**
 * A lint rule, loaded by .oxlintrc.json, in JavaScript and without types because the linter loads it as it is: names that say less than the field's word. Field names of the contract and `ApiFailure.kind` are not
 * declared names of this kind, so they stay as they are.
 */
const proposals = [
  [/^isPart$/, 'name what it is a section, item or entry of'],
  [/^isOver$/, 'isDraggedOver, isTooLarge, hasPassed or hasEnded'],
  [/^letters$/, 'characters'],
  [/^most(?:[A-Z]\w*)?$/, 'max…'],
  [/^least(?:[A-Z]\w*)?$/, 'min…'],
  [/^parts?(?:[A-Z]\w*)?$/, 'section, item, entry, segment or text'],
  [/^\w*Kinds?$|^kinds$/, '…Type'],
];

/** The names that a pattern declares: `{ a, b: c, ...rest }` and `[a, b]` declare a, c, rest and b. */
function declaredIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        declaredIn(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => declaredIn(element));
    case 'AssignmentPattern':
      return declaredIn(pattern.left);
    case 'RestElement':
      return declaredIn(pattern.argument);
    default:
      return [];
  }
}

const rule = {
  create(context) {
    const check = (nodes) => {
      for (const node of nodes) {
        const [, proposal] = proposals.find(([pattern]) => pattern.test(node.name)) ?? [];
        if (proposal) context.report({ node, message: `“${node.name}” has several meanings: ${proposal}.` });
      }
    };
    const checkFunction = ({ id, params }) =>
      check([...declaredIn(id), ...params.flatMap((param) => declaredIn(param))]);
    const checkName = ({ id }) => check(declaredIn(id));
    return {
      VariableDeclarator: checkName,
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: checkName,
      TSTypeAliasDeclaration: checkName,
      TSInterfaceDeclaration: checkName,
      TSPropertySignature: ({ key, computed }) => check(computed ? [] : declaredIn(key)),
    };
  },
};

export default { meta: { name: 'plain-words' }, rules: { names: rule } };

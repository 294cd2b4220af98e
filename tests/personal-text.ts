import { parseSync, traverse, types as is, type NodePath } from '@babel/core'

/** Identifiers of people's texts in code. */
const personal =
  /^(?:name|display_?name|agent|assigned_to|who|whose|farmer|person|sender|filler|colleague|village|address|contact|email|note|message)$/i

/** Calls that return a person's text. */
const personalCall =
  /^(?:colleagueName|personName|provenNumber|nameIn|farmerName|answerText|noteText|titleOfArticle|senderOf|fillerText|nameOf|draftName|contactText|addressText)$/

/**
 * Components that isolate a person's text on a screen. Within a string `isolated` does so; its result is not personal any
 * more.
 */
const isolating = /^(?:PersonalText|bdi)$/

/**
 * Returns the line and the text of each place where a person's text is rendered, or put into a sentence, without
 * isolation: a direction mark in it would affect its neighbors.
 */
export function unisolatedIn(code: string): { readonly line: number; readonly text: string }[] {
  const found: { line: number; text: string }[] = []
  const file = parseSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'], sourceType: 'module' },
  })!
  const look = (node: is.Node, path: NodePath) => {
    for (const one of printedIn(node))
      if (isPersonal(one, path) && !isIsolated(path))
        found.push({ line: one.loc!.start.line, text: code.slice(one.start!, one.end!).slice(0, 60) })
  }
  traverse(file, {
    JSXExpressionContainer(path) {
      if (is.isJSXElement(path.parent) || is.isJSXFragment(path.parent)) look(path.node.expression, path)
    },
    TaggedTemplateExpression(path) {
      if (is.isIdentifier(path.node.tag, { name: 't' }))
        for (const expression of path.node.quasi.expressions) look(expression, path)
    },
  })
  return found
}

/** Returns the parts of an expression that are rendered, without its conditions. */
function printedIn(node: is.Node): is.Node[] {
  if (is.isConditionalExpression(node)) return [...printedIn(node.consequent), ...printedIn(node.alternate)]
  if (is.isLogicalExpression(node))
    return node.operator === '&&'
      ? printedIn(node.right)
      : [...printedIn(node.left), ...printedIn(node.right)]
  if (is.isTemplateLiteral(node)) return node.expressions.flatMap(printedIn)
  if (is.isTSNonNullExpression(node) || is.isTSAsExpression(node)) return printedIn(node.expression)
  if (is.isArrayExpression(node))
    return node.elements.flatMap((element) => (element ? printedIn(element) : []))
  if (is.isCallExpression(node) && is.isMemberExpression(node.callee)) {
    const method = nameOf(node.callee.property)
    // `[name, reference].filter(Boolean).join(', ')`, `name.trim()`, `name.slice(0, 80)`
    return /^(?:filter|join|trim|slice|flat|toReversed)$/.test(method) ? printedIn(node.callee.object) : []
  }
  return [node]
}

function isPersonal(node: is.Node, path: NodePath): boolean {
  if (is.isCallExpression(node)) return personalCall.test(nameOf(node.callee))
  if (is.isIdentifier(node)) return personal.test(node.name) && !isMadeHere(node.name, path)
  if (is.isMemberExpression(node) || is.isOptionalMemberExpression(node))
    return !node.computed && personal.test(nameOf(node.property))
  return false
}

/** True for a variable of that name that this file makes from other text: `const name = isolated(of)`. */
function isMadeHere(name: string, path: NodePath): boolean {
  const made = path.scope.getBinding(name)?.path
  if (!made?.isVariableDeclarator() || !is.isIdentifier(made.node.id) || !made.node.init) return false
  return printedIn(made.node.init).every((item) => !isPersonal(item, made))
}

function isIsolated(path: NodePath): boolean {
  const { parent } = path
  if (is.isJSXElement(parent) && is.isJSXIdentifier(parent.openingElement.name))
    return isolating.test(parent.openingElement.name.name)
  return false
}

function nameOf(node: is.Node): string {
  if (is.isIdentifier(node)) return node.name
  return is.isMemberExpression(node) || is.isOptionalMemberExpression(node) ? nameOf(node.property) : ''
}

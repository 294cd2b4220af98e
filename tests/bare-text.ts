import { parseSync, traverse, types as is } from '@babel/core'

type Child = is.JSXElement['children'][number]

/** Calls that return words: `say(…)`, `plural(…)`, `moneyText(…)`. */
const wordCall = /^(?:say|plural|select|String)$|Text$|Words$/

/** Names that probably mean a node. */
const nodeName =
  /^(?:children|icon|actions?|heading|extra|more|below|after|before|aside|beside|place|facts|bar|count|end|top)$/i

/**
 * Returns the line and the text of each bare text beside a conditional sibling, and of each conditional text beside a sibling.
 * Translators in the browser wrap text nodes; React then fails to insert before them, or to remove them. Text within its own
 * element is safe.
 */
export function bareTextsIn(code: string): { readonly line: number; readonly text: string }[] {
  const found: { line: number; text: string }[] = []
  const file = parseSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'], sourceType: 'module' },
  })!
  traverse(file, {
    'JSXElement|JSXFragment'({ node }: { node: is.Node }) {
      const children = (node as is.JSXElement).children.filter((child) => !isBlank(child))
      if (children.length < 2) return
      const moving = children.some(comesAndGoes)
      for (const child of children)
        if ((moving && isText(child)) || hasMovingText(child)) found.push(textOf(child, code))
    },
  })
  return found
}

function isBlank(child: Child): boolean {
  if (is.isJSXText(child)) return child.value.trim() === ''
  return is.isJSXExpressionContainer(child) && is.isJSXEmptyExpression(child.expression)
}

function comesAndGoes(child: Child): boolean {
  return is.isJSXExpressionContainer(child) && isMoving(child.expression)
}

function isMoving(node: is.Node): boolean {
  if (is.isLogicalExpression(node)) return true
  if (is.isConditionalExpression(node)) return !isWords(node)
  return (
    is.isCallExpression(node) && is.isMemberExpression(node.callee) && nameOf(node.callee.property) === 'map'
  )
}

function isText(child: Child): boolean {
  if (is.isJSXText(child)) return true
  return is.isJSXExpressionContainer(child) && isWords(child.expression)
}

/** A text that comes and goes itself: `{isNew && t`New`}`. */
function hasMovingText(child: Child): boolean {
  if (!is.isJSXExpressionContainer(child)) return false
  const { expression } = child
  if (is.isLogicalExpression(expression)) return isWords(expression.right)
  if (!is.isConditionalExpression(expression)) return false
  const branches = [expression.consequent, expression.alternate]
  // A name beside an element is a node, as far as anybody can tell.
  return branches.some((branch) => isWords(branch) && !is.isIdentifier(branch)) && !branches.every(isWords)
}

function isWords(node: is.Node): boolean {
  // A blank between two elements is nothing that a translator takes.
  if (is.isStringLiteral(node)) return node.value.trim() !== ''
  if (is.isTemplateLiteral(node) || is.isTaggedTemplateExpression(node)) return true
  if (is.isNumericLiteral(node)) return true
  if (is.isCallExpression(node)) return wordCall.test(nameOf(node.callee))
  if (is.isIdentifier(node) || is.isMemberExpression(node)) return !nodeName.test(nameOf(node))
  if (is.isConditionalExpression(node)) return isWords(node.consequent) && isWords(node.alternate)
  return is.isLogicalExpression(node) && node.operator === '??' && isWords(node.right)
}

function nameOf(node: is.Node): string {
  if (is.isIdentifier(node)) return node.name
  return is.isMemberExpression(node) ? nameOf(node.property) : ''
}

function textOf(child: Child, code: string) {
  return {
    start: child.start!,
    end: child.end!,
    line: child.loc!.start.line,
    text: code.slice(child.start!, child.end!).trim().slice(0, 60),
  }
}

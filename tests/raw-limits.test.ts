import { globSync, readFileSync } from 'node:fs'
import { parseSync, traverse, types as is } from '@babel/core'
import { expect, it, test } from 'vitest'

/** Returns the lines of some code that leave the limit of a field to the browser. */
function rawLimitsIn(code: string): number[] {
  if (!/maxlength/i.test(code)) return []
  const lines: number[] = []
  const file = parseSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'], sourceType: 'module' },
  })!
  const note = (name: is.Node, at: is.Node) => {
    const text =
      is.isJSXIdentifier(name) || is.isIdentifier(name) ? name.name : is.isStringLiteral(name) && name.value
    if (text && text.toLowerCase() === 'maxlength') lines.push(at.loc!.start.line)
  }
  traverse(file, {
    JSXAttribute: ({ node }) => note(node.name, node),
    ObjectProperty: ({ node }) => note(node.key, node),
    AssignmentExpression: ({ node }) => is.isMemberExpression(node.left) && note(node.left.property, node),
    CallExpression: ({ node }) => {
      const [first] = node.arguments
      if (
        is.isMemberExpression(node.callee) &&
        is.isIdentifier(node.callee.property, { name: 'setAttribute' }) &&
        first
      )
        note(first, node)
    },
  })
  return lines
}

/* The browser's `maxLength` counts invisible characters, cuts a paste before it is cleaned, and says nothing. Fields
   have `longest` (src/platform/fields), other texts use `limited`: both clean first, and report the surplus. */
test('no field leaves limiting to the browser', () => {
  const files = globSync('src/{features,platform/ui,platform/fields,app}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(400)
  const found = files.flatMap((file) =>
    rawLimitsIn(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['an attribute', 'const a = <input maxLength={12} />'],
  ['an attribute of a component', 'const a = <Field maxLength={12} />'],
  ['properties that are handed on', 'const a = { lang, maxLength: 12 }'],
  ['a quoted property', "const a = { 'maxlength': 12 }"],
  ['code that sets it', 'input.maxLength = 12'],
  ['code that sets the attribute', "input.setAttribute('maxlength', '12')"],
])('%s is found', (_, code) => {
  expect(rawLimitsIn(code)).toEqual([1])
})

it('the type that prevents it is left alone', () => {
  expect(rawLimitsIn("type A = Omit<Props, 'maxLength'>; const b = v.maxLength(3)")).toEqual([])
})

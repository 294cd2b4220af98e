import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/* A browser stores what is typed into a field that it may fill, and the values of a page that it may bring back: the next person
   on the phone is offered the farmer's name and number. Chromium stores nothing of a field with `autocomplete="off"`. */

/** What is not stored without asking. */
const harmless = /^(?:off|current-password|new-password|one-time-code)$/

const typed = new Set(['input', 'textarea', 'form'])
const untyped = new Set(['checkbox', 'radio', 'file'])

interface Node {
  type?: string
  name?: { name?: string }
  attributes?: readonly Node[]
  value?: unknown
}

/** Returns every element under a node, with its attributes by name. */
function elementsIn(node: unknown): { name: string; attributes: ReadonlyMap<string, unknown> }[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, name, attributes = [] } = node as Node
  const within = Object.values(node).flatMap(elementsIn)
  if (type !== 'JSXOpeningElement') return within
  const own = attributes.map((attribute) => [attribute.name?.name ?? '', attribute.value] as const)
  return [...within, { name: name?.name ?? '', attributes: new Map(own) }]
}

/** Every text within a value, so that both branches of a condition count. */
function textsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = node as Node
  if (type === 'Literal' && typeof value === 'string') return [value]
  return Object.values(node).flatMap(textsIn)
}

test('no field invites the browser to store what is typed into it', () => {
  const files = globSync('src/**/*.tsx').toSorted()
  const elements = files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(file, 'utf8'))
    return elementsIn(program).map((element) => ({ file, ...element }))
  })
  const inviting = elements.filter(({ name, attributes }) => {
    const value = attributes.get('autoComplete')
    if (attributes.has('accept')) return false
    if (value !== undefined) return !textsIn(value).every((text) => harmless.test(text))
    return typed.has(name) && !textsIn(attributes.get('type')).some((text) => untyped.has(text))
  })
  expect(elements.filter(({ name }) => typed.has(name)).length).toBeGreaterThan(40)
  expect(inviting.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

import { expect, it } from 'vitest'
import { leanStyle } from '#scripts/build/lean-style.ts'

const properties =
  '@layer properties{@supports (((-webkit-hyphens:none))){*,:before{--tw-border-style:solid;--tw-font-weight:initial}}}'
const registered = '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}'

it('a stylesheet has constant values in its classes, and registers no property', () => {
  const classes =
    '.border{border-style:var(--tw-border-style);border-width:1px}.font-bold{--tw-font-weight:700;font-weight:700}'
  expect(leanStyle(`${properties}@layer utilities{${classes}}${registered}`)).toBe(
    '@layer utilities{.border{border-style:solid;border-width:1px}.font-bold{font-weight:700}}',
  )
})

it('our own variables stay', () => {
  const own = ':root{--paper:#fbf6ea}.a{color:var(--paper)}@layer base{a{color:inherit}}'
  expect(leanStyle(own)).toBe(own)
})

it.each([
  ['a shadow that is put together', '.shadow{--tw-shadow:0 1px red;box-shadow:var(--tw-shadow)}'],
  ['a dashed border', '.border-dashed{--tw-border-style:dashed;border-style:dashed}'],
  [
    'a colour that follows the theme by itself',
    '.a{color:var(--lightningcss-light,red) var(--lightningcss-dark,blue)}',
  ],
])('%s ends the build, because no page may lose it silently', (_what, style) => {
  expect(() => leanStyle(style)).toThrow('lean-style')
})

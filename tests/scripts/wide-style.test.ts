import { expect, it } from 'vitest'
import { splitStyle } from '#scripts/build/wide-style.ts'

it('rules for wide windows and paper leave the first sheet, in the layer they came from', () => {
  const style =
    '@layer components{.a{top:0}@media (width>=36rem){.a{top:1px}}.b{top:2px}}' +
    '@layer utilities{@media (width>=56.25rem){.c{top:3px}}}@media print{.a{top:4px}}'
  expect(splitStyle(style)).toEqual({
    first: '@layer components{.a{top:0}.b{top:2px}}',
    later:
      '@layer components{@media (width>=36rem){.a{top:1px}}}@layer utilities{@media (width>=56.25rem){.c{top:3px}}}@media print{.a{top:4px}}',
  })
})

it('rules that an upright phone may need stay', () => {
  const style =
    '@layer base,utilities;@media (width>=22rem){.a{top:0}}@media not all and (width>=36rem){.a{top:1px}}' +
    '@media screen{.a{top:2px}}@media ((width<22rem)) or ((width>=48rem) and ((width<56rem))){.a{top:3px}}@page{margin:1mm}'
  expect(splitStyle(style)).toEqual({ first: style, later: '' })
})

it('a block without an end fails the build', () => {
  expect(() => splitStyle('@media print{.a{top:0}')).toThrow('does not end')
})

/*
 * Tailwind sets some properties through registered ones of its own, so that classes can be put together (a dashed border of two
 * pixels). This house has solid borders and outlines and nothing to put together: what is always the same is written in its
 * place, and the registrations, with their stand-ins for browsers that know none, are left out of every page.
 */

const fixed: Readonly<Record<string, string>> = { 'border-style': 'solid', 'outline-style': 'solid' }

/** The stylesheet without Tailwind's registered properties. Throws where a class needs one that is not always the same. */
export function leanStyle(style: string): string {
  const lean = style
    .replace(/@layer properties\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/, '')
    .replaceAll(/@property --tw-[\w-]+\{[^{}]*\}/g, '')
    .replaceAll(/var\(--tw-([\w-]+)\)/g, (whole, name: string) => fixed[name] ?? whole)
    // Who wants another weight says so at the element itself; nothing inherits this one.
    .replaceAll(/--tw-font-weight:\d+;/g, '')
    // For `light-dark()`, which nothing here asks for.
    .replaceAll(/--lightningcss-(?:light|dark):[^;}]*;/g, '')
  const [left] = /[^{};]*--(?:tw|lightningcss)-[^{};]*/.exec(lean) ?? []
  if (left) throw new Error(`scripts/build/lean-style.ts knows no fixed value for ${left}`)
  return lean
}

/* Tailwind sets some properties through registered custom properties, so that classes can be combined (a dashed
   border of two pixels). This app has solid borders and outlines only, so constant values replace the variables, and
   the registrations with their fallbacks are left out of every page. */

const fixed: Readonly<Record<string, string>> = { 'border-style': 'solid', 'outline-style': 'solid' }

/** The stylesheet without Tailwind's registered properties. Throws where a class needs one that is not always the same. */
export function leanStyle(style: string): string {
  const lean = style
    // Its notice is in docs/dependencies.md.
    .replace(/\/\*! tailwindcss [^*]*\*\//, '')
    // An order of layers of which only one is used.
    .replace(/@layer theme;/, '')
    .replace(/@layer properties\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/, '')
    .replaceAll(/@property --tw-[\w-]+\{[^{}]*\}/g, '')
    .replaceAll(/var\(--tw-([\w-]+)\)/g, (whole, name: string) => fixed[name] ?? whole)
    // Another weight is set at the element itself, because this one is not inherited.
    .replaceAll(/--tw-font-weight:\d+;/g, '')
    // For `light-dark()`, which nothing here asks for.
    .replaceAll(/--lightningcss-(?:light|dark):[^;}]*;/g, '')
  const [left] = /[^{};]*--(?:tw|lightningcss)-[^{};]*/.exec(lean) ?? []
  if (left) throw new Error(`scripts/build/lean-style.ts knows no fixed value for ${left}`)
  return lean
}

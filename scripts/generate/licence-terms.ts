/** Permissive licenses: they allow using, changing and selling, and require at most a notice or their own sources. */
const read = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** Copyleft licenses bind the distributor of the package. Tools may have them, because we distribute no tool. */
const readForTools = new Set(['CC BY-SA 4.0'])

/** Whether somebody has read the licence of a package that builds or tests, and reaches no phone. */
export const isReadForTools = (licence: string) => readForTools.has(licence) || isRead(licence)

/**
 * True if an SPDX expression is known: one of `A OR B`, both of `A AND B`, which binds closer. An expression that
 * cannot be parsed is unknown.
 */
export function isRead(licence: string): boolean {
  const inner = /\(([^()]*)\)/.exec(licence)
  // The innermost pair first; it counts as a licence that was read, or as one that was not.
  if (inner) return isRead(licence.replace(inner[0], isRead(inner[1]!) ? 'MIT' : 'unread'))
  return licence.split(' OR ').some((item) => item.split(' AND ').every((part) => read.has(part)))
}

/** Each lets others use, change and sell what is made with it, and asks at most for its own notice or its own sources. */
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

/** These bind whoever passes the package on. Tools may have them: nobody gets a tool from us. */
const readForTools = new Set(['CC BY-SA 4.0'])

/** Whether somebody has read the licence of a package that builds or tests, and reaches no phone. */
export const isReadForTools = (licence: string) => readForTools.has(licence) || isRead(licence)

/**
 * Whether somebody has read a licence as a package names it (SPDX): of `A OR B` one is enough, of `A AND B` both have to
 * be read, which binds closer. What it cannot take apart nobody has read.
 */
export function isRead(licence: string): boolean {
  const inner = /\(([^()]*)\)/.exec(licence)
  // The innermost pair first; it counts as a licence that was read, or as one that was not.
  if (inner) return isRead(licence.replace(inner[0], isRead(inner[1]!) ? 'MIT' : 'unread'))
  return licence.split(' OR ').some((item) => item.split(' AND ').every((part) => read.has(part)))
}

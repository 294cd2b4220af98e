/**
 * Characters that nobody sees and no text of ours holds: controls, halves of a character, marks that turn the direction of what
 * follows, spaces of no width, tags. Joiners (U+200C, U+200D) are not among them: Punjabi and Hindi are written with them.
 * The same as in the database's `plain_text`.
 */
const unseen =
  /[\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
/** Letters and marks that are drawn as nothing, which the centre takes: fillers of other scripts, and what joins marks. */
const drawnAsNothing = /[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u2800\u3164\uffa0]/g
/** A character that is seen, also where it stands alone. */
const shown = /(?![\p{Cf}\p{Variation_Selector}])\S/u
/** Marks upon marks, which would be drawn over the lines above and below; no syllable of ours has more than four. */
const heaped = /(\p{M}{4})\p{M}+/gu
const spacing = new Set(['\n', '\t', '\v', '\f'])

/** True for a text in which the centre finds something hidden; a line break only counts in a text of one line, a tab always. */
export function hasHidden(text: string, lines: boolean): boolean {
  return text.search(unseen) >= 0 || /\p{Cc}/u.test(lines ? text.replaceAll('\n', '') : text)
}

/**
 * The text without characters that nobody sees, trimmed; empty where nothing is left to be seen. Of marks heaped upon one letter the first
 * four stay. Breaks of every kind are line breaks where it has `lines`, and a space where it is one line; so is a tab.
 */
export function cleanText(text: string, lines: boolean): string {
  const broken = text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(unseen, '')
  const control = (sign: string) => (lines && sign === '\n' ? sign : spacing.has(sign) ? ' ' : '')
  const rest = broken.replaceAll(/\p{Cc}/gu, control).replaceAll(drawnAsNothing, '')
  return shown.test(rest) ? rest.replaceAll(heaped, '$1').trim() : ''
}

/**
 * Invisible characters that are removed: controls, lone surrogates, direction marks, zero-width spaces, tags. Joiners
 * (U+200C, U+200D) stay, because Punjabi and Hindi need them. Same set as in the database's `plain_text`.
 */
const unseen =
  /[\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
/** Invisible letters and marks that the centre accepts: fillers of other scripts, and combining joiners. */
const drawnAsNothing = /[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u2800\u3164\uffa0]/g
/** A character that is visible, alone too. */
const shown = /(?![\p{Cf}\p{Variation_Selector}])\S/u
/** Stacked marks, which would be drawn over neighboring lines. No Punjabi or Hindi syllable has more than four. */
const heaped = /(\p{M}{4})\p{M}+/gu
const spacing = new Set(['\n', '\t', '\v', '\f'])

/**
 * True if the centre rejects the text for hidden characters. A line break counts only in one-line texts, a tab in
 * all.
 */
export function hasHidden(text: string, lines: boolean): boolean {
  return text.search(unseen) >= 0 || /\p{Cc}/u.test(lines ? text.replaceAll('\n', '') : text)
}

/**
 * Returns the text trimmed and without invisible characters; empty if no visible character is left. Keeps the first
 * four marks on a letter. Line breaks of every kind become `\n` if `lines`, otherwise a space; a tab becomes a space.
 */
export function cleanText(text: string, lines: boolean): string {
  const broken = text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(unseen, '')
  const control = (sign: string) => (lines && sign === '\n' ? sign : spacing.has(sign) ? ' ' : '')
  const rest = broken.replaceAll(/\p{Cc}/gu, control).replaceAll(drawnAsNothing, '')
  return shown.test(rest) ? rest.replaceAll(heaped, '$1').trim() : ''
}

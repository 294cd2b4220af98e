/** Clusters as people see them; a browser without it (Firefox before 125) cuts between code points and their joiners. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined

const clusters =
  /\p{Regional_Indicator}{2}|.[\p{M}\p{Emoji_Modifier}\u200c]*(?:\u200d.[\p{M}\p{Emoji_Modifier}\u200c]*)*/gsu

function clustersOf(text: string): string[] {
  return segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : (text.match(clusters) ?? [])
}

/**
 * Returns the beginning of a text, at most so many characters as the database counts them (code points), cut between whole letters: no
 * half flag, no letter without its vowel sign.
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  let [cut, length] = ['', 0]
  for (const cluster of clustersOf(text)) {
    length += Array.from(cluster).length
    if (length > longest) return cut
    cut += cluster
  }
  return cut
}

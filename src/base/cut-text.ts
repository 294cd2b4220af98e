/**
 * Returns the beginning of a text, at most so many characters as the database counts them (code points), cut between whole letters: no
 * half flag, no letter without its vowel sign.
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  let [cut, length] = ['', 0]
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    length += Array.from(segment).length
    if (length > longest) return cut
    cut += segment
  }
  return cut
}

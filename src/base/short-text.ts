/** As much of a text as fits, by whole words; the rest is on the page of the thing. */
export function shortText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const end = text.lastIndexOf(' ', longest)
  // One word that is longer than that is whole.
  return end > 0 ? `${text.slice(0, end).replace(/[,;:.]$/, '')}…` : text
}

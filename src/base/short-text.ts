/** Returns the text cut to whole words, with an ellipsis; the item's page has the full text. */
export function shortText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const end = text.lastIndexOf(' ', longest)
  // A single word beyond the limit is not cut.
  return end > 0 ? `${text.slice(0, end).replace(/[,;:.]$/, '')}…` : text
}

/** Returns a text by which two writings of it compare: without regard to case, spaces and composed letters. */
export function sameText(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** Returns a text in one spelling: without dots below, doubling signs, joiners and points between letters, and with one sign for a nasal. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u0a70', '\u0a02')
    .replaceAll(/[\u093c\u0a3c\u0a71\u200c\u200d]|(?<=[\u0900-\u0a7f])\.(?=[\u0900-\u0a7f])/g, '')
}

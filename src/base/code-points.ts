/**
 * Returns words that stand as code points (four hexadecimal digits each, words apart by blanks), so that no build contains words of
 * another language.
 */
export function wordsOfCodes(codes: string): string[] {
  return codes
    .split(' ')
    .map((word) => word.replaceAll(/.{4}/g, (code) => String.fromCharCode(Number.parseInt(code, 16))))
}

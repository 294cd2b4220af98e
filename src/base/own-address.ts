/** A path of our own, or home: a link to us must never be a way to lead people elsewhere. */
export function ownAddress(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || hasControlCharacter(wanted)) return '/'
  const url = new URL(wanted, 'http://own.invalid')
  return url.origin === 'http://own.invalid' ? url.pathname + url.search + url.hash : '/'
}

/** Browsers drop tabs and line breaks from an address, so that "/\t/evil" becomes "//evil". */
function hasControlCharacter(text: string): boolean {
  return text.split('').some((unit) => unit < ' ' || unit === '\u007f')
}

/** What happened and why, as one text; the first sentence gets its full stop where it stands alone without one. */
export function sentences(first: string, second: string): string {
  return `${first}${/[.।]$/.test(first) ? '' : '.'} ${second}`
}

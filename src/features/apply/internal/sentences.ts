/** Returns two sentences as one text, with a full stop after the first. */
export function sentences(first: string, second: string): string {
  return `${first}${/[.।]$/.test(first) ? '' : '.'} ${second}`
}

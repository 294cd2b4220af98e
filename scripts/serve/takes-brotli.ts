/** Whether an Accept-Encoding header takes brotli; one that cannot be read does not. */
export function takesBrotli(header: string | undefined): boolean {
  for (const part of (header ?? '').split(',')) {
    const [name, ...rest] = part.split(';').map((word) => word.trim().toLowerCase())
    if (name === 'br') return !rest.some((word) => /^q=0(?:\.0*)?$/.test(word))
  }
  return false
}

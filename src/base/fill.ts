/**
 * Returns words with each `{name}` replaced by its value, as it is written. One pass, and no pattern: `$&` or `{name}` in a person's
 * text stays what the person wrote.
 */
export function fill(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : all,
  )
}

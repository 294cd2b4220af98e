/** Letters without the marks that stand above or below them, as in पि. */
const lengthOf = (text: string) => text.replaceAll(/\p{M}/gu, '').length

/**
 * Returns the widths of a table's columns in percent, which add up to 100: enough for the longest word of each, and more
 * for longer texts. `rows` are the texts of all rows, the head included.
 */
export function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const wanted = rows[0]!.map((_, column) => {
    const texts = rows.map((row) => row[column] ?? '')
    const word = Math.max(...texts.flatMap((text) => text.split(/[\s-]/)).map(lengthOf))
    return word + 2 + Math.max(...texts.map(lengthOf)) / 4
  })
  const all = wanted.reduce((sum, each) => sum + each)
  const widths = wanted.slice(1).map((each) => Math.round((each / all) * 100))
  return [100 - widths.reduce((sum, each) => sum + each, 0), ...widths]
}

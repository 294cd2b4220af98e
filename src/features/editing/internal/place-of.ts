/** The name of a page's top picture; other pictures have the name of their drawing. */
export const onTop = 'top'

/** Returns the query of an item's editing address. */
export function placeOf({
  kind,
  path,
  part,
}: {
  kind: string
  path: string
  part: string
}): Record<string, string> {
  if (kind === 'items') return { import: path }
  if (kind === 'text') return { page: path, part }
  if (kind === 'picture') return { page: path, picture: part }
  if (kind === 'recording') return { record: part }
  return { [kind]: path }
}

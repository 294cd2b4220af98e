/** The place of a picture above everything else of a page; any other is called as the drawing that stands there. */
export const onTop = 'top'

/** What the address says of one thing that is edited, behind its question mark. */
export function placeOf({
  kind,
  path,
  part,
}: {
  kind: string
  path: string
  part: string
}): Record<string, string> {
  if (kind === 'text') return { page: path, part }
  if (kind === 'picture') return { page: path, picture: part }
  return { [kind]: path }
}

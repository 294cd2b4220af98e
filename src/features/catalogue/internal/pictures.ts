import type { ReadingPage } from '#src/content/page.ts'
import type { StoredPicture } from '#src/platform/device/database.ts'

/** A page with the editors' pictures: the same object if there are none. */
export function withPictures<T extends object>(
  content: T,
  path: string,
  stored: readonly StoredPicture[],
): T {
  const inPlace = new Map(stored.flatMap((row) => (row.path === path && row.photo ? [[row.part, row]] : [])))
  if (!inPlace.size) return content
  const { blocks } = content as Partial<ReadingPage>
  const top = inPlace.get('top')
  return {
    ...content,
    photo: top?.photo ? { photo: top.photo, shows: top.shows } : undefined,
    blocks: blocks?.map((block) =>
      'pictures' in block
        ? {
            pictures: block.pictures.map((each) => ({
              ...each,
              photo: inPlace.get(each.art)?.photo ?? undefined,
            })),
          }
        : block,
    ),
  }
}

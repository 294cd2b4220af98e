import type { ReadingPage } from '#src/content/page.ts'
import type { StoredPicture } from '#src/device/database.ts'

/** A page with what editors show on it: the very same where they show nothing. */
export function withPictures<T extends object>(content: T, path: string, held: readonly StoredPicture[]): T {
  const here = new Map(held.flatMap((row) => (row.path === path && row.photo ? [[row.part, row]] : [])))
  if (!here.size) return content
  const { blocks } = content as Partial<ReadingPage>
  const top = here.get('top')
  return {
    ...content,
    photo: top?.photo ? { photo: top.photo, shows: top.shows } : undefined,
    blocks: blocks?.map((block) =>
      'pictures' in block
        ? {
            pictures: block.pictures.map((each) => ({
              ...each,
              photo: here.get(each.art)?.photo ?? undefined,
            })),
          }
        : block,
    ),
  }
}

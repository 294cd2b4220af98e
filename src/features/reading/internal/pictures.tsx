import type { ComponentType } from 'react'
import type { Picture } from '#src/content/page.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { PhotoProps } from '#src/features/catalogue/near-photo.tsx'

export interface PicturesProps {
  pictures: readonly Picture[]
  /** Shows an editor's photo in place of a drawing; pages without photos do not load its code. */
  Photo?: ComponentType<PhotoProps> | undefined
}

/** Pictures with their captions. */
export function Pictures({ pictures, Photo }: PicturesProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {pictures.map((picture) => (
        <li key={picture.art}>
          <figure className="card overflow-hidden">
            <Shown picture={picture} Photo={Photo} />
            <figcaption className="p-4">
              <strong>{localize(picture.caption)}</strong>
              <br />
              <span className="text-muted">{localize(picture.text)}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Shown({
  picture: { art, shows, photo },
  Photo,
}: Pick<PicturesProps, 'Photo'> & { picture: Picture }) {
  const drawing = (
    <img
      src={`/art/${art}.svg`}
      alt={localize(shows)}
      width="640"
      height="400"
      loading="lazy"
      className="h-auto w-full"
    />
  )
  return photo && Photo ? <Photo photo={photo} alt={localize(shows)} otherwise={drawing} /> : drawing
}

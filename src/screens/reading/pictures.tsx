import type { Picture } from '#src/content/page.ts'
import { say } from '#src/i18n/words.ts'
import { PagePhoto } from './page-photo.tsx'

/** Pictures with what they show written below. */
export function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {pictures.map((picture) => (
        <li key={picture.art}>
          <figure className="card overflow-hidden">
            <Shown picture={picture} />
            <figcaption className="p-4">
              <strong>{say(picture.caption)}</strong>
              <br />
              <span className="text-muted">{say(picture.text)}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Shown({ picture: { art, shows, photo } }: { picture: Picture }) {
  const drawing = (
    <img
      src={`/art/${art}.svg`}
      alt={say(shows)}
      width="640"
      height="400"
      loading="lazy"
      className="h-auto w-full"
    />
  )
  return photo ? <PagePhoto photo={photo} alt={say(shows)} otherwise={drawing} /> : drawing
}

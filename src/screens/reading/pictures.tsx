import type { Picture } from '#src/content/page.ts'
import { say } from '#src/i18n/words.ts'

/** Pictures with what they show written below. */
export function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {pictures.map(({ art, shows, caption, text }) => (
        <li key={art}>
          <figure className="card overflow-hidden">
            <img
              src={`/art/${art}.svg`}
              alt={say(shows)}
              width="640"
              height="400"
              loading="lazy"
              className="h-auto w-full"
            />
            <figcaption className="p-4">
              <strong>{say(caption)}</strong>
              <br />
              <span className="text-muted">{say(text)}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

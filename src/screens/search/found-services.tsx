import { say } from '#src/i18n/words.ts'
import { Go } from '#src/ui/go.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import type { Looked } from './use-found.ts'

/** What the centre does and is called as somebody typed: the way there, above what is only sold under a like name. */
export function FoundServices({ looked }: { looked: Looked | undefined }) {
  if (!looked?.services.length) return null
  return (
    <ul className="card grid">
      {looked.services.map(({ id, to, pictogram, title, line }) => (
        <li key={id} className="border-b last:border-0">
          <Go to={to} className="flex min-h-16 items-center gap-4 px-4 py-2 no-underline">
            <Pictogram name={pictogram} className="size-10 text-green" />
            <span className="grow">
              <strong className="block">{say(title)}</strong>
              <span className="text-muted">{say(line)}</span>
            </span>
          </Go>
        </li>
      ))}
    </ul>
  )
}

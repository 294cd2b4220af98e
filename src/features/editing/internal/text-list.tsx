import { t } from '@lingui/core/macro'
import { openTexts, type TextFact } from './open-item.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { NotOpenedPage } from './not-opened-page.tsx'
import { onTop } from './place-of.ts'
import { useListed } from './use-opened.ts'
import { useWaiting } from './use-waiting.ts'

/** All texts of a page in order, each with a link to its form. */
export function TextList({ account, path }: { account: string; path: string }) {
  const page = useListed(account, () => openTexts(path))
  const waiting = useWaiting(account)
  if (page === 'looking' || page === 'not here') return <NotOpenedPage why={page} />
  const waits = new Set(waiting.filter((edit) => edit.path === path).map(({ part }) => part))
  return (
    <>
      <h2>{localize(page.title)}</h2>
      {page.pictures && <PictureRows path={path} pictures={page.pictures} waits={waits} />}
      <ul className="grid gap-3">
        {page.texts.map((text) => (
          <li key={text.part}>
            <TextRow path={path} text={text} waits={waits.has(text.part)} />
          </li>
        ))}
      </ul>
    </>
  )
}

const row = 'card grid gap-1 p-4 no-underline'

function TextRow({ path, text, waits }: { path: string; text: TextFact; waits: boolean }) {
  const { part, was, words } = text
  return (
    <AppLink to="/edit" search={{ page: path, part }} className={row}>
      <span className="wrap-anywhere whitespace-pre-line">{localize(words ?? was)}</span>
      {(waits || words) && (
        <span className="text-sm font-bold text-green">
          {waits ? t`Your change is not sent yet` : t`Changed by the centre`}
        </span>
      )}
    </AppLink>
  )
}

interface PictureRowsProps {
  path: string
  pictures: Readonly<Record<string, Words>>
  waits: ReadonlySet<string>
}

function PictureRows({ path, pictures, waits }: PictureRowsProps) {
  const places = [
    [onTop, t`Picture on top`] as const,
    ...Object.entries(pictures).map(([part, words]) => [part, localize(words)] as const),
  ]
  return (
    <ul className="grid gap-3">
      {places.map(([part, name]) => (
        <li key={part}>
          <AppLink to="/edit" search={{ page: path, picture: part }} className={row}>
            <strong>{name}</strong>
            <span>
              {part === onTop ? t`Your own photo above the text` : t`Your own photo in place of this drawing`}
            </span>
            {waits.has(part) && (
              <span className="text-sm font-bold text-green">{t`Your change is not sent yet`}</span>
            )}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

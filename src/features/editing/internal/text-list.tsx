import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { openAreas, type AreaFact } from './open-area.ts'
import { openTexts, type TextFact } from './open-item.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { NotOpenedPage } from './not-opened-page.tsx'
import { onTop } from './place-of.ts'
import { settingName } from './setting-name.ts'
import { useListed } from './use-opened.ts'
import { useWaiting } from './use-waiting.ts'

/** All texts of a page in order, each with a link to its form. For the centre, delivery areas too. */
export function TextList({ account, path }: { account: string; path: string }) {
  const page = useListed(account, () => openTexts(path))
  const waiting = useWaiting(account)
  if (page === 'looking' || page === 'not here') return <NotOpenedPage why={page} />
  const waits = new Set(waiting.filter((edit) => edit.path === path).map(({ part }) => part))
  return (
    <>
      <h2>{path === 'centre' ? t`Settings of the centre` : localize(page.title)}</h2>
      {page.pictures && <PictureRows path={path} pictures={page.pictures} waits={waits} />}
      <ul className="grid gap-3">
        {page.texts.map((text) => (
          <li key={text.part}>
            <TextRow path={path} text={text} waits={waits.has(text.part)} />
          </li>
        ))}
      </ul>
      {path === 'centre' && <AreaList account={account} />}
    </>
  )
}

const row = 'card grid gap-1 p-4 no-underline'

function TextRow({ path, text, waits }: { path: string; text: TextFact; waits: boolean }) {
  const { part, was, words } = text
  return (
    <AppLink to="/edit" search={{ page: path, part }} className={row}>
      {path === 'centre' && <strong>{settingName(part)}</strong>}
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

function AreaList({ account }: { account: string }) {
  const areas = useListed(account, openAreas)
  if (areas === 'looking' || areas === 'not here') return null
  return (
    <>
      <h2>{t`Where the centre delivers`}</h2>
      <ul className="grid gap-3">
        {areas.map((area) => (
          <li key={area.id}>
            <AppLink to="/edit" search={{ area: area.id }} className={row}>
              <strong>{localize(area.title)}</strong>
              <span>{areaText(area)}</span>
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink to="/edit" search={{ area: '' }} className="button-quiet">
            {t`Add an area`}
          </AppLink>
        </li>
      </ul>
    </>
  )
}

function areaText({ served, fee_paise: fee, free_from_paise: freeFrom, brought }: AreaFact): string {
  if (!served) return t`Nothing is delivered there now.`
  return t`${localize(brought)}. Delivery ${moneyText(fee)}, free from ${moneyText(freeFrom)}.`
}

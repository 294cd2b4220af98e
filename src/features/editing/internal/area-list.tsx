import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { openAreas, type AreaFact } from './open-area.ts'
import { useListed } from './use-opened.ts'

const row = 'card grid gap-1 p-4 no-underline'

/** The delivery areas, each with a link to its form. */
export function AreaList({ account }: { account: string }) {
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

import { centreNow } from '#src/base/clock.ts'
import { indiaDay } from '#src/base/day.ts'
import { fill } from '#src/base/fill.ts'
import { isolated } from '#src/base/isolated.ts'
import { dayText } from '#src/base/moment.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import type { QuotasAtDesk } from '#src/features/quota/quota-api.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import type { DeskParts } from './desk-parts.ts'
import { deskWords } from './desk-words.ts'
import { words } from './words.ts'

type Given = QuotasAtDesk['quotas'][number]

/** What each agent has, with what the centre knows to be sold, and what came back of late. */
export function GivenList({ quotas, ...parts }: DeskParts & { quotas: readonly Given[] }) {
  if (quotas.length === 0) return <p>{localize(deskWords.nobody)}</p>
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {quotas.map((quota) => (
        <li key={quota.id} className="card grid content-start gap-2 p-4" data-given={quota.id}>
          <h2 className="text-base wrap-anywhere">
            <PersonalText>{quota.name || localize(deskWords.noName)}</PersonalText>:{' '}
            {parts.nameOf(quota.product_id)}
          </h2>
          <p className="font-bold">
            {fill(localize(deskWords.known), { sold: quota.sold, all: quota.packs })}
          </p>
          {quota.ended ? (
            <p>{fill(localize(deskWords.cameToShelf), { count: quota.back ?? 0 })}</p>
          ) : (
            <OpenQuota quota={quota} {...parts} />
          )}
        </li>
      ))}
    </ul>
  )
}

function OpenQuota({ quota, nameOf, waiting, decides, save }: DeskParts & { quota: Given }) {
  const isOver = Date.parse(quota.until) < centreNow()
  const isTaken = quota.phone !== null
  const isEnding = waiting.some((act) => act.do === 'end' && act.quota === quota.id)
  const name = nameOf(quota.product_id)
  return (
    <>
      <p>
        {isOver
          ? localize(deskWords.isOver)
          : fill(localize(words.until), { day: dayText(indiaDay(0, Date.parse(quota.until))) })}
      </p>
      {!isTaken && <p>{localize(deskWords.notTaken)}</p>}
      {isTaken && <p className="text-muted">{localize(deskWords.askAgent)}</p>}
      {(decides || !isTaken) && !isEnding && (
        <ConfirmOnce
          label={localize(deskWords.end)}
          name={fill(localize(deskWords.endName), { name: `${name}, ${isolated(quota.name ?? '')}` })}
          question={localize(isTaken ? deskWords.endLost : deskWords.endSure)}
          run={() => void save({ do: 'end', quota: quota.id, label: name })}
        />
      )}
    </>
  )
}

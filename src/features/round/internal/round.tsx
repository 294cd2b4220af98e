import { useMemo, useState } from 'react'
import { indiaDay, indiaTime } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import { CashInHand } from '#src/features/cash/cash-in-hand.tsx'
import { useAreas } from '#src/features/catalogue/use-areas.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { localize, say } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { ClaimsLink } from '#src/features/round/claims-link.tsx'
import { useFetched } from '#src/platform/ui/use-fetched.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { byLane } from './lane-of.ts'
import { Reorder } from './reorder.tsx'
import { roundWords as words } from './round-words.ts'
import { StopCard } from './stop-card.tsx'
import { syncRound, watchRound, type Round as Held, type ShownStop } from './stored-round.ts'

const interval = 60_000

interface RoundProps {
  account: string
  /** A day of India; today without one. */
  day: string | undefined
}

/** The doors of a day in the order of the round, from the stored sheet; without a network the whole morning. */
export default function Round({ account, day = indiaDay() }: RoundProps) {
  const held = useObservable<Held | undefined>(
    `round ${account} ${day}`,
    () => Promise.resolve(watchRound(account, day)),
    undefined,
  )
  const why = useFetched(() => syncRound(account, day), interval, day)
  return (
    <>
      <h1>
        {localize(words.title)}, {dayText(day)}
      </h1>
      <p className="flex flex-wrap gap-3">
        <AppLink to="/desk/round" className="button-quiet" current={day === indiaDay()}>
          {localize(words.today)}
        </AppLink>
        <AppLink to="/desk/tomorrow" className="button-quiet">
          {localize(words.needsTitle)}
        </AppLink>
      </p>
      <ClaimsLink account={account} />
      <CashInHand account={account} />
      <div role="status" className="grid gap-1 empty:hidden">
        {why && why !== 'up to date' && <p className="font-bold">{whyUndone(why)}</p>}
        {!held && why && <p>{localize(words.notHere)}</p>}
      </div>
      {held && <Stops account={account} held={held} />}
    </>
  )
}

function Stops({ account, held: { stops, at } }: { account: string; held: Held }) {
  const [isOrdering, setOrdering] = useState(false)
  const done = stops.filter(({ mark }) => mark).length
  return (
    <>
      <p role="status" className="text-lg">
        <strong>{say(words.done, { done, all: stops.length })}</strong>{' '}
        <span className="text-muted">{say(words.asOf, { time: indiaTime(Date.parse(at)) })}</span>
      </p>
      {stops.length === 0 && <p>{localize(words.none)}</p>}
      {stops.length > 1 && !isOrdering && (
        <button type="button" className="button-quiet justify-self-start" onClick={() => setOrdering(true)}>
          {localize(words.order)}
        </button>
      )}
      {isOrdering ? (
        <Reorder account={account} stops={stops} onDone={() => setOrdering(false)} />
      ) : (
        <Doors account={account} stops={stops} />
      )}
    </>
  )
}

/** The doors by place, each place in the order of the round. */
function Doors({ account, stops }: { account: string; stops: readonly ShownStop[] }) {
  const areas = useAreas(deliveryAreas)
  const byArea = useMemo(() => {
    const groups = new Map<string, ShownStop[]>()
    for (const stop of stops) groups.set(stop.area, [...(groups.get(stop.area) ?? []), stop])
    return [...groups]
  }, [stops])
  return byArea.map(([id, doors]) => {
    const area = areas.find((one) => one.id === id)
    const title = area ? localize(area.title) : id
    return (
      <section key={id} aria-label={title} className="grid gap-3">
        <h2>{title}</h2>
        {byLane(doors, Object.values(area?.title ?? {})).map(({ lane, doors: here }) => (
          <div key={here[0]!.order} className="grid gap-3">
            {lane && (
              <h3 data-lane>
                <PersonalText>{lane}</PersonalText>
              </h3>
            )}
            <ul className="grid gap-3">
              {here.map((stop) => (
                <StopCard key={stop.order} account={account} stop={stop} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    )
  })
}

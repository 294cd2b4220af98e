import { useEffect, useState } from 'react'
import { centreNow } from '#src/base/clock.ts'
import { fill } from '#src/base/fill.ts'
import { momentText } from '#src/base/moment.ts'
import { learnRoles } from '#src/features/people/people.ts'
import { roleName } from '#src/features/people/role-words.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { useFetched } from '#src/platform/ui/use-fetched.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { ownerLines, type OwnerLine } from './owner-lines.ts'
import { tryAgain, type OwnerFacts } from './owner-api.ts'
import { syncOwnerFacts, watchOwnerFacts } from './stored-facts.ts'
import { words } from './words.ts'

/** Polling interval of a visible page, in milliseconds. */
const interval = 60_000

interface CentreTodayProps {
  account: string
  isAdmin: boolean
}

/** How the centre stood when this phone last heard of it, what is to be done first; fetches it while visible. */
export default function CentreToday({ account, isAdmin }: CentreTodayProps) {
  const facts = useObservable<OwnerFacts | undefined>(
    `owner ${account}`,
    () => Promise.resolve(watchOwnerFacts(account)),
    undefined,
  )
  const why = useFetched(syncOwnerFacts, interval)
  const isOver = why === 'no right'
  // A role was revoked: the page around it shows the remaining roles.
  useEffect(() => {
    if (isOver) void learnRoles(account)
  }, [isOver, account])
  if (isOver) return <p role="status">{whyUndone('no right')}</p>
  const lines = facts ? ownerLines(facts, isAdmin, centreNow()) : []
  const todo = lines.filter(({ isGood }) => !isGood)
  return (
    <>
      <div role="status" className="grid gap-1 empty:hidden">
        {why && why !== 'up to date' && <p className="font-bold">{whyUndone(why)}</p>}
        {!facts && why && why !== 'up to date' && <p>{localize(words.notKnown)}</p>}
        {facts && <p className="text-lg font-bold">{countText(todo.length)}</p>}
        {facts && <p className="text-muted">{fill(localize(words.asOf), { time: momentText(facts.at) })}</p>}
      </div>
      <ul className="grid gap-3">
        {[...todo, ...lines.filter(({ isGood }) => isGood)].map((line) => (
          <Line key={line.id} line={line} account={account} people={facts?.people ?? []} />
        ))}
      </ul>
    </>
  )
}

function countText(count: number): string {
  if (count === 0) return localize(words.allGood)
  return count === 1 ? localize(words.oneToDo) : fill(localize(words.someToDo), { count })
}

interface LineProps {
  line: OwnerLine
  account: string
  people: OwnerFacts['people']
}

function Line({ line: { id, isGood, isUnseen, text, reason, ways }, account, people }: LineProps) {
  const border = isGood ? 'border-l-green' : 'border-l-red'
  return (
    <li
      className={`card grid gap-2 border-l-4 p-4 ${isUnseen ? '' : border}`}
      data-line={id}
      data-good={isGood}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2>{localize(words[id])}</h2>
        {!isUnseen && (
          <strong className={isGood ? 'text-green' : 'text-red'}>
            {localize(isGood ? words.good : words.todo)}
          </strong>
        )}
      </div>
      <p className="wrap-anywhere">{text}</p>
      {reason && <p className="text-muted wrap-anywhere">{fill(localize(words.reason), { reason })}</p>}
      {id === 'people' && <WhoHasRoles people={people} />}
      {ways.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {ways.map((way) =>
            way === 'try again' ? (
              <TryAgain key={way} account={account} />
            ) : (
              <AppLink key={way.to} to={way.to} className="button-quiet">
                {way.label}
              </AppLink>
            ),
          )}
        </div>
      )}
    </li>
  )
}

function WhoHasRoles({ people }: Pick<LineProps, 'people'>) {
  return (
    <details>
      <summary className="font-bold text-green">{localize(words.who)}</summary>
      <ul className="list-disc pl-6">
        {people.map(({ name, roles }, place) => (
          // The centre sends no ids of people, and the list is made anew with every answer.
          // oxlint-disable-next-line no-array-index-key
          <li key={place} className="wrap-anywhere">
            <PersonalText>{name ?? localize(words.noName)}</PersonalText>
            {`: ${roles.map(roleName).join(', ')}`}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Has the centre send again what did not go out. Sent at once: a phone without network would send nothing either. */
function TryAgain({ account }: { account: string }) {
  const [state, setState] = useState<'idle' | 'busy' | Undone | { readonly again: number }>('idle')
  const send = async () => {
    if (state === 'busy') return
    setState('busy')
    setState(await callCentre(account, tryAgain))
  }
  return (
    <>
      <button type="button" className="button" aria-busy={state === 'busy'} onClick={() => void send()}>
        {localize(words.again)}
      </button>
      <p role="status" className="basis-full empty:hidden">
        {typeof state === 'object' && fill(localize(words.triedAgain), { count: state.again })}
        {typeof state === 'string' && state !== 'idle' && state !== 'busy' && whyUndone(state)}
      </p>
    </>
  )
}

import { localize } from '#src/platform/i18n/words.ts'
import { Page } from '#src/features/gate/page.tsx'
import { standingWords as words } from '#src/features/standing-orders/internal/standing-words.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { loadEarly } from '#src/platform/ui/load-early.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { usePerson } from '#src/platform/ui/use-person.ts'

const OwnStanding = lazyPart(() => import('#src/features/standing-orders/internal/own-standing.tsx'))
loadEarly(OwnStanding)

/**
 * What comes each morning: the person's standing orders.
 *
 * @param order the id of an order whose goods are wanted again, each morning
 */
export function StandingPage({ order }: { order: string | undefined }) {
  const person = usePerson()
  return (
    <Page
      title={localize(words.title)}
      description={localize(words.description)}
      access="signed-in"
      canonical="/standing-orders"
    >
      <div className="column grid max-w-2xl gap-4 py-6">
        <h1>{localize(words.title)}</h1>
        <p>{localize(words.untilEvening)}</p>
        {person && (
          <LaterPart>
            <OwnStanding key={person.id} person={person} order={order} />
          </LaterPart>
        )}
      </div>
    </Page>
  )
}

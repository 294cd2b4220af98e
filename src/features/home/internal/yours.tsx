import { fill } from '#src/base/fill.ts'
import { shortTitles } from 'virtual:short-titles'
import { activityWords } from './activity-words.ts'
import type { Activity } from './activity.ts'
import { openOffers } from '#src/features/bookings/standing.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { hoursText, resourceName, slotText } from '#src/features/bookings/slot-text.ts'
import { goodsText } from '#src/features/orders/goods-text.ts'
import { stateText } from '#src/features/orders/state-text.ts'
import { statusText } from '#src/features/my-requests/status-text.ts'
import { shortText } from '#src/base/short-text.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { StateMark } from '#src/platform/ui/state-mark.tsx'

speakAccount(language())
speakForms(language())

/** The reader's own news as cards with links; many scroll sideways. */
export default function Yours({ activity }: { activity: readonly Activity[] }) {
  return (
    <section aria-label={localize(activityWords.title)}>
      <ul className="flex gap-2 overflow-x-auto" style={{ scrollSnapType: 'x proximity' }}>
        {activity.map((news) => {
          const { mark, title, line, ...place } = cardOf(news)
          return (
            <li
              key={`${news.about} ${place.search?.id ?? ''} ${idOf(news)}`}
              className="grow"
              style={{ flex: '1 0 min(15rem, 88%)', scrollSnapAlign: 'start' }}
            >
              <AppLink {...place} className="card flex h-full min-h-20 items-center gap-3 px-3 no-underline">
                {mark ? <StateMark state={mark} /> : <Pictogram name="cart" className="size-9 text-green" />}
                <span className="text-sm">
                  <strong className="block">{title}</strong>
                  <span className="text-muted">{line}</span>
                </span>
              </AppLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface Card {
  /** The state whose picture it shows; none for a button to buy. */
  readonly mark?: string
  readonly title: string
  readonly line: string
  readonly to: string
  readonly search?: { readonly id: string }
}

/** Maximum length of an order's goods, for two short lines. */
const longestLine = 34

const idOf = (news: Activity) =>
  news.about === 'answer' ? news.request.id : news.about === 'booking' ? news.booking.id : ''

const counted = (words: string, count: number) => fill(words, { count })

function cardOf(news: Activity): Card {
  const { waiting, toBeSent, returned, toBeMended, again } = activityWords
  switch (news.about) {
    case 'waiting':
      return {
        mark: 'saved',
        title: localize(waiting),
        line: counted(localize(toBeSent), news.count),
        to: '/requests',
      }
    case 'returned':
      return {
        mark: 'returned',
        title: localize(returned),
        line: counted(localize(toBeMended), news.count),
        to: '/requests',
      }
    case 'booking':
      return bookingCard(news)
    case 'answer':
      return {
        mark: news.request.status,
        title: statusText(news.request.status, news.request.kind),
        line: kindText(news.request.kind),
        to: '/requests',
      }
    case 'order':
      return { mark: news.order.state, title: stateText(news.order.state), ...orderPlace(news.order) }
    case 'standing':
      return {
        mark: 'approved',
        title: localize(activityWords.standing),
        line: localize(activityWords.skip),
        to: '/standing-orders',
      }
    case 'again':
      return { title: localize(again), ...orderPlace(news.order) }
  }
}

function bookingCard({ booking, when }: Extract<Activity, { about: 'booking' }>): Card {
  const slot = booking.state === 'offered' ? openOffers(booking)[0] : booking
  const isToday = when === 'today' && slot?.starts && slot.ends
  // Tomorrow and yesterday are one word in Hindi, so that the date stands with it.
  const time = isToday ? hoursText({ starts: slot.starts!, ends: slot.ends! }) : slotText(slot ?? {})
  return {
    mark: when === 'question' ? 'answered' : 'approved',
    title: fill(localize(activityWords[when]), { what: resourceName(booking.resource) }),
    line: [time, when === 'question' ? '' : booking.operator].filter(Boolean).join(', '),
    to: '/requests',
  }
}

const orderPlace = (order: Parameters<typeof goodsText>[0] & { readonly id: string }) => ({
  line: shortText(goodsText(order), longestLine),
  to: '/order',
  search: { id: order.id },
})

/** Returns the name of a request's kind; the id for a form that this build lacks. */
function kindText(kind: string): string {
  return Object.hasOwn(shortTitles, kind) ? localize(shortTitles[kind]!) : kind
}

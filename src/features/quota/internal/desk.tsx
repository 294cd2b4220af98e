import { fill } from '#src/base/fill.ts'
import { momentText } from '#src/base/moment.ts'
import { decides } from '#src/base/roles.ts'
import { packText } from '#src/content/pack-text.ts'
import { notifySaved } from '#src/features/cash/notify-saved.ts'
import { useGoods } from '#src/features/catalogue/use-goods.ts'
import type { QuotasAtDesk } from '#src/features/quota/quota-api.ts'
import type { StaffAct } from '#src/features/quota/quota-act.ts'
import type { FreeGoods } from '#src/features/quota/quotas-at-desk.tsx'
import {
  saveStaffAct,
  syncDeskQuotas,
  watchDeskQuotas,
  watchStaffActs,
} from '#src/features/quota/stored-quotas.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { useFetched } from '#src/platform/ui/use-fetched.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { Claims } from './claims.tsx'
import { GiveForm } from './give-form.tsx'
import { GivenList } from './given-list.tsx'
import { deskWords } from './desk-words.ts'

const interval = 60_000

interface DeskProps {
  account: string
  roles: readonly string[]
  goods: readonly FreeGoods[]
}

/** What agents have, what of it somebody has to look at, and the form that gives more. */
export default function Desk({ account, roles, goods }: DeskProps) {
  const held = useObservable<QuotasAtDesk | null | undefined>(
    account,
    async () => watchDeskQuotas(account),
    undefined,
    null,
  )
  const acts = useObservable<readonly { readonly act: StaffAct; readonly state: string }[]>(
    account,
    async () => watchStaffActs(account),
    [],
  )
  const actsIn = (wanted: string) => acts.flatMap(({ act, state }) => (state === wanted ? [act] : []))
  const known = [...(held?.quotas ?? []), ...(held?.claims ?? [])].map(({ product_id: id }) => id)
  const products = useGoods([...new Set([...goods.map(({ id }) => id), ...known])])
  const nameOf = (id: string) => {
    const product = products.get(id)
    return product ? `${product.name} ${packText(product.pack)}` : id
  }
  const waiting = actsIn('waiting')
  const parts = {
    nameOf,
    waiting,
    decides: decides(roles),
    save: async (act: StaffAct) => notifySaved(await saveStaffAct(account, act)),
  }
  return (
    <div className="grid gap-6">
      <Standing at={held === undefined ? undefined : (held?.at ?? null)} waiting={waiting} />
      <CameBack acts={actsIn('returned')} />
      {held && <Claims claims={held.claims} {...parts} />}
      {held && <GivenList quotas={held.quotas} {...parts} />}
      <GiveForm account={account} goods={goods} waiting={waiting} products={products} nameOf={nameOf} />
    </div>
  )
}

interface StandingProps {
  /** When the centre said what is shown; `null` if this phone knows nothing, `undefined` until it is read. */
  at: string | null | undefined
  waiting: readonly StaffAct[]
}

/** How old the lists are, and what of this phone's is not in them; fetches them while the page is visible. */
function Standing({ at, waiting }: StandingProps) {
  const why = useFetched(syncDeskQuotas, interval)
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      {why && why !== 'up to date' && <p className="font-bold">{whyUndone(why)}</p>}
      {at && <p className="text-muted">{fill(localize(deskWords.asOf), { time: momentText(at) })}</p>}
      {at === null && why !== undefined && <p>{localize(deskWords.deskNotKnown)}</p>}
      {waiting.length > 0 && <p>{fill(localize(deskWords.pending), { what: labelsOf(waiting) })}</p>}
    </div>
  )
}

const labelsOf = (acts: readonly StaffAct[]) => acts.map(({ label }) => label).join(', ')

/** What the centre did not accept; the reasons stand with everything that was sent. */
function CameBack({ acts }: { acts: readonly StaffAct[] }) {
  if (acts.length === 0) return null
  return (
    <p>
      <AppLink to="/requests" className="font-bold text-red">
        {fill(localize(deskWords.cameBack), { what: labelsOf(acts) })}
      </AppLink>
    </p>
  )
}

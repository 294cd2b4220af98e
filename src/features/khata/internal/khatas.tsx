import { useDeferredValue, useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { decides } from '#src/base/roles.ts'
import { dayText, timeText } from '#src/base/moment.ts'
import type { Khata } from '#src/features/khata/stored-khata.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { CustomerKhata } from './customer-khata.tsx'
import { DuesByAge } from './dues-by-age.tsx'
import { NewKhata } from './new-khata.tsx'
import { PendingActs } from './pending-acts.tsx'
import { useKhatas, usePendingActs } from './use-khata.ts'

interface KhatasProps {
  account: string
  roles: readonly string[]
  /** The open customer. */
  of: string | undefined
}

/** The khatas of all customers, or one of them, from this phone's copy. */
export default function Khatas({ account, roles, of }: KhatasProps) {
  const [here, synced] = useKhatas(account)
  const pending = usePendingActs(account)
  if (!here) return <Spinner />
  if (synced === 'no right') return <p role="status">{whyUndone(synced)}</p>
  const isOver = synced !== undefined && synced !== 'up to date'
  if (of !== undefined)
    return (
      <CustomerKhata
        key={of}
        account={account}
        customer={of}
        decides={decides(roles)}
        listed={here.khatas.find(({ id }) => id === of)}
        pending={pending.filter(({ act }) => act.customer === of)}
      />
    )
  return (
    <>
      <h1>{t`Khatas`}</h1>
      <AppLink to="/cash" className="button-quiet justify-self-start">
        {t`Cash`}
      </AppLink>
      <div role="status" className="empty:absolute">
        {isOver && <p>{whyUndone(synced)}</p>}
      </div>
      {here.asOf !== undefined && <p className="text-muted">{t`As of ${timeText(here.asOf)}`}</p>}
      {here.asOf === undefined && synced === undefined && <Spinner />}
      <DuesByAge khatas={here.khatas} asOf={here.asOf} />
      <PendingActs acts={pending} />
      <NewKhata account={account} known={here.khatas} />
      <KhataList khatas={here.khatas} />
    </>
  )
}

/** Who said that they paid comes first, then who owes for the longest time, then everybody else by name. */
function byUrgency(a: Khata, b: Khata): number {
  if (Boolean(a.said_paid_at) !== Boolean(b.said_paid_at)) return a.said_paid_at ? -1 : 1
  const [first, second] = [a.due[0]?.day ?? '9', b.due[0]?.day ?? '9']
  return first === second ? a.name.localeCompare(b.name) : first < second ? -1 : 1
}

/** As many rows as a slow phone draws at once. */
const atOnce = 60

function KhataList({ khatas }: { khatas: readonly Khata[] }) {
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(atOnce)
  const wanted = useDeferredValue(typed).trim().toLowerCase()
  const found = khatas
    .filter(({ name, phone, village }) =>
      `${name} ${phone ?? ''} ${village ?? ''}`.toLowerCase().includes(wanted),
    )
    .toSorted(byUrgency)
  return (
    <section className="grid gap-3">
      <h2>{t`Customers (${khatas.length})`}</h2>
      <label className="grid gap-1 font-bold">
        {t`Find a customer by name, village or phone`}
        <input
          className="field font-normal"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {found.length === 0 && khatas.length > 0 && (
        <p role="status">{t`Nobody here has this name, village or phone.`}</p>
      )}
      <ul className="grid gap-2">
        {found.slice(0, most).map((khata) => (
          <KhataRow key={khata.id} khata={khata} />
        ))}
      </ul>
      {found.length > most && (
        <button type="button" className="button-quiet" onClick={() => setMost(most + atOnce)}>
          {t`Show more`}
        </button>
      )}
    </section>
  )
}

function KhataRow({
  khata: { id, name, village, balance_paise: balance, due, said_paid_at: said },
}: {
  khata: Khata
}) {
  return (
    <li>
      <AppLink
        to="/khatas"
        search={{ of: id }}
        className="card flex min-h-12 flex-wrap justify-between gap-x-4 p-3 no-underline"
      >
        <span className="grow basis-40">
          <strong>
            <PersonalText>{name}</PersonalText>
          </strong>
          {village && (
            <span className="block text-muted">
              <PersonalText>{village}</PersonalText>
            </span>
          )}
          {said && <span className="block font-bold text-mustard">{t`Says: I have paid`}</span>}
        </span>
        <span className="text-right">
          <strong className={balance < 0 ? 'text-red' : 'text-green'}>{balanceWords(balance)}</strong>
          {due[0] && balance < 0 && (
            <span className="block text-muted">{t`since ${dayText(due[0].day)}`}</span>
          )}
        </span>
      </AppLink>
    </li>
  )
}

function balanceWords(balance: number): string {
  if (balance === 0) return t`Nothing owed`
  return balance < 0 ? t`Owes ${billText(-balance)}` : t`${billText(balance)} in advance`
}

import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { saveKhataAct, paiseOf, type PendingAct } from '#src/features/khata/khata-act.ts'
import type { Khata, KhataEntry } from '#src/features/khata/stored-khata.ts'
import type { SyncResult } from '#src/features/khata/sync-khata.ts'
import { notifySaved } from '#src/features/cash/notify-saved.ts'
import { TakeCash } from '#src/features/cash/take-cash.tsx'
import { UpiCode } from '#src/features/cash/upi-code.tsx'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import { readablePhone } from '#src/base/phone.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { BalanceCard } from './balance-card.tsx'
import { LimitForm } from './limit-form.tsx'
import { CustomerForm } from './new-khata.tsx'
import { PendingActs } from './pending-acts.tsx'
import { StatementView } from './statement-view.tsx'
import { useKhata } from './use-khata.ts'
import { WriteEntry } from './write-entry.tsx'

interface CustomerKhataProps {
  account: string
  customer: string
  decides: boolean
  /** As the list has it, before its entries are read. */
  listed: Khata | undefined
  pending: readonly PendingAct[]
}

/** One customer's khata for staff: what is owed, what is written now, and the statement. */
export function CustomerKhata(props: CustomerKhataProps) {
  const { account, customer, decides, listed, pending } = props
  const [here, synced] = useKhata(account, pending.length, customer)
  const khata = here?.khata ?? listed
  const name = khata?.name ?? writtenName(pending)
  return (
    <>
      <AppLink to="/khatas" search={{}} className="button-quiet justify-self-start print:hidden">
        {t`All khatas`}
      </AppLink>
      <h1>{name === undefined ? t`Khata` : <PersonalText>{name}</PersonalText>}</h1>
      {khata && <Whose khata={khata} />}
      {khata && here && <BalanceCard khata={khata} asOf={here.asOf} unsent={unsentOf(pending)} />}
      <Synced synced={synced} isKnown={name !== undefined} />
      {name !== undefined && <Acts {...{ account, customer, decides, khata, name }} />}
      {/* Below: what leaves it must not move what is about to be tapped. */}
      <PendingActs acts={pending} />
      {here && (
        <StatementView
          khata={here.khata}
          entries={here.entries}
          renderActs={
            decides ? (entry) => <Correct {...props} entry={entry} entries={here.entries} /> : undefined
          }
        />
      )}
    </>
  )
}

function Synced({ synced, isKnown }: { synced: SyncResult | undefined; isKnown: boolean }) {
  const isUpToDate = synced === 'up to date'
  return (
    <div role="status">
      {synced !== undefined && !isUpToDate && <p>{whyUndone(synced)}</p>}
      {!isKnown && isUpToDate && <p>{t`The centre does not know this khata.`}</p>}
    </div>
  )
}

/** What this phone has written and the centre does not have yet, in paise. */
function unsentOf(pending: readonly PendingAct[]): number {
  return pending.reduce((sum, { act, code }) => sum + (code === undefined ? paiseOf(act) : 0), 0)
}

/** The name of somebody whom this phone has written down a moment ago. */
function writtenName(pending: readonly PendingAct[]): string | undefined {
  const written = pending.findLast(({ act }) => act.do === 'customer')?.act
  return written?.do === 'customer' ? written.name : undefined
}

function Whose({ khata: { phone, village, said_paid_at: said } }: { khata: Khata }) {
  return (
    <>
      {(phone || village) && (
        <p className="flex flex-wrap items-center gap-x-3">
          {phone && (
            <a href={`tel:+91${phone}`} className="inline-flex min-h-12 items-center">
              {readablePhone(phone)}
            </a>
          )}
          <PersonalText>{village ?? ''}</PersonalText>
        </p>
      )}
      {said && <p className="font-bold text-mustard">{t`Says: I have paid. Look at the bank.`}</p>}
    </>
  )
}

interface ActsProps extends Pick<CustomerKhataProps, 'account' | 'customer' | 'decides'> {
  khata: Khata | undefined
  name: string
}

function Acts({ account, customer, decides, khata, name }: ActsProps) {
  return (
    <section className="grid gap-3 print:hidden">
      <WriteEntry account={account} customer={customer} />
      <Folded title={t`Cash`}>
        <TakeCash account={account} about={{ customer }} label={name} />
      </Folded>
      {khata?.upi && (
        <Folded title={t`Show a UPI code`}>
          <UpiCode link={khata.upi} paise={-khata.balance_paise} />
        </Folded>
      )}
      {decides && (
        <Folded title={t`Limit`}>
          <LimitForm account={account} customer={customer} khata={khata} />
        </Folded>
      )}
      {khata && (
        <Folded title={t`Name, number and village`}>
          <CustomerForm account={account} known={[]} of={khata} />
        </Folded>
      )}
    </section>
  )
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="card px-4">
      <summary className="font-bold text-green">{title}</summary>
      <div className="grid gap-3 pb-4">{children}</div>
    </details>
  )
}

interface CorrectProps extends Pick<CustomerKhataProps, 'account' | 'customer' | 'pending'> {
  entry: KhataEntry
  entries: readonly KhataEntry[]
}

/** Answers a wrong entry by its opposite; an order is cancelled at the desk. */
function Correct({ account, customer, entry, entries, pending }: CorrectProps) {
  if (['order', 'order_back', 'correction'].includes(entry.why)) return null
  if (entries.some(({ corrects }) => corrects === entry.id))
    return <p className="text-muted">{t`Corrected`}</p>
  if (
    pending.some(
      ({ act, code }) => code === undefined && act.do === 'correction' && act.corrects === entry.id,
    )
  )
    return <p className="text-muted">{t`Corrected on this phone`}</p>
  const correct = async () =>
    notifySaved(await saveKhataAct(account, { do: 'correction', customer, corrects: entry.id }))
  return (
    <div className="print:hidden">
      <ConfirmOnce
        label={t`This is wrong`}
        name={t`This entry is wrong`}
        question={t`Write the opposite of this entry? Both stay in the khata.`}
        run={correct}
      />
    </div>
  )
}

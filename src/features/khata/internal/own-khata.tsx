import { t } from '@lingui/core/macro'
import { momentText } from '#src/base/moment.ts'
import { notifySaved } from '#src/features/cash/notify-saved.ts'
import { UpiCode } from '#src/features/cash/upi-code.tsx'
import { saveKhataAct, type KhataAct } from '#src/features/khata/khata-act.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { BalanceCard } from './balance-card.tsx'
import { PendingActs } from './pending-acts.tsx'
import { StatementView } from './statement-view.tsx'
import { useKhata, usePendingActs } from './use-khata.ts'

/** The person's own khata from this phone's copy. */
export default function OwnKhata({ account }: { account: string }) {
  const unsent = usePendingActs(account)
  const [here, synced] = useKhata(account, unsent.length)
  const pending = unsent.filter(({ act }) => act.customer === here?.khata.id)
  if (!here)
    return here === null && synced !== undefined ? (
      <p role="status">
        {synced === 'up to date'
          ? t`You have no khata yet. Ask the centre for goods on account.`
          : whyUndone(synced)}
      </p>
    ) : (
      <Spinner />
    )
  const { khata, entries, asOf } = here
  const act = async (change: KhataAct) => notifySaved(await saveKhataAct(account, change))
  const quiet = pending.findLast(({ act: { do: what } }) => what === 'quiet')?.act
  return (
    <>
      <BalanceCard khata={khata} asOf={asOf} isOwn />
      {khata.upi && khata.balance_paise < 0 && (
        <>
          <UpiCode link={khata.upi} paise={-khata.balance_paise} />
          {khata.said_paid_at ? (
            <p role="status">{t`You said ${momentText(khata.said_paid_at)} that you have paid. The centre looks at its bank.`}</p>
          ) : (
            <button
              type="button"
              className="button-quiet justify-self-start"
              onClick={() => void act({ do: 'said_paid', customer: khata.id })}
            >
              {t`I have paid`}
            </button>
          )}
        </>
      )}
      <PendingActs acts={pending} />
      <StatementView khata={khata} entries={entries} />
      <CheckBox
        checked={!(quiet?.do === 'quiet' ? quiet.quiet : khata.quiet)}
        onChange={({ target }) => void act({ do: 'quiet', customer: khata.id, quiet: !target.checked })}
        label={t`Remind me of what I owe, once a week at most`}
      />
    </>
  )
}

import { Fragment, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { dropDraft } from '#src/features/forms/drafts.ts'
import type { EditPlace } from './edits.ts'
import type { Opened } from './open-item.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { partialInputAt } from '#src/features/forms/use-partial-input.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import type { PartialEdit, OpenedEdit } from './partial-edit.ts'
import { NotOpenedPage } from './not-opened-page.tsx'
import { useOpened } from './use-opened.ts'
import { WaitingEdit } from './waiting-edit.tsx'

interface OpenedFormProps<Found> {
  account: string
  of: EditPlace
  /** Returns the item, nothing where the phone does not have it, or why the centre did not give it. */
  open: () => Promise<Found | Undone | undefined>
  /** A link to the item's list. */
  back?: ReactNode
  title?: (found: Found) => string
  /** Renders the form; rendered anew for another version of the item. */
  children: (edit: OpenedEdit<Found>) => ReactNode
}

/** An item's form with its waiting edits above it, restored to its unsaved text. */
export function OpenedForm<Found extends Opened<unknown>>(props: OpenedFormProps<Found>) {
  const { account, of, open, back, title, children } = props
  const place = `edit ${of.kind} ${of.path} ${of.part}`
  const [opened, openAgain] = useOpened(async () => {
    const found = await open()
    if (typeof found === 'string') return found
    const half = found && (await partialInputAt<PartialEdit>(place, account))
    // Unsaved text belongs to the version that it was typed over: if that has changed, the centre reports a conflict.
    return found && { half, found: half ? { ...found, fact: half.value.fact, seen: half.value.seen } : found }
  })
  if (typeof opened === 'string') return <NotOpenedPage why={opened} />
  const { found, half } = opened
  const { waiting, seen } = found
  return (
    <>
      {back && <p>{back}</p>}
      {title && <h2>{title(found)}</h2>}
      {waiting && <WaitingEdit edit={waiting} onDecided={openAgain} />}
      {half && <BeginAnew onDrop={() => void beginAnew(half.id, openAgain)} />}
      <Fragment key={`${seen} ${waiting?.id} ${waiting?.state} ${half?.id}`}>
        {children({ account, place, found, half, openAgain })}
      </Fragment>
    </>
  )
}

async function beginAnew(draft: string, openAgain: () => void): Promise<void> {
  const outcome = await dropDraft(draft)
  if (outcome.saved) openAgain()
  else notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}

function BeginAnew({ onDrop }: { onDrop: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status">{t`Your unsaved text is back in the form.`}</p>
      <button type="button" className="button-quiet" onClick={onDrop}>
        {t`Start over`}
      </button>
    </div>
  )
}

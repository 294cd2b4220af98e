import { t } from '@lingui/core/macro'
import { attachmentOf } from '#src/core/desk/centre-calls.ts'
import type { DeskItem } from '#src/core/desk/item.ts'
import { localize } from '#src/i18n/words.ts'
import { lacksAttachments } from '#src/screens/requests/status-text.ts'
import { useForm } from '#src/screens/requests/use-form.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { openNewTab, type NewTab } from '#src/ui/new-tab.ts'
import { notify } from '#src/ui/toasts.ts'
import { whyNoAnswer } from '#src/screens/faults/why-no-answer.ts'

interface ItemFilesProps {
  item: Extract<DeskItem, { what: 'request' }>
  account: string
}

/** Long enough for a slow phone to render it; afterwards neither a reload nor *back* shows it. */
const addressLifetimeMs = 60_000

function showBlob(tab: NewTab, paper: Blob): void {
  const address = URL.createObjectURL(paper)
  tab.go(address)
  setTimeout(() => URL.revokeObjectURL(address), addressLifetimeMs)
}

/** The files of a request; each opens in a new tab, from this page's memory only. */
export function ItemFiles({ item, account }: ItemFilesProps) {
  const { request } = item
  const form = useForm(request.kind)
  const files = request.files ?? []
  if (files.length === 0) return null
  const open = (sha256: string) => {
    // Within the tap, because browsers block tabs that open later.
    const tab = openNewTab(t`Opening the paper…`)
    void attachmentOf(account, item, sha256).then((paper) => {
      if (paper) return showBlob(tab, paper)
      tab.close()
      notify({
        title: t`The paper cannot be opened now`,
        text: whyNoAnswer(),
        tone: 'alarm',
      })
    })
  }
  return (
    <section className="card grid gap-2 p-4">
      <h2>{t`Papers`}</h2>
      {lacksAttachments(request) && (
        <p className="flex items-start gap-2">
          <Pictogram name="clock" className="mt-0.5 size-6" />
          <span>{t`Not all papers have come yet.`}</span>
        </p>
      )}
      <ul className="grid gap-2">
        {files.map(({ slot, sha256, bytes }) => {
          const label = form?.documents?.[slot]?.label
          const kilobytes = Math.max(1, Math.round(bytes / 1024))
          return (
            <li key={slot}>
              <button type="button" className="button-quiet w-full" onClick={() => open(sha256)}>
                <Pictogram name="paper" className="size-6" />
                <span>{label ? localize(label) : slot}</span>
                <span className="font-normal text-muted">{t`${kilobytes} KB`}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

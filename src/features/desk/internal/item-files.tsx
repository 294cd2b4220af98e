import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { attachmentOf } from './centre-calls.ts'
import type { DeskItem } from './item.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { attachmentsOf } from '#src/features/forms/attachments.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { useForm } from '#src/features/my-requests/use-form.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { openNewTab, type NewTab } from '#src/platform/ui/new-tab.ts'
import { isAppOnIPhone, saveFile } from '#src/platform/ui/save-file.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { NotePlayer } from '#src/features/voice/note-player.tsx'
import { noFileNotice } from '#src/features/voice/why-no-file.ts'
import { NoteSummary } from './note-summary.tsx'

type RequestItem = Extract<DeskItem, { what: 'request' }>
type ListedFile = NonNullable<RequestItem['request']['files']>[number]

interface ItemFilesProps {
  item: RequestItem
  account: string
}

/** Long enough for a slow phone to render it; afterwards neither a reload nor *back* shows it. */
const addressLifetimeMs = 60_000

/** In the app on an iPhone a page of a file has no way back: there the share sheet shows and saves it. */
function showBlob(tab: NewTab, file: Blob, label: string): void {
  if (isAppOnIPhone()) return void saveFile(nameOf(label, file), file.type, file)
  const address = URL.createObjectURL(file)
  tab.go(address)
  setTimeout(() => URL.revokeObjectURL(address), addressLifetimeMs)
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/webp': 'webp',
}

function nameOf(label: string, { type }: Blob): string {
  return `${label}.${endings[type] ?? 'jpg'}`
}

const isVoice = ({ type }: ListedFile) => type.startsWith('audio/')

/** The files of a request: a voice note plays here, others open in a new tab, from this page's memory only. */
export function ItemFiles({ item, account }: ItemFilesProps) {
  const { request } = item
  const form = useForm(request.kind)
  const files = request.files
  if (files.length === 0) return null
  const documents = form ? attachmentsOf(form) : {}
  return (
    <section className="card grid gap-2 p-4">
      <h2>{t`Attached`}</h2>
      {!request.complete && (
        <p className="flex items-start gap-2">
          <Pictogram name="clock" className="mt-0.5 size-6" />
          <span>{t`Not all of it has come yet.`}</span>
        </p>
      )}
      <ul className="grid gap-2">
        {files.map((file) => {
          const label = documents[file.slot]?.label
          const shared = { item, account, file, label: label ? localize(label) : file.slot }
          return (
            <li key={file.slot}>{isVoice(file) ? <Voice {...shared} /> : <OpenedInTab {...shared} />}</li>
          )
        })}
      </ul>
      {files.some(isVoice) && <NoteSummary item={item} account={account} />}
    </section>
  )
}

interface ItemFileProps extends ItemFilesProps {
  file: ListedFile
  label: string
}

function OpenedInTab({ item, account, file: { sha256, bytes }, label }: ItemFileProps) {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  const open = () => {
    // Within the tap, because browsers block tabs that open later.
    const tab = openNewTab(t`Opening…`)
    void attachmentOf(account, item, sha256).then((file) => {
      if (typeof file !== 'string') return showBlob(tab, file, label)
      tab.close()
      notify(noFileNotice(file))
    })
  }
  return (
    <button type="button" className="button-quiet w-full" onClick={open}>
      <Pictogram name="paper" className="size-6" />
      <span>{label}</span>
      <span className="font-normal text-muted">{t`${kilobytes} KB`}</span>
    </button>
  )
}

/** A voice note, fetched when somebody wants to hear it. */
function Voice({ item, account, file: { sha256, bytes }, label }: ItemFileProps) {
  const [isWanted, setIsWanted] = useState(false)
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  const miss = (why?: Undone) => {
    setIsWanted(false)
    notify(noFileNotice(why))
  }
  if (isWanted)
    return <NotePlayer label={label} read={() => attachmentOf(account, item, sha256)} onMissing={miss} />
  return (
    <button type="button" className="button-quiet w-full" onClick={() => setIsWanted(true)}>
      <Pictogram name="microphone" className="size-6" />
      <span>{t`Listen: ${label}`}</span>
      <span className="font-normal text-muted">{t`${kilobytes} KB`}</span>
    </button>
  )
}

import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { attachmentsOf, messageAttachments } from '#src/features/forms/attachments.ts'
import type { ListedFile } from '#src/features/forms/rules.ts'
import { speakVoice } from '#src/platform/i18n/phrases-of-voice.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { Picture } from '#src/features/attachments/picture.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { NotePlayer } from '#src/features/voice/note-player.tsx'
import { noFileNotice } from '#src/features/voice/why-no-file.ts'

/** The files of a message, and their reader. */
export interface AnswerFilesProps {
  files: readonly ListedFile[]
  /** Returns a file's bytes by its hash, or why they cannot be had. */
  read: (sha256: string) => Promise<Blob | Undone>
}

speakVoice(language())

const documents = attachmentsOf(messageAttachments)

/** The photos and the voice note of a message. Each is read with a tap on it. */
export default function AnswerFiles({ files, read }: AnswerFilesProps) {
  return (
    <ul className="grid gap-2 py-1" data-files={files.length}>
      {files.map((file) => (
        <li key={file.slot}>
          <AnswerFile file={file} read={() => read(file.sha256)} />
        </li>
      ))}
    </ul>
  )
}

interface AnswerFileProps {
  file: ListedFile
  read: () => Promise<Blob | Undone>
}

function AnswerFile({ file: { slot, bytes, type }, read }: AnswerFileProps) {
  const [isWanted, setIsWanted] = useState(false)
  const [photo, setPhoto] = useState<Blob>()
  const isVoice = type.startsWith('audio/')
  const label = documents[slot] ? localize(documents[slot].label) : slot
  const miss = (why?: Undone) => {
    setIsWanted(false)
    notify(noFileNotice(why))
  }
  const open = () => {
    setIsWanted(true)
    if (!isVoice)
      read().then(
        (found) => (typeof found === 'string' ? miss(found) : setPhoto(found)),
        () => miss(),
      )
  }
  if (photo) return <Picture blob={photo} alt={label} className="max-h-96 max-w-full rounded-lg" />
  if (isWanted) return isVoice ? <NotePlayer label={label} read={read} onMissing={miss} /> : <Spinner />
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return (
    <button type="button" className="button-quiet w-full" onClick={open}>
      <Pictogram name={isVoice ? 'microphone' : 'camera'} className="size-7" />
      <span>{isVoice ? t`Listen: ${label}` : t`Show: ${label}`}</span>
      <span className="font-normal text-muted">{t`${kilobytes} KB`}</span>
    </button>
  )
}

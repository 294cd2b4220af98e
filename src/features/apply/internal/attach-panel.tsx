import { useEffect, useEffectEvent } from 'react'
import { t } from '@lingui/core/macro'
import { finishRecordings } from '#src/platform/files/voice-note.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import { voiceSlot, type Attachable } from '#src/features/forms/attachments.ts'
import type { BrokenRule, ListedFile } from '#src/features/forms/rules.ts'
import { VoiceNote } from '#src/features/voice/voice-note.tsx'
import { Photos } from './photos.tsx'
import { listed, useAttachments, type AttachTarget } from './use-attachments.ts'
import { WifiOnly } from '#src/features/apply/wifi-only.tsx'

/** A form whose files are added. */
export interface AttachPanelProps {
  form: Attachable
  owner: string
  filling: AttachTarget
  broken: readonly BrokenRule[]
  /** Called with the files whenever they change. */
  onFiles: (files: readonly ListedFile[]) => void
}

/** Photos and the voice note of a form without steps, or of a text. */
export default function AttachPanel({ form, owner, filling, broken, onFiles }: AttachPanelProps) {
  const attachments = useAttachments(form, owner, filling)
  const { stored } = attachments
  const { draft } = filling
  const tell = useEffectEvent(onFiles)
  useEffect(() => tell(listed(stored)), [stored])
  // Saves the recording of a page that was killed.
  useEffect(() => void finishRecordings(draft), [draft])
  return (
    <div className="grid gap-4">
      {form.voice && (
        <div tabIndex={-1} data-slot={voiceSlot}>
          <VoiceNote
            id={draft}
            slot={voiceSlot}
            longest={form.voice.longest}
            owner={owner}
            save={() => filling.waitFor(filling.waitingFor)}
            stored={stored.find(({ slot }) => slot === voiceSlot)}
            onRemove={() => attachments.remove(voiceSlot)}
          />
        </div>
      )}
      {form.photos && <Photos form={form} attachments={attachments} broken={broken} />}
      {owner === guestOwner && (
        <p>{t`The answers are sent now. Photos and voice will be sent when you sign in.`}</p>
      )}
      <WifiOnly />
    </div>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '@lingui/core/macro'
import { canPlay } from '#src/base/can-play.ts'
import { withLength } from '#src/features/voice/internal/webm-length.ts'
import { speakVoice } from '#src/platform/i18n/phrases-of-voice.ts'
import { language } from '#src/platform/i18n/words.ts'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { shareFile } from '#src/platform/ui/share.ts'

interface NotePlayerProps<Why extends string> {
  /** The note's bytes; `undefined` or a reason where they cannot be read. Read once. */
  read: () => Promise<Blob | Why | undefined>
  label: string
  /** Called if there are no bytes, with the reason if there is one. */
  onMissing?: (why?: Why) => void
}

interface Note {
  blob: Blob
  address: string
}

speakVoice(language())

/** A voice note with the browser's own controls, from the page's memory; a way to take it elsewhere where it cannot be played. */
export function NotePlayer<Why extends string>({ read, label, onMissing }: NotePlayerProps<Why>) {
  const [note, setNote] = useState<Note>()
  const [isUnplayable, setIsUnplayable] = useState(false)
  const readOnce = useEffectEvent(async () => {
    const found = await read()
    return found instanceof Blob ? withItsLength(found) : found
  })
  const miss = useEffectEvent((why?: Why) => onMissing?.(why))
  useEffect(() => {
    let made: string | undefined
    let left = false
    const show = (blob: Blob | Why | undefined) => {
      if (left) return
      if (!(blob instanceof Blob)) return miss(blob)
      made = URL.createObjectURL(blob)
      setNote({ blob, address: made })
      // A phone that loads it only with a tap says so only then.
      setIsUnplayable(!canPlay(blob.type))
    }
    readOnce().then(show, () => show(undefined))
    return () => {
      left = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [])
  if (note && isUnplayable) return <Unplayable blob={note.blob} label={label} />
  return (
    // Nobody has written its words yet; the desk is asked to.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio
      controls
      className="w-full"
      aria-label={label}
      src={note?.address}
      onError={() => setIsUnplayable(true)}
    />
  )
}

/** Returns a recording of which every player shows the length. */
async function withItsLength(note: Blob): Promise<Blob> {
  if (note.type !== 'audio/webm') return note
  return new Blob([withLength(new Uint8Array(await note.arrayBuffer()))], { type: note.type })
}

/** By type: the ending by which other apps know it. */
const endings: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
}

function Unplayable({ blob, label }: { blob: Blob; label: string }) {
  const take = async () => {
    const name = `${label.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.${endings[blob.type] ?? 'bin'}`
    const outcome = await shareFile(label, new File([blob], name, { type: blob.type }))
    if (outcome !== 'shared' && outcome !== 'left') await saveFile(name, blob.type, blob)
  }
  return (
    <div className="grid gap-2">
      <p role="alert">{t`This browser cannot play this recording. Save it, and open it in another app or phone.`}</p>
      <button type="button" className="button-quiet" onClick={() => void take()}>
        {t`Save or open elsewhere: ${label}`}
      </button>
    </div>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'

interface NotePlayerProps<Why extends string> {
  /** The note's bytes; `undefined` or a reason where they cannot be read. Read once. */
  read: () => Promise<Blob | Why | undefined>
  label: string
  /** Called if there are no bytes, with the reason if there is one. */
  onMissing?: (why?: Why) => void
}

/** A voice note with the browser's own controls, from the page's memory. */
export function NotePlayer<Why extends string>({ read, label, onMissing }: NotePlayerProps<Why>) {
  const [address, setAddress] = useState<string>()
  const readOnce = useEffectEvent(read)
  const miss = useEffectEvent((why?: Why) => onMissing?.(why))
  useEffect(() => {
    let made: string | undefined
    let left = false
    const show = (note: Blob | Why | undefined) => {
      if (left) return
      if (!(note instanceof Blob)) return miss(note)
      made = URL.createObjectURL(note)
      setAddress(made)
    }
    readOnce().then(show, () => show(undefined))
    return () => {
      left = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [])
  // Nobody has written its words yet; the desk is asked to.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio controls className="w-full" aria-label={label} src={address} />
}

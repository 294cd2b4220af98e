import { useEffect, useEffectEvent, useState } from 'react'

interface NotePlayerProps {
  /** The note's bytes; `undefined` where they cannot be read. Read once. */
  read: () => Promise<Blob | undefined>
  label: string
  /** Called if there are no bytes. */
  onMissing?: () => void
}

/** A voice note with the browser's own controls, from the page's memory. */
export function NotePlayer({ read, label, onMissing }: NotePlayerProps) {
  const [address, setAddress] = useState<string>()
  const readOnce = useEffectEvent(read)
  const miss = useEffectEvent(() => onMissing?.())
  useEffect(() => {
    let made: string | undefined
    let left = false
    const show = (note: Blob | undefined) => {
      if (left) return
      if (!note) return miss()
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

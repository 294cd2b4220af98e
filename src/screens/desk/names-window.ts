import { useEffect } from 'react'

interface NamesWindowProps {
  title: string
  onTitle: (title: string) => void
}

/** Names the window by what is open in it, for as long as it is; draws nothing. */
export function NamesWindow({ title, onTitle }: NamesWindowProps): null {
  useEffect(() => {
    onTitle(title)
    return () => onTitle('')
  }, [title, onTitle])
  return null
}

import { useEffect } from 'react'

interface NamesWindowProps {
  title: string
  onTitle: (title: string) => void
}

/** Sets the window's title to the open item while mounted; renders nothing. */
export function NamesWindow({ title, onTitle }: NamesWindowProps): null {
  useEffect(() => {
    onTitle(title)
    return () => onTitle('')
  }, [title, onTitle])
  return null
}

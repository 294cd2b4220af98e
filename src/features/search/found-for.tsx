import { useState, type ReactNode } from 'react'
import { Found } from '#src/features/search/internal/found.tsx'
import { useFound } from './use-found.ts'

interface FoundForProps {
  /** The cleaned search text. */
  words: string
  /** The shelves to search; the whole shop by default. Pass a stable array. */
  shelves?: readonly string[] | undefined
  /** Renders the content below, by whether there are results. */
  children?: (isAnything: boolean) => ReactNode
}

/** Results per page: few enough to render between two letters. */
const pageLength = 12

/** Results in pages; below them the content of `children`. */
export default function FoundFor({ words, shelves, children }: FoundForProps) {
  const key = `${shelves?.join() ?? ''} ${words}`
  const [shown, setShown] = useState({ key, pages: 1 })
  const pages = shown.key === key ? shown.pages : 1
  const answer = useFound(words, shelves, pages * pageLength)
  return (
    <>
      <Found answer={answer} text={words} onMore={() => setShown({ key, pages: pages + 1 })} />
      {children?.(Boolean(answer?.found?.total))}
    </>
  )
}

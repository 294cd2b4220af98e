import { useState, type ReactNode } from 'react'
import { Found } from './found.tsx'
import { useFound } from './use-found.ts'

interface FoundForProps {
  /** What is looked for, cleaned. */
  words: string
  /** Where; everywhere in the shop where nothing is said. Pass the same list as long as it is the same. */
  shelves?: readonly string[] | undefined
  /** Draws what stands below, by whether anything was found. */
  children?: (isAnything: boolean) => ReactNode
}

/** So many at a time: more than anybody looks at, and few enough to be drawn between two letters. */
const pageLength = 12

/** What is found for some words, so many at a time; below it what `children` draws. */
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

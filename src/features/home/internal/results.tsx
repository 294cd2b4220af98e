import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { limited } from '#src/base/limited.ts'
import { allProducts } from '#src/content/all-products.ts'
import { localize } from '#src/platform/i18n/words.ts'
import FoundFor from '#src/features/search/found-for.tsx'
import { longestSearch } from '#src/features/search/search-box.tsx'

/** Time without typing, after which the address is updated, in milliseconds. */
const pauseMs = 500

/** The results for the text in the box; the address follows a moment later. */
export default function Results({ text, q }: { text: string; q: string }) {
  const navigate = useNavigate()
  const { text: words, over } = limited(text, longestSearch)
  const write = useEffectEvent((to: string) => {
    if (to !== q) void navigate({ to: '/', search: { q: to }, replace: true, resetScroll: false } as never)
  })
  useEffect(() => {
    const timer = setTimeout(() => write(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <>
      <p role="status">{over > 0 && localize(allProducts.isCut)}</p>
      <FoundFor words={words} />
    </>
  )
}

import { useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { localize } from '#src/platform/i18n/words.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { SearchBox } from '#src/features/search/search-box.tsx'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { useActivity } from './use-activity.ts'
import { useHome } from './use-home.ts'

const Results = lazyPart(() => import('./results.tsx'))
const Yours = lazyPart(() => import('./yours.tsx'))

interface HeroProps {
  /** The search words in the address. */
  q?: string | undefined
  /** The rest of the first section, hidden by results. */
  first: ReactNode
  /** The rest of the page, hidden by results. */
  children: ReactNode
}

/** The centre in one line, the search, and the reader's own news; without news, a picture. */
export function Hero({ q = '', first, children }: HeroProps) {
  const home = useHome()
  const typed = useText(q)
  const activity = useActivity()
  const isSearching = typed.text.trim() !== ''
  const { eyebrow, title } = home.hero
  return (
    <>
      <section id="home">
        <div className="column grid items-start gap-3 py-3 md:grid-cols-2 md:gap-6 md:py-6">
          <div className="flex flex-col gap-3 md:pt-6 lg:pt-16">
            <div>
              <p className="hidden font-bold text-green md:block">{localize(eyebrow)}</p>
              <h1 className="text-lg md:text-2xl">{localize(title)}</h1>
            </div>
            <search>
              <SearchBox typed={typed} isSlim />
            </search>
            {activity.length > 0 && !isSearching && (
              <LaterPart fallback={<div className="h-20" />}>
                <Yours activity={activity} />
              </LaterPart>
            )}
          </div>
          {/* On a phone, news replaces the picture at the same height, so that nothing moves. */}
          {!isSearching && (
            <img
              src="/art/hero.svg"
              alt=""
              width="640"
              height="360"
              className={`h-20 w-full rounded-lg object-cover object-[0_55%] md:h-auto ${activity.length ? 'hidden md:block' : ''}`}
            />
          )}
        </div>
        <div hidden={isSearching}>{first}</div>
      </section>
      {isSearching && (
        <div className="column min-h-svh pb-6">
          <LaterPart>
            <Results text={typed.text} q={q} />
          </LaterPart>
        </div>
      )}
      <div hidden={isSearching}>{children}</div>
    </>
  )
}

const nothing = () => {}

/**
 * Returns the text of the search box: at first the address's words, so that *back* from a result restores them. The
 * results' code cleans it and writes it to the address.
 */
function useText(q: string) {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState<string>()
  const [seen, setSeen] = useState(q)
  if (q !== seen) {
    setSeen(q)
    // Somebody tapped a link to home.
    if (q === '') setTyped(undefined)
  }
  const type = (text: string) => {
    setTyped(text)
    if (text === '' && q !== '') void navigate({ to: '/', replace: true, resetScroll: false })
  }
  const text = typed ?? (isHydrated ? q : '')
  return { text, words: text, isCut: false, type, write: nothing, note: nothing }
}

import type { ReactNode } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { addressIn } from '#src/i18n/address.ts'
import { language, languages, localize } from '#src/i18n/words.ts'
import { ConsentScreen } from './consent.tsx'
import { NeedsSignIn } from './needs-sign-in.tsx'
import { SharePage } from './share-button.tsx'
import { useCentre } from './use-texts.ts'

interface PageProps {
  title: string
  description: string
  /** `signed-in` shows the page to people who are signed in, and the way to sign in to others. */
  access?: 'everyone' | 'signed-in' | undefined
  /** What is said to whoever has to sign in first, where the page has words of its own for it. */
  signInFor?: string | undefined
  /** True for pages that open before a consent is chosen. */
  beforeConsent?: boolean | undefined
  /** The bare path that search engines should know the page by; the page's own where nothing is said, and none where it is `null`. */
  canonical?: string | null | undefined
  /** True for pages that say nothing to anybody but the person: no search engine is to show them, nor pages behind a sign-in. */
  unlisted?: boolean | undefined
  /** The class of what is read, where that is narrower than the page: the way to share it stands in the same column. */
  width?: string | undefined
  /** True for pages that have a way to share them of their own. */
  noShare?: boolean
  children: ReactNode
}

const longestDescription = 155

/** A page within the frame: its head elements, and the gate in its order: waiting, consent, sign-in, content. */
export function Page(props: PageProps) {
  const { title, access, beforeConsent, unlisted, width = '', children } = props
  const isGated = access === 'signed-in'
  const isListed = !isGated && !unlisted
  return (
    <main id="main" className={beforeConsent ? undefined : 'gated'}>
      <Head {...props} isListed={isListed} />
      {!beforeConsent && <ConsentScreen />}
      {isGated ? <NeedsSignIn why={props.signInFor}>{children}</NeedsSignIn> : <div>{children}</div>}
      {isListed && !props.noShare && (
        <p className={`column pt-4 ${width}`}>
          <SharePage title={title} />
        </p>
      )}
    </main>
  )
}

function Head({ title, description, canonical, isListed }: PageProps & { isListed: boolean }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const path = canonical === undefined ? pathname : canonical
  const centre = useCentre()
  const at = (code: Parameters<typeof addressIn>[0]) => `${centre.site}${addressIn(code, path!)}`
  const suffix = ` | ${localize(centre.name)}, ${localize(centre.place)}`
  return (
    <>
      <title>
        {title === localize(centre.name)
          ? `${title}, ${localize(centre.place)}`
          : `${title} | ${localize(centre.name)}`}
      </title>
      <meta name="description" content={described(description, suffix)} />
      {!isListed && <meta name="robots" content="noindex" />}
      {path !== null && (
        <>
          <link rel="canonical" href={at(language())} />
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={at(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={at('en')} />
        </>
      )}
    </>
  )
}

/** The sentences of a description that fit, and whose page it is where there is room for that too. */
function described(text: string, suffix: string): string {
  const start = text.slice(0, longestDescription)
  const end = start === text ? text.length : start.search(/[.?\u0964] [^.?\u0964]*$/) + 1
  const sentence = text.slice(0, end) || `${start.slice(0, start.lastIndexOf(' '))}…`
  return (sentence + suffix).length > longestDescription ? sentence : sentence + suffix
}

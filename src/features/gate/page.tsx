import type { ReactNode } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { addressIn } from '#src/platform/i18n/address.ts'
import { language, languages, localize, type Words } from '#src/platform/i18n/words.ts'
import { ConsentScreen } from './consent.tsx'
import { NeedsSignIn } from '#src/features/gate/internal/needs-sign-in.tsx'
import { SharePage } from '#src/platform/ui/share-button.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { useCentre } from '#src/features/catalogue/use-edited.ts'

interface PageProps {
  title: string
  description: string
  /** `signed-in` requires a sign-in. */
  access?: 'everyone' | 'signed-in' | undefined
  /** The page's own reason to sign in. */
  signInFor?: string | undefined
  /** Short description of the page behind the sign-in. */
  behind?: Words | undefined
  /** True for pages that are readable before the consent is answered. */
  beforeConsent?: boolean | undefined
  /** The bare path for search engines; the page's own by default, none if `null`. */
  canonical?: string | null | undefined
  /** True for personal pages, which search engines should skip, as they should pages that require a sign-in. */
  unlisted?: boolean | undefined
  /** The class of the content's column, if narrower than the page; the share button uses it too. */
  width?: string | undefined
  /** True for pages with their own share button. */
  noShare?: boolean
  children: ReactNode
}

// Lazy: few centres lack anything.
const OffNotice = lazyPart(() => import('#src/features/gate/internal/off-notice.tsx'))

const longestDescription = 155

/** A page within the frame: its head elements, and its gate in order: waiting, consent, sign-in, content. */
export function Page(props: PageProps) {
  const { title, access, beforeConsent, unlisted, width = '', children } = props
  const isGated = access === 'signed-in'
  const isListed = !isGated && !unlisted
  const isOff = useIsOff()
  return (
    <main id="main" className={beforeConsent ? undefined : 'gated'}>
      <Head {...props} isListed={isListed} />
      {!beforeConsent && <ConsentScreen />}
      {isOff ? (
        <OffNotice />
      ) : isGated ? (
        <NeedsSignIn why={props.signInFor} behind={props.behind}>
          {children}
        </NeedsSignIn>
      ) : (
        <div>{children}</div>
      )}
      {isListed && !props.noShare && (
        <p className={`column pt-4 ${width}`}>
          <SharePage title={title} />
        </p>
      )}
    </main>
  )
}

/** True on a shelf or a page that the centre does not have. */
function useIsOff(): boolean {
  const { off } = useCentre()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return off.length > 0 && off.includes(`/${pathname.split('/')[1]}`)
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

/** Returns as many sentences of a description as fit, and the site's name if it fits too. */
function described(text: string, suffix: string): string {
  const start = text.slice(0, longestDescription)
  const end = start === text ? text.length : start.search(/[.?\u0964] [^.?\u0964]*$/) + 1
  const sentence = text.slice(0, end) || `${start.slice(0, start.lastIndexOf(' '))}…`
  return (sentence + suffix).length > longestDescription ? sentence : sentence + suffix
}

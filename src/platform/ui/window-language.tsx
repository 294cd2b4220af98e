import type { MouseEvent } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { withQuery } from '#src/base/own-address.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { language, languageNames, languages } from '#src/platform/i18n/words.ts'
import { Pictogram } from './pictogram.tsx'

/** Makes a window ready to open again in another language: the query that opens it, or `undefined` to stay. */
export type Reopen = () => Promise<Readonly<Record<string, string>> | undefined>

/** The language switch of a window over the page: the page loads in the other language, and the window opens again there. */
export function WindowLanguage({ reopen }: { reopen: Reopen }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const go = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    // With the query of the page, which the inline script has added by now.
    const { pathname: path, search, hash } = new URL(event.currentTarget.href)
    const query = await reopen()
    if (query) location.assign(withQuery(path + search + hash, query))
  }
  return (
    <details className="relative">
      <summary className="icon-button [&::after]:hidden" aria-label={t`Language`}>
        <Pictogram name="language" className="size-7" />
      </summary>
      <div className="absolute top-full right-0 z-10 grid rounded-lg border bg-card">
        {languages
          .filter((code) => code !== language())
          .map((code) => (
            <a
              key={code}
              href={`${addressIn(code, pathname)}?lang=${code}`}
              hrefLang={code}
              lang={code}
              className="grid min-h-12 min-w-28 items-center px-4"
              onClick={(event) => void go(event)}
            >
              {languageNames[code]}
            </a>
          ))}
      </div>
    </details>
  )
}

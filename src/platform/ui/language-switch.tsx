import { useRouterState } from '@tanstack/react-router'
import { addressIn } from '#src/platform/i18n/address.ts'
import { language, languageNames, languages } from '#src/platform/i18n/words.ts'

/** Includes vowel signs, as in पि. */
const firstLetter = (name: string) => /^.\p{M}*/u.exec(name)![0]

/**
 * Links to the same page in the other languages; `?lang=` stores the choice. The inline script adds query and hash at
 * the tap (see first-paint.ts). A phone shows one letter for each language.
 */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <div className={`flex ${className}`}>
      {languages
        .filter((code) => code !== language())
        .map((code) => (
          <a
            key={code}
            href={`${addressIn(code, pathname)}?lang=${code}`}
            hrefLang={code}
            lang={code}
            aria-label={languageNames[code]}
            className="inline-flex min-h-12 min-w-11 items-center justify-center sm:px-2"
          >
            <span className="grid size-9 place-items-center rounded-full border sm:hidden wide:grid lg:hidden">
              {firstLetter(languageNames[code])}
            </span>
            <span className="hidden sm:inline wide:hidden lg:inline">{languageNames[code]}</span>
          </a>
        ))}
    </div>
  )
}

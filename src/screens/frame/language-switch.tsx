import { useRouterState } from '@tanstack/react-router'
import { addressIn } from '#src/i18n/address.ts'
import { language, languageNames, languages } from '#src/i18n/words.ts'

/**
 * Plain links to the same page in the other languages; `?lang=` makes the choice hold. What the address says behind its
 * path is added at the tap (see first-paint.ts).
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
            className="inline-flex min-h-12 min-w-12 items-center justify-center px-2"
          >
            {languageNames[code]}
          </a>
        ))}
    </div>
  )
}

import { t } from '@lingui/core/macro'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

/** Covers a page until the consent is answered. Part of every such page, and shown by the stylesheet only. */
export function ConsentScreen() {
  return (
    <section className="consent" aria-labelledby="consent-title">
      <div className="column grid max-w-lg content-center justify-items-center gap-4 py-8 text-center">
        <Pictogram name="check" className="size-16 text-green" />
        {/* Not an h1: the page's own heading is the first of the document. */}
        <h2 id="consent-title">{t`Cookie Consent Required`}</h2>
        <p>{t`The app saves your cart and your choices on this phone. Choose what it may save.`}</p>
        <ConsentChoice />
      </div>
    </section>
  )
}

/** Asks for consent at the bottom of a page that is readable without it. */
export function ConsentBanner() {
  return (
    <section className="consent-banner" aria-label={t`Cookies`}>
      <div className="at-foot grid gap-3">
        <p>{t`The app saves your cart and your choices on this phone. Choose what it may save.`}</p>
        <ConsentChoice />
      </div>
    </section>
  )
}

/** Two equally easy choices. The inline script stores the choice, so that a tap counts before the app runs. */
function ConsentChoice() {
  return (
    <>
      <div className="grid w-full grid-cols-2 gap-3">
        <button type="button" className="button-quiet" data-choice="essential">
          {t`Essential only`}
        </button>
        <button type="button" className="button-quiet" data-choice="all">
          {t`Accept all`}
        </button>
      </div>
      <AppLink to="/cookie-policy" className="inline-flex min-h-12 items-center justify-center">
        {t`Saved data and the reasons`}
      </AppLink>
    </>
  )
}

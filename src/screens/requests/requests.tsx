import { t } from '@lingui/core/macro'
import { centre } from '#src/content/centre.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { Page } from '#src/screens/frame/page.tsx'

/** What the person asked of the centre and what became of it. */
export function Requests() {
  return (
    <Page
      title={t`My requests`}
      description={t`What you asked of the centre from this phone, and what became of it.`}
    >
      <div className="column grid max-w-xl justify-items-center gap-4 py-12 text-center">
        <Pictogram name="requests" className="size-20 text-green" />
        <h1>{t`My requests`}</h1>
        <p>{t`You have asked for nothing from this phone yet. To ask for something now, call the centre.`}</p>
        <a className="button" href={`tel:${centre.phone.replaceAll(' ', '')}`}>
          <Pictogram name="phone" className="size-6" />
          {centre.phone}
        </a>
      </div>
    </Page>
  )
}

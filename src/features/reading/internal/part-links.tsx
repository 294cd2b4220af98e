import { t } from '@lingui/core/macro'
import { partOf, type ReadingPage } from '#src/content/page.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'

const chip =
  'inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-line bg-card px-4 no-underline aria-[current]:border-green aria-[current]:bg-green aria-[current]:text-on-green'

/** Links to the parts of a page that have their own address, and to the whole page. */
export function PartLinks(props: { page: ReadingPage; address: string; part: string | undefined }) {
  const { page, address, part } = props
  if (!page.parts) return null
  return (
    <nav aria-label={t`Sections`}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <AppLink to={`/${address}`} className={chip} current={part === undefined}>
            {t`All`}
          </AppLink>
        </li>
        {page.parts.map((id) => (
          <li key={id}>
            <AppLink to={`/${address}/${id}`} className={chip} current={part === id}>
              {localize(partOf(page, id).heading)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

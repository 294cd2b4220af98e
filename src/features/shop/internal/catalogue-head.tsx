import { t } from '@lingui/core/macro'
import type { Catalogue } from '#src/content/catalogue.ts'
import { shelfWords } from '#src/content/shelf-words.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

interface PlaceProps {
  address: string
  catalogue: Catalogue
  /** The open section; `undefined` for all. */
  section: string | undefined
}

interface CatalogueHeadProps extends PlaceProps {
  areFiltersOpen: boolean
  onFilters: () => void
  onSearch: () => void
}

/** A line that stays visible: the search field, the filters, and the sections. */
export function CatalogueHead({ areFiltersOpen, onFilters, onSearch, ...place }: CatalogueHeadProps) {
  return (
    <div className="shop-head">
      <div className="column flex items-center gap-1 px-2 py-1">
        <button
          type="button"
          className="icon-button"
          aria-label={localize(shelfWords.search)}
          onClick={onSearch}
        >
          <Pictogram name="search" className="size-6" />
        </button>
        {place.catalogue.household && (
          <button type="button" className="pill shrink-0" aria-expanded={areFiltersOpen} onClick={onFilters}>
            {localize(shelfWords.filters)}
          </button>
        )}
        <Sections {...place} />
      </div>
    </div>
  )
}

/** Scrolls the row to the open section, which may be out of view. */
function showInRow(place: HTMLLIElement | null) {
  // Leaves a part of the previous section visible.
  if (place) place.parentElement!.scrollLeft = place.offsetLeft - 48
}

function Sections({ address, catalogue, section }: PlaceProps) {
  return (
    <nav className="min-w-0 grow" aria-label={t`Sections`}>
      <ul className="relative flex gap-2 overflow-x-auto p-1 whitespace-nowrap">
        <li>
          <AppLink to={`/${address}`} className="pill gap-1 no-underline" current={section === undefined}>
            {t`All`}
          </AppLink>
        </li>
        {Object.entries(catalogue.sections).map(([key, { title, pictogram }]) => (
          <li key={key} ref={section === key ? showInRow : undefined}>
            <AppLink to={`/${address}/${key}`} className="pill gap-1 no-underline" current={section === key}>
              <Pictogram name={pictogram} className="size-6" />
              {localize(title)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

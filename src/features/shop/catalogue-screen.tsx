import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import type { Catalogue, CatalogueSection } from '#src/content/catalogue.ts'
import { isProductShown, isSectionShown, isStart, narrowingOf } from '#src/features/catalogue/narrow.ts'
import { productsOf, type Changes } from '#src/features/catalogue/product.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AfterHeading } from '#src/platform/ui/after-heading.tsx'
import { Drawing } from '#src/platform/ui/drawing.tsx'
import { goToPlace, isPageMoved } from '#src/platform/ui/go-to-place.ts'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { FormButton } from '#src/features/apply/form-button.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { Page } from '#src/features/gate/page.tsx'
import { useEdited } from '#src/features/catalogue/use-edited.ts'
import { CatalogueHead } from '#src/features/shop/internal/catalogue-head.tsx'
import { FootOfShop } from './foot-of-shop.tsx'
import type { HouseholdChoices } from './household-choices.tsx'
import { Shelf } from '#src/features/shop/internal/shelf.tsx'
import type { ShortSafety } from '#src/features/catalogue/short-safety.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'

/** Props of the search within a catalogue. */
export interface SearchWithinProps {
  address: string
  catalogue: Catalogue
  /** The page's heading. */
  title: string
  text: string
  /** Called with `undefined` to close the field. */
  onType: (text: string | undefined) => void
  /** The page's content while no text is typed. */
  children: ReactNode
}

interface CatalogueScreenProps {
  address: string
  catalogue: Catalogue
  /** The open section; `undefined` for all. */
  section: string | undefined
  /** The filters of a shop for households. */
  Choices?: typeof HouseholdChoices | undefined
  /** The component for the label's demands, in a catalogue with labels. */
  Safety?: typeof ShortSafety | undefined
  /** The search, passed in because the search imports the shop and not the other way round. */
  SearchWithin: ComponentType<SearchWithinProps>
}

const nothingChanged: Changes = new Map()

const Blocks = lazyPart(async () => ({ default: (await import('#src/features/reading/blocks.tsx')).Blocks }))

/** The part below the goods. */
function Below({ blocks }: { blocks: NonNullable<Catalogue['blocks']> }) {
  return (
    <LaterPart>
      <Blocks blocks={blocks} />
    </LaterPart>
  )
}

function Heading({ address, title }: { address: string; title: string }) {
  return (
    <div className="flex items-center gap-3">
      <Drawing name={`heads/${address}`} className="size-12 lg:size-30" />
      <h1 className="text-lg lg:text-2xl">{title}</h1>
    </div>
  )
}

/** A button below the heading that asks the centre first. */
function Advice({ form, subject, about, label }: NonNullable<Catalogue['advice']>) {
  return (
    <FormButton form={form} subject={subject} about={about} className="button-quiet">
      {localize(label)}
    </FormButton>
  )
}

/** A catalogue: all sections in order, or the open one. */
export function CatalogueScreen({
  address,
  catalogue: built,
  section,
  Choices,
  Safety,
  SearchWithin,
}: CatalogueScreenProps) {
  const catalogue = useEdited(built, address)
  const open = section === undefined ? undefined : catalogue.sections[section]
  const title = open ? localize(open.title) : localize(catalogue.title)
  const intro = localize(open?.intro ?? catalogue.intro)
  const { household } = catalogue
  // `undefined` while the field is closed.
  const [text, setText] = useState<string>()
  const [areFiltersOpen, setFiltersOpen] = useState(false)
  const content = (
    <div className="column grid gap-2 pb-6">
      <Heading address={address} title={title} />
      {catalogue.advice && <Advice {...catalogue.advice} />}
      <AfterHeading key={address}>
        <Shelves {...{ address, catalogue, section, Choices, areFiltersOpen, Safety }} />
        {household && <p className="text-muted">{localize(household.note)}</p>}
        {catalogue.blocks && <Below blocks={catalogue.blocks} />}
        {/* After the prices in the markup too: slow content must not push it down. */}
        <p className="text-sm text-muted">{intro}</p>
      </AfterHeading>
    </div>
  )
  const shelves = (
    <>
      <CatalogueHead
        {...{ address, catalogue, section }}
        areFiltersOpen={areFiltersOpen}
        onFilters={() => setFiltersOpen(!areFiltersOpen)}
        onSearch={() => setText('')}
      />
      {content}
    </>
  )
  return (
    <Page
      title={open ? `${title}, ${localize(catalogue.title)}` : title}
      description={open ? describedBy(title, open) : localize(catalogue.description)}
      access={catalogue.access}
      behind={catalogue.behind}
    >
      {text === undefined ? (
        shelves
      ) : (
        <LaterPart fallback={shelves}>
          <SearchWithin address={address} catalogue={catalogue} title={title} text={text} onType={setText}>
            {content}
          </SearchWithin>
        </LaterPart>
      )}
      <FootOfShop />
    </Page>
  )
}

/** Maximum length of a description's list of names, so that search engines show it whole. */
const longestNames = 110

/**
 * Returns the description of a section by the names of its goods, because the catalogue's own would be the same for
 * each.
 */
function describedBy(title: string, { items }: CatalogueSection): string {
  const named = Object.values(items).map(({ name }) => localize(name))
  const listed = named.filter((_, place) => named.slice(0, place + 1).join(', ').length < longestNames)
  // A section of the centre's own has no goods of the build.
  return [title, ...(listed.length ? [listed.join(', ')] : [])].join(': ')
}

function Shelves({
  address,
  catalogue,
  section,
  Choices,
  areFiltersOpen,
  Safety,
}: Omit<CatalogueScreenProps, 'SearchWithin'> & { areFiltersOpen: boolean }) {
  const changes = useObservable(
    address,
    () =>
      import('#src/features/catalogue/stored-catalogue.ts').then(({ watchChanges }) => watchChanges(address)),
    nothingChanged,
  )
  const search = useRouterState({ select: (state) => state.location.search as Record<string, unknown> })
  const { household } = catalogue
  const narrowing = household && narrowingOf(search, household)
  const shelves = Object.entries(catalogue.sections)
    .filter(([key]) =>
      section === undefined ? !narrowing || isSectionShown(key, narrowing, household) : key === section,
    )
    .map(([key, shelf]) => ({
      key,
      title: localize(shelf.title),
      products: productsOf(address, key, shelf, changes).filter(
        (product) => !narrowing || isProductShown(product, narrowing, household),
      ),
    }))
    .filter(({ products }) => products.length)
  // Filtered results are shown in full.
  const isNarrowed = narrowing !== undefined && !isStart(narrowing)
  const place = useNamedPlace()
  return (
    <>
      {narrowing && Choices && (
        <Choices {...{ household, narrowing }} isOpen={areFiltersOpen} alone={section !== undefined} />
      )}
      {shelves.map((shelf) => (
        <Shelf
          {...shelf}
          Safety={Safety}
          key={shelf.key}
          alone={section !== undefined}
          named={place}
          whole={isNarrowed || section !== undefined ? undefined : `/${address}/${shelf.key}`}
        />
      ))}
      {!shelves.length && <p>{t`No products found matching your search criteria`}</p>}
    </>
  )
}

/**
 * Returns the address's hash; empty on built pages. Scrolls to it after rendering, unless the page was scrolled
 * before the app ran.
 */
function useNamedPlace(): string {
  const hash = useRouterState({ select: (state) => state.location.hash })
  const hydrated = useHydrated()
  const [left] = useState(() => (!hydrated && isPageMoved() ? hash : undefined))
  const place = hydrated && hash !== left ? hash : ''
  useEffect(() => {
    if (place) goToPlace()
  }, [place])
  return place
}

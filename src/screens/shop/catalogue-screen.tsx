import { memo, Suspense } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import type { Catalogue, CatalogueSection } from '#src/content/catalogue.ts'
import { isProductShown, isSectionShown, narrowingOf } from '#src/core/catalogue/narrow.ts'
import { productsOf, type Changes } from '#src/core/catalogue/product.ts'
import { say } from '#src/i18n/words.ts'
import { AfterHeading } from '#src/ui/after-heading.tsx'
import { Go } from '#src/ui/go.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { useHeld } from '#src/ui/use-held.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { useEdited } from '#src/screens/reading/use-edited.ts'
import type { HouseholdChoices } from './household-choices.tsx'
import { Shelf } from './shelf.tsx'
import { later } from '#src/screens/frame/later.tsx'

interface CatalogueScreenProps {
  address: string
  catalogue: Catalogue
  /** The section that is open; all of them where none is named. */
  section: string | undefined
  /** How the household's shop is narrowed, where the catalogue has one. */
  Choices?: typeof HouseholdChoices | undefined
}

const nothingChanged: Changes = new Map()

const Blocks = later(async () => ({ default: (await import('#src/screens/reading/blocks.tsx')).Blocks }))

/**
 * What stands below the goods, which nobody waits for. Drawn anew before its code is there it would be taken away and
 * come back, so only its own words draw it anew.
 */
const Below = memo(({ blocks }: { blocks: NonNullable<Catalogue['blocks']> }) => (
  <Suspense>
    <Blocks blocks={blocks} />
  </Suspense>
))

/** A catalogue: its sections one below the other, or the one whose address is open. */
export function CatalogueScreen({ address, catalogue: built, section, Choices }: CatalogueScreenProps) {
  const catalogue = useEdited(built, address)
  const open = section === undefined ? undefined : catalogue.sections[section]
  const title = open ? say(open.title) : say(catalogue.title)
  const { household } = catalogue
  return (
    <Page
      title={open ? `${title}, ${say(catalogue.title)}` : title}
      description={open ? describedBy(title, open) : say(catalogue.description)}
      access={catalogue.access}
    >
      <div className="column grid gap-6 py-6">
        <header className="when-whole flex flex-wrap items-center gap-4">
          <Pictogram name={(open ?? catalogue).pictogram} className="size-16 text-green" />
          <div className="grow basis-40">
            <h1>{title}</h1>
            <p className="text-muted">{say(open?.intro ?? catalogue.intro)}</p>
          </div>
        </header>
        <Sections address={address} catalogue={catalogue} section={section} />
        <AfterHeading key={address}>
          <Shelves address={address} catalogue={catalogue} section={section} Choices={Choices} />
          {household && <p className="text-muted">{say(household.note)}</p>}
          {catalogue.blocks && <Below blocks={catalogue.blocks} />}
        </AfterHeading>
      </div>
    </Page>
  )
}

/** Long enough to tell a section, and short enough to be shown whole. */
const longestNames = 110

/** What is in a section, by the names of its goods: what the catalogue says of itself would be said of each. */
function describedBy(title: string, { items }: CatalogueSection): string {
  const named = Object.values(items).map(({ name }) => say(name))
  const told = named.filter((_, place) => named.slice(0, place + 1).join(', ').length < longestNames)
  return `${title}: ${told.join(', ')}`
}

function Shelves({ address, catalogue, section, Choices }: CatalogueScreenProps) {
  const changes = useHeld(
    address,
    () => import('#src/core/catalogue/held.ts').then(({ watchChanges }) => watchChanges(address)),
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
      title: say(shelf.title),
      products: productsOf(address, key, shelf, changes).filter(
        (product) => !narrowing || isProductShown(product, narrowing, household),
      ),
    }))
    .filter(({ products }) => products.length)
  return (
    <>
      {narrowing && Choices && (
        <Choices household={household} narrowing={narrowing} alone={section !== undefined} />
      )}
      {shelves.map((shelf) => (
        <Shelf {...shelf} key={shelf.key} alone={section !== undefined} />
      ))}
      {!shelves.length && <p>{t`No products found matching your search criteria`}</p>}
    </>
  )
}

const chip =
  'inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-line bg-card px-4 no-underline aria-[current]:border-green aria-[current]:bg-green aria-[current]:text-on-green'

/** Scrolls the row to the open section, which of fourteen may stand far outside its view. */
function showInRow(place: HTMLLIElement | null) {
  // Something of the one before stays in view, so that one sees that there is one.
  if (place) place.parentElement!.scrollLeft = place.offsetLeft - 48
}

function Sections({ address, catalogue, section }: CatalogueScreenProps) {
  return (
    <nav className="when-whole min-w-0" aria-label={t`Sections`}>
      {/* Many sections stand in one row that scrolls: the page has a filter for them too. */}
      <ul
        className={`relative flex gap-2 ${catalogue.household ? 'overflow-x-auto p-1 whitespace-nowrap md:flex-wrap' : 'flex-wrap'}`}
      >
        <li>
          <Go to={`/${address}`} className={chip} current={section === undefined}>
            {t`All`}
          </Go>
        </li>
        {Object.entries(catalogue.sections).map(([key, { title, pictogram }]) => (
          <li key={key} ref={section === key ? showInRow : undefined}>
            <Go to={`/${address}/${key}`} className={chip} current={section === key}>
              <Pictogram name={pictogram} className="size-6" />
              {say(title)}
            </Go>
          </li>
        ))}
      </ul>
    </nav>
  )
}

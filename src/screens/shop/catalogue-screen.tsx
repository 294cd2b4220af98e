import { t } from '@lingui/core/macro'
import type { Catalogue } from '#src/content/catalogue.ts'
import { productsOf, type Changes } from '#src/core/catalogue/product.ts'
import { say } from '#src/i18n/words.ts'
import { Go } from '#src/ui/go.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { useHeld } from '#src/ui/use-held.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { ProductCard } from './product-card.tsx'

interface CatalogueScreenProps {
  address: string
  catalogue: Catalogue
  /** The section that is open; all of them where none is named. */
  section: string | undefined
}

const nothingChanged: Changes = new Map()

/** A catalogue: its sections one below the other, or the one whose address is open. */
export function CatalogueScreen({ address, catalogue, section }: CatalogueScreenProps) {
  const open = section === undefined ? undefined : catalogue.sections[section]
  const title = open ? say(open.title) : say(catalogue.title)
  const shown = Object.entries(catalogue.sections).filter(([key]) => section === undefined || key === section)
  return (
    <Page
      title={open ? `${title}, ${say(catalogue.title)}` : title}
      description={say(catalogue.description)}
      access={catalogue.access}
    >
      <div className="column grid gap-6 py-6">
        <header className="flex items-center gap-4">
          <Pictogram name={(open ?? catalogue).pictogram} className="size-16 text-green" />
          <div>
            <h1>{title}</h1>
            <p className="text-muted">{say(open?.intro ?? catalogue.intro)}</p>
          </div>
        </header>
        <Sections address={address} catalogue={catalogue} section={section} />
        {shown.map(([key]) => (
          <Shelf
            key={key}
            address={address}
            catalogue={catalogue}
            section={key}
            alone={section !== undefined}
          />
        ))}
      </div>
    </Page>
  )
}

const chip =
  'inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-line bg-card px-4 no-underline aria-[current]:border-green aria-[current]:bg-green aria-[current]:text-on-green'

function Sections({ address, catalogue, section }: CatalogueScreenProps) {
  return (
    <nav aria-label={t`Sections`}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Go to={`/${address}`} className={chip} current={section === undefined}>
            {t`All`}
          </Go>
        </li>
        {Object.entries(catalogue.sections).map(([key, { title, pictogram }]) => (
          <li key={key}>
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

function Shelf(props: { address: string; catalogue: Catalogue; section: string; alone: boolean }) {
  const { address, catalogue, section, alone } = props
  const { title, items } = catalogue.sections[section]!
  const changes = useHeld(
    address,
    () => import('#src/core/catalogue/held.ts').then(({ watchChanges }) => watchChanges(address)),
    nothingChanged,
  )
  const products = productsOf(address, section, { ...catalogue.sections[section]!, items }, changes)
  return (
    <section aria-label={say(title)} className="grid gap-3">
      {!alone && <h2>{say(title)}</h2>}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}

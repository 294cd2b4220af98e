import type { ReactElement } from 'react'
import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { itemId, itemPath } from '#src/content/catalogue-rows.ts'
import type { Catalogue, CatalogueItem } from '#src/content/catalogue.ts'
import { sourcesOf } from '#src/features/shop/internal/item-sources.ts'
import { packText } from '#src/content/pack-text.ts'
import { shelfWords } from '#src/content/shelf-words.ts'
import { shopWords } from '#src/content/shop-words.ts'
import { productIn, productsOf, type Changes, type Product } from '#src/features/catalogue/product.ts'
import { sectionOfItem } from '#src/features/catalogue/section-of-item.ts'
import { inSizes } from '#src/features/catalogue/sizes.ts'
import { sizeNames } from '#src/features/catalogue/size-names.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Page } from '#src/features/gate/page.tsx'
import { SourceLine } from '#src/features/catalogue/source-line.tsx'
import { useEdited } from '#src/features/catalogue/use-edited.ts'
import { isPageAsBuilt } from '#src/platform/ui/early-taps.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { deliveredCatalogue } from '#src/content/delivery.ts'
import { AddToCart } from './add-to-cart.tsx'
import { FootOfShop } from './foot-of-shop.tsx'
import { FavouriteButton } from '#src/features/shop/internal/favourite-button.tsx'
import { useQuantity } from './in-cart.ts'
import { aboutOf, Marks } from '#src/features/shop/internal/marks.tsx'
import { Price } from '#src/features/catalogue/price.tsx'
import { ProductPicture } from '#src/features/catalogue/product-picture.tsx'
import { ProductSafety } from '#src/features/shop/internal/product-safety.tsx'
import { ShareProduct } from '#src/features/shop/internal/share-product.tsx'
import { Together } from './together.tsx'
import { WithEnglish } from '#src/platform/ui/with-english.tsx'

interface ItemScreenProps {
  /** The address of its catalogue. */
  address: string
  catalogue: Catalogue
  /** Its key within the catalogue. */
  item: string
}

// Lazy: a first visit needs none of it.
const EachMorning = lazyPart(() => import('#src/features/standing-orders/each-morning.tsx'))

const nothingChanged: Changes = new Map()

/**
 * Returns the page of an item, also of one that an editor has added since the build: before hydration that one shows
 * the page for unknown addresses, which then searches again.
 */
export function itemPage(props: ItemScreenProps): ReactElement | undefined {
  const { catalogue, item } = props
  const isBuilt = Object.values(catalogue.sections).some(({ items }) => Object.hasOwn(items, item))
  return isBuilt || !isPageAsBuilt() ? <ItemScreen {...props} key={item} /> : undefined
}

/** The page of a product: its facts and its *Add* button. */
function ItemScreen({ address, catalogue: built, item }: ItemScreenProps) {
  const catalogue = useEdited(built, address)
  const id = itemId(address, item)
  const held = useObservable<Changes | undefined>(
    address,
    () =>
      import('#src/features/catalogue/stored-catalogue.ts').then(({ watchChanges }) => watchChanges(address)),
    undefined,
    nothingChanged,
  )
  const changes = held ?? nothingChanged
  const product = productIn(address, catalogue, id, changes)
  const section = sectionOfItem(catalogue, id, changes)
  if (product) return <Detail product={product} catalogue={catalogue} section={section} changes={changes} />
  const known = Object.values(catalogue.sections).find(({ items }) => Object.hasOwn(items, item))?.items[item]
  if (known) return <Withdrawn address={address} catalogue={catalogue} name={localize(known.name)} />
  // An editor may have added it since the build.
  if (!held) return <Spinner />
  return <Withdrawn address={address} catalogue={catalogue} name={undefined} />
}

interface DetailProps {
  product: Product
  catalogue: Catalogue
  section: string | undefined
  changes: Changes
}

function Detail({ product, catalogue, section, changes }: DetailProps) {
  const { name, price, pack, item } = product
  const [address] = product.id.split('/') as [string]
  const about = aboutOf(product)
  const costs = `${name}, ${moneyText(price)} ${packText(pack)}`
  const shelf = catalogue.sections[section ?? '']
  const quantity = useQuantity(product.id)
  const isDaily = useHydrated() && address === deliveredCatalogue && product.available
  return (
    <Page
      title={`${name}, ${localize(catalogue.title)}`}
      description={[costs, about, shelf && localize(shelf.title)].filter(Boolean).join('. ')}
      access={catalogue.access}
      noShare
    >
      <article className="column grid gap-4 py-4">
        <BackTo address={address} catalogue={catalogue} section={section} />
        <div className="grid gap-4 md:grid-cols-2 md:gap-8">
          <span className="picture picture-whole">
            <ProductPicture key={product.id} product={product} className="size-full" />
          </span>
          <div className="grid content-start gap-3">
            <div className="flex items-start gap-1">
              <h1 className="grow wrap-anywhere">
                <WithEnglish text={name} />
              </h1>
              <FavouriteButton id={product.id} name={name} />
              <ShareProduct title={name} text={costs} />
            </div>
            <Marks product={product} />
            {shelf && (
              <SizeLinks products={productsOf(address, section!, shelf, changes)} current={product.id} />
            )}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div>
                <Price product={product} quantity={quantity} whole alone={product.available} />
                {quantity > 1 && <Together product={product} quantity={quantity} />}
              </div>
              <AddToCart product={product} />
            </div>
            {isDaily && (
              <LaterPart>
                <EachMorning product={product} />
              </LaterPart>
            )}
            {about && <p>{about}</p>}
            {item && <Facts item={item} name={name} catalogue={catalogue} />}
          </div>
        </div>
      </article>
      <FootOfShop />
    </Page>
  )
}

function BackTo({
  address,
  catalogue,
  section,
}: {
  address: string
  catalogue: Catalogue
  section: string | undefined
}) {
  const shelf = section === undefined ? undefined : catalogue.sections[section]
  const to = shelf ? `/${address}/${section}` : `/${address}`
  return (
    <AppLink to={to} className="inline-flex min-h-12 items-center gap-2 justify-self-start text-muted">
      <Pictogram name={(shelf ?? catalogue).pictogram} className="size-6" />
      {localize((shelf ?? catalogue).title)}
    </AppLink>
  )
}

/** Links to the other sizes, which have their own pages. */
function SizeLinks({ products, current }: { products: readonly Product[]; current: string }) {
  const sizes = inSizes(products).find((row) => row.some(({ id }) => id === current)) ?? []
  if (sizes.length < 2) return null
  const names = sizeNames(sizes)
  return (
    <nav aria-label={localize(shelfWords.sizes)} className="flex flex-wrap gap-1">
      {sizes.map(({ id, price }, at) => (
        <AppLink key={id} to={itemPath(id)} className="pill no-underline" current={id === current}>
          {names[at]} · {moneyText(price)}
        </AppLink>
      ))}
    </nav>
  )
}

/** The build's facts about a product besides its name and price. */
function Facts({ item, name, catalogue }: { item: CatalogueItem; name: string; catalogue: Catalogue }) {
  return (
    <>
      {item.yields && <p>{localize(item.yields)}</p>}
      {item.features && (
        <ul className="list-disc pl-6">
          {item.features.map((feature) => (
            <li key={localize(feature)}>{localize(feature)}</li>
          ))}
        </ul>
      )}
      {item.subsidyEligible && (
        <p className="flex items-center gap-2 text-sm">
          <Pictogram name="subsidy" className="size-6 text-green" />
          {localize(shelfWords.subsidy)}. {t`Confirm with the department.`}
        </p>
      )}
      <SourceLine sources={sourcesOf(catalogue, item)} />
      {item.safety && <ProductSafety safety={item.safety} />}
      {item.externalLink && <Outside to={item.externalLink} name={name} />}
    </>
  )
}

function Outside({ to, name }: { to: string; name: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className="button-quiet justify-self-start">
      <Pictogram name="outside" className="size-6" />
      {t`More about ${name}, opens in a new tab`}
    </a>
  )
}

/** Says that a product is no longer sold or unknown, with a link to its catalogue. */
function Withdrawn({
  address,
  catalogue,
  name,
}: {
  address: string
  catalogue: Catalogue
  name: string | undefined
}) {
  const title = name ?? t`Oops! Page not found`
  const why = localize(name === undefined ? shopWords.unknown : shopWords.withdrawn)
  return (
    <Page
      title={title}
      description={`${title}. ${why}`}
      access={name === undefined ? 'everyone' : catalogue.access}
      unlisted
    >
      <div className="column grid justify-items-center gap-4 py-16 text-center">
        <Pictogram name={catalogue.pictogram} className="size-20 text-green" />
        <h1>{title}</h1>
        <p>{why}</p>
        <AppLink to={`/${address}`} className="button">
          {localize(catalogue.title)}
        </AppLink>
      </div>
    </Page>
  )
}

import { memo } from 'react'
import { shopOutline } from 'virtual:shop-outline'
import { allProducts } from '#src/content/all-products.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

/** The whole shop as a list with pictures: catalogues and their sections. Visible without scripts. */
export const ShopOutline = memo(() => (
  <section className="grid gap-3">
    <h2>{localize(allProducts.list)}</h2>
    <ul className="grid gap-3 md:grid-cols-2">
      {shopOutline.map(({ address, title, pictogram, sections }) => (
        <li key={address} className="card p-4">
          <h3>
            <AppLink to={`/${address}`} className="flex min-h-12 items-center gap-3 no-underline">
              <Pictogram name={pictogram} className="size-10 text-green" />
              {localize(title)}
            </AppLink>
          </h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-3">
            {sections.map((section) => (
              <li key={section.key}>
                <AppLink
                  to={`/${address}/${section.key}`}
                  className="flex min-h-12 items-center gap-2 no-underline"
                >
                  <Pictogram name={section.pictogram} className="size-6 text-green" />
                  {localize(section.title)}
                </AppLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
))
ShopOutline.displayName = 'ShopOutline'

import { useState } from 'react'
import { itemPath } from '#src/content/catalogue-rows.ts'
import type { Unit } from '#src/content/catalogue.ts'
import { moneyText } from '#src/base/money.ts'
import { packText } from '#src/content/pack-text.ts'
import { centre } from '#src/content/centre.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { LabelButtons, type Label } from '#src/platform/ui/labels.tsx'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { priceNow } from '#src/features/catalogue/product.ts'
import { importWords } from './import-words.ts'
import type { Shop, ShopItem } from './shop-file.ts'

/** Labels for the shelves of the shop: name, price and pack, and a code that opens the product's page. */
export function ShelfLabels({ shop }: { shop: Shop }) {
  const places = [...shop.parts].flatMap(([catalogue, { title, sections }]) =>
    [...sections].map(([section, name]) => ({
      key: `${catalogue}/${section}`,
      name: `${localize(title)}, ${localize(name)}`,
    })),
  )
  const [place, setPlace] = useState(places[0]?.key ?? '')
  const labels = () =>
    [...shop.items.values()]
      .filter(({ catalogue, section, fact }) => `${catalogue}/${section}` === place && fact.available)
      .map(labelOf)
  return (
    <section className="card grid gap-3 p-4">
      <h3>{localize(importWords.shelfLabels)}</h3>
      <Labelled label={localize(importWords.whichShelf)}>
        {(tied) => (
          <select {...tied} value={place} onChange={({ target }) => setPlace(target.value)}>
            {places.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <div className="flex flex-wrap gap-2">
        <LabelButtons name={localize(importWords.labels)} labels={labels} />
      </div>
    </section>
  )
}

function labelOf({ id, fact }: ShopItem): Label {
  const pack = packText({ amount: fact.pack_amount, unit: fact.pack_unit as Unit })
  return {
    code: centre.site + addressIn(language(), itemPath(id)),
    title: localize(fact.name),
    lines: [`${moneyText(priceNow(fact, undefined).price)} ${pack}`],
  }
}

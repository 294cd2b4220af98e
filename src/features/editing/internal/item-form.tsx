import { t } from '@lingui/core/macro'
import { neutralPicture } from '#src/content/neutral-picture.ts'
import { units, type Unit } from '#src/content/catalogue.ts'
import { priceNow, type Product } from '#src/features/catalogue/product.ts'
import { openItem, type ItemFact } from './open-item.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { TypedForm } from '#src/platform/fields/typed-form.tsx'
import { ProductRow } from '#src/features/shop/product-row.tsx'
import { ShortSafety } from '#src/features/catalogue/short-safety.tsx'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { fieldName } from './field-words.ts'
import { PhotoField } from './photo-field.tsx'
import { usePartialEdit, type OpenedEdit } from './partial-edit.ts'
import { itemFrom, typedFrom, type TypedItem } from './item-values.ts'
import { OpenedForm } from './opened-form.tsx'
import { OfferFieldSet } from './offer-field-set.tsx'
import { SaveButton } from './save-button.tsx'
import { TierFields } from './tier-fields.tsx'
import { WordsFields } from './words-fields.tsx'

interface ItemFormProps {
  account: string
  id: string
}

type FoundItem = NonNullable<Awaited<ReturnType<typeof openItem>>>

/** A form for a product: price, availability today, texts in every language, and a preview. */
export function ItemForm({ account, id }: ItemFormProps) {
  return (
    <OpenedForm
      account={account}
      of={{ kind: 'item', path: id, part: '' }}
      open={() => openItem(account, id)}
      title={({ fact }) => localize(fact.name)}
    >
      {(edit) => <ItemFields id={id} edit={edit} />}
    </OpenedForm>
  )
}

function ItemFields({ id, edit }: { id: string; edit: OpenedEdit<FoundItem> }) {
  const { fact, waiting, origin, seen } = edit.found
  const { typed, type, saveState, saveChange } = usePartialEdit<TypedItem>(edit, () =>
    typedFrom({ ...fact, ...(waiting?.changes as Partial<ItemFact>) }, origin),
  )
  const made = itemFrom(typed, origin)
  const save = async () => {
    if ('fault' in made) return made.fault
    const draft = { kind: 'item', path: id, part: '', label: localize(fact.name), seen } as const
    return saveChange({ ...draft, values: { ...made.fact, ...markOf(waiting) }, before: { ...fact } })
  }
  return (
    <TypedForm className="grid gap-6 md:grid-cols-2" submit={save}>
      <div className="grid content-start gap-4">
        <PriceFields typed={typed} type={type} origin={origin} />
        <PhotoField photo={typed.photo} name={localize(fact.name)} onChange={(photo) => type({ photo })} />
        <WordsFields
          legend={fieldName('name')}
          name="name"
          words={typed.name}
          longest={200}
          onType={(name) => type({ name })}
        />
        <WordsFields
          legend={fieldName('about')}
          name="about"
          words={typed.about}
          longest={500}
          rows={3}
          onType={(about) => type({ about })}
        />
        <WordsFields
          legend={fieldName('badge')}
          name="badge"
          words={typed.badge}
          longest={60}
          hint={t`One or two words, or nothing.`}
          onType={(badge) => type({ badge })}
        />
      </div>
      <div className="grid content-start gap-4">
        <h3>{t`How it will look`}</h3>
        {'fault' in made ? (
          <p role="status">{made.fault.text}</p>
        ) : (
          <ul className="grid">
            <ProductRow
              Safety={ShortSafety}
              sizes={[previewOf(id, made.fact, origin)]}
              heading="h3"
              insteadOfBuying={made.fact.available ? t`In stock today` : t`Out today`}
            />
          </ul>
        )}
        <SaveButton saveState={saveState} />
      </div>
    </TypedForm>
  )
}

/** Returns a waiting availability mark, which is sent with this change. */
function markOf(waiting: FoundItem['waiting']) {
  return Object.fromEntries(
    Object.entries(waiting?.changes ?? {}).filter(([field]) => field === 'away_until'),
  )
}

interface PriceFieldsProps {
  typed: TypedItem
  type: (change: Partial<TypedItem>) => void
}

function PriceFields({ typed, type, origin }: PriceFieldsProps & { origin: FoundItem['origin'] }) {
  return (
    <>
      <CheckBox
        label={fieldName('available')}
        checked={typed.available}
        onChange={({ target }) => type({ available: target.checked })}
      />
      <Field
        label={t`Price in rupees`}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        value={typed.price}
        onChange={({ target }) => type({ price: target.value })}
      />
      {!origin.hasOnePrice && <TierFields tiers={typed.tiers} onType={(tiers) => type({ tiers })} />}
      <OfferFieldSet offer={typed.offer} onType={(offer) => type({ offer })} />
      <PackFields typed={typed} type={type} />
    </>
  )
}

function PackFields({ typed, type }: PriceFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field
        label={fieldName('pack_amount')}
        name="packAmount"
        inputMode="decimal"
        autoComplete="off"
        value={typed.packAmount}
        onChange={({ target }) => type({ packAmount: target.value })}
      />
      <Labelled label={fieldName('pack_unit')}>
        {(tied) => (
          <select
            {...tied}
            value={typed.packUnit}
            onChange={(event) => type({ packUnit: event.target.value })}
          >
            {Object.entries(units).map(([unit, word]) => (
              <option key={unit} value={unit}>
                {localize(word)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    </div>
  )
}

function previewOf(id: string, fact: ItemFact, { about, picture }: FoundItem['origin']): Product {
  const pack = { amount: fact.pack_amount, unit: fact.pack_unit as Unit }
  return {
    id,
    name: localize(fact.name),
    ...priceNow(fact, fact.tiers ?? undefined),
    pack,
    badge: fact.badge?.[language()],
    picture: picture ?? neutralPicture(pack),
    photo: fact.photo ?? undefined,
    available: fact.available,
    about: (fact.about ?? about)?.[language()],
  }
}

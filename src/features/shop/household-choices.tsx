import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import type { CustomerType, DeliveryArea, Household } from '#src/content/catalogue.ts'
import { areaAmong, type Narrowing } from '#src/features/catalogue/narrow.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { useAreas } from '#src/features/catalogue/use-areas.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

interface HouseholdChoicesProps {
  household: Household
  narrowing: Narrowing
  /** True for all filters; otherwise only the kind of customer is asked for. */
  isOpen: boolean
  /** True if one section is open; then there is no category to choose. */
  alone: boolean
}

/** Filters: customer type, category and delivery area, stored in the address. */
export function HouseholdChoices({ household, narrowing, isOpen, alone }: HouseholdChoicesProps) {
  const navigate = useNavigate()
  const choose = (change: Partial<Narrowing>) =>
    void navigate({
      to: '.',
      search: { ...narrowing, ...change } as never,
      replace: true,
      resetScroll: false,
    })
  const { categories, kinds, areas } = household
  const isKnown = useRememberedCustomer(areas !== undefined, () => choose({ customer: 'commercial' }))
  if (!isOpen)
    return (
      <>
        {areas && <CustomerChoice narrowing={narrowing} onChoose={choose} />}
        {!isKnown && <i className="reading" />}
      </>
    )
  return (
    <div className="card grid gap-4 p-4 sm:grid-cols-2">
      {areas && <CustomerChoice narrowing={narrowing} onChoose={choose} />}
      {!alone && (
        <Select
          label={t`Category`}
          value={narrowing.category}
          onChoose={(category) => choose({ category })}
          options={[
            ['all', t`All`],
            ...Object.entries(categories).map(([key, { title }]) => [key, localize(title)] as const),
          ]}
        />
      )}
      <Select
        label={t`Type`}
        value={narrowing.kind}
        onChoose={(kind) => choose({ kind })}
        options={[
          ['all', t`All`],
          ...Object.entries(kinds).map(([key, title]) => [key, localize(title)] as const),
        ]}
      />
      {areas && <AreaChoice built={areas} narrowing={narrowing} onChoose={choose} />}
    </div>
  )
}

interface ChoiceProps {
  narrowing: Narrowing
  onChoose: (change: Partial<Narrowing>) => void
}

function CustomerChoice({ narrowing, onChoose }: ChoiceProps) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="sr-only">{t`Customer Type`}</legend>
      <div className="flex rounded-lg border-2">
        {(['domestic', 'commercial'] as const).map((customer) => (
          <label
            key={customer}
            className="half flex grow items-center justify-center min-h-12 px-3 rounded-lg text-center"
          >
            <input
              type="radio"
              name="customer"
              className="sr-only"
              checked={narrowing.customer === customer}
              onChange={() => {
                onChoose({ customer })
                void remember(customer)
              }}
            />
            {customer === 'domestic' ? t`Domestic` : t`Commercial (bulk)`}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Stores the customer type; if that fails, it is asked again. */
async function remember(customer: CustomerType): Promise<void> {
  const stored = await import('#src/features/cart/customer-type.ts').catch(() => undefined)
  await stored?.rememberCustomerType(customer)
}

/**
 * Shows goods for businesses if the address names no customer type and the reader once chose business. Returns `false`
 * until that is known: a business is not to see the prices of households before its own.
 */
function useRememberedCustomer(isAsked: boolean, showBusiness: () => void): boolean {
  const [isRead, setRead] = useState(false)
  const isNamed = useRouterState({ select: (state) => 'customer' in state.location.search })
  const show = useEffectEvent(showBusiness)
  useEffect(() => {
    if (!isAsked || isNamed) return
    let isLeft = false
    import('#src/features/cart/customer-type.ts')
      .then(({ customerType }) => customerType())
      .then(
        (type) => isLeft || (type === 'commercial' ? show() : setRead(true)),
        () => setRead(true),
      )
    return () => {
      isLeft = true
    }
  }, [isAsked, isNamed])
  return isRead || isNamed || !isAsked
}

function AreaChoice({ built, narrowing, onChoose }: ChoiceProps & { built: readonly DeliveryArea[] }) {
  const areas = useAreas(built)
  const remembered = useObservable<string | undefined>('area', watchArea, undefined)
  const [chosen, setChosen] = useState<{ id: string; over: string | undefined }>()
  // Stored by now, or another was chosen in the cart.
  if (chosen && chosen.over !== remembered) setChosen(undefined)
  // As the cart shows it: the address may be an old one, or somebody else's, and counts where nothing is remembered.
  const area = areaAmong(areas, chosen?.id, remembered, narrowing.area)
  return (
    <>
      <Select
        label={t`Delivery Area`}
        value={area.id}
        onChoose={(id) => {
          setChosen({ id, over: remembered })
          onChoose({ area: id })
          void rememberChosen(id)
        }}
        options={areas.map(({ id, title }) => [id, localize(title)] as const)}
      />
      <p role="status" className="self-end">
        <strong>{localize(area.title)}</strong>:{' '}
        {t`${localize(area.when)}. Delivery ${moneyText(area.fee)}, free from ${moneyText(area.freeFrom)}.`}
      </p>
    </>
  )
}

const watchArea = () =>
  import('#src/features/cart/chosen-area.ts').then(({ watchChosenArea }) => watchChosenArea())

/** Remembers the area for the cart and the checkout; if that fails, it is asked again there. */
async function rememberChosen(area: string): Promise<void> {
  const stored = await import('#src/features/cart/chosen-area.ts').catch(() => undefined)
  await stored?.rememberArea(area)
}

function Select(props: {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChoose: (value: string) => void
}) {
  return (
    <label className="grid gap-1 font-bold">
      {props.label}
      <select
        className="field font-normal"
        value={props.value}
        onChange={(event) => props.onChoose(event.target.value)}
      >
        {props.options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  )
}

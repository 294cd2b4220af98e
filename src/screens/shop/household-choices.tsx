import { useNavigate } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import type { Household } from '#src/content/catalogue.ts'
import { kinds, type Narrowing } from '#src/core/catalogue/narrow.ts'
import { say } from '#src/i18n/words.ts'

interface HouseholdChoicesProps {
  household: Household
  narrowing: Narrowing
}

const side =
  'flex min-h-12 grow cursor-pointer items-center justify-center rounded-lg px-3 text-center has-checked:bg-green has-checked:font-bold has-checked:text-on-green has-focus-visible:outline-3'

/** Who buys, what is shown, and where it is brought; the choice stands in the address. */
export function HouseholdChoices({ household, narrowing }: HouseholdChoicesProps) {
  const navigate = useNavigate()
  const choose = (change: Partial<Narrowing>) =>
    void navigate({
      to: '.',
      search: { ...narrowing, ...change } as never,
      replace: true,
      resetScroll: false,
    })
  const area = household.areas.find(({ id }) => id === narrowing.area)!
  const words = { all: t`All`, organic: t`Organic`, 'non-organic': t`Not organic`, a2: t`A2 milk` }
  return (
    <div className="card grid gap-4 p-4 sm:grid-cols-2">
      <fieldset className="sm:col-span-2">
        <legend className="font-bold">{t`Customer type`}</legend>
        <div className="mt-1 flex rounded-lg border-2">
          {(['domestic', 'commercial'] as const).map((customer) => (
            <label key={customer} className={side}>
              <input
                type="radio"
                name="customer"
                className="sr-only"
                checked={narrowing.customer === customer}
                onChange={() => choose({ customer })}
              />
              {customer === 'domestic' ? t`Domestic` : t`Commercial (bulk)`}
            </label>
          ))}
        </div>
      </fieldset>
      <Select
        label={t`Category`}
        value={narrowing.category}
        onChoose={(category) => choose({ category })}
        options={[
          ['all', t`All`],
          ...Object.entries(household.categories).map(([key, { title }]) => [key, say(title)] as const),
        ]}
      />
      <Select
        label={t`Type`}
        value={narrowing.kind}
        onChoose={(kind) => choose({ kind: kind as Narrowing['kind'] })}
        options={kinds.map((kind) => [kind, words[kind]] as const)}
      />
      <Select
        label={t`Delivery area`}
        value={narrowing.area}
        onChoose={(chosen) => choose({ area: chosen })}
        options={household.areas.map(({ id, title }) => [id, say(title)] as const)}
      />
      <p role="status" className="self-end">
        <strong>{say(area.title)}</strong>: {say(area.when)}.{' '}
        {t`Delivery ${moneyText(area.fee)} below ${moneyText(area.freeFrom)}, then free.`}
      </p>
    </div>
  )
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

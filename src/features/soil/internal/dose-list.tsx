import { fill } from '#src/base/fill.ts'
import { numberText } from '#src/base/number-text.ts'
import { fertilizers, type Fertilizer } from './dose-facts.ts'
import { doseWords } from './soil-words.ts'
import { bagsFor, type Amounts } from './doses.ts'
import { localize } from '#src/platform/i18n/words.ts'

const all = Object.keys(fertilizers) as Fertilizer[]

/** Each fertilizer with its kilograms on an acre and in all, and its bags. */
export function DoseList({ acre, amounts }: { acre: Amounts; amounts: Amounts }) {
  return (
    <ul className="grid gap-2">
      {all.map((name) => (
        <li key={name} className="border-t pt-2" data-dose={name}>
          <Amount name={name} acre={acre.get(name) ?? 0} kg={amounts.get(name) ?? 0} />
        </li>
      ))}
    </ul>
  )
}

function Amount({ name, acre, kg }: { name: Fertilizer; acre: number; kg: number }) {
  const { name: words, bag } = fertilizers[name]
  if (acre === 0) return <span>{fill(localize(doseWords.noneOf), { name: localize(words) })}</span>
  const count = bagsFor(name, kg)
  return (
    <>
      <strong className="block">
        {localize(words)}: {fill(localize(doseWords.perAcre), { kg: numberText(acre) })}
      </strong>
      <span className="block">
        {fill(localize(doseWords.inAll), { kg: numberText(kg) })},{' '}
        {fill(localize(count === 1 ? doseWords.bag : doseWords.bags), { count, size: bag })}
      </span>
    </>
  )
}

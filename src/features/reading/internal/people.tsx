import type { Person } from '#src/content/page.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { FormButton } from '#src/features/apply/form-button.tsx'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

const row = 'card flex min-h-16 w-full items-center gap-4 px-4 py-2 text-left no-underline'

/** In its own file, so that reading pages do not wait for it. */
const write = async () =>
  (await loadOrNotify(() => import('#src/features/catalogue/support-window.ts')))?.openSupport()

/** Contacts, one row each. */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {people.map((person) => (
        <li key={person.by}>
          <Way {...person} />
        </li>
      ))}
    </ul>
  )
}

function Way({ by, title, line }: Person) {
  const { supportPhone } = useCentre()
  const words = (
    <>
      <Pictogram name={pictograms[by]} className="size-10 text-green" />
      <span>
        <strong className="block">{localize(title)}</strong>
        <span className="text-muted">{by === 'call' ? supportPhone : line && localize(line)}</span>
      </span>
    </>
  )
  switch (by) {
    case 'call':
      return (
        <a className={row} href={`tel:${supportPhone.replaceAll(' ', '')}`}>
          {words}
        </a>
      )
    case 'writing':
      return (
        <button type="button" className={row} aria-haspopup="dialog" onClick={() => void write()}>
          {words}
        </button>
      )
    case 'call back':
      return (
        <FormButton form="call-back" className={row}>
          {words}
        </FormButton>
      )
    case 'requests':
      return (
        <AppLink to="/requests" className={row}>
          {words}
        </AppLink>
      )
  }
}

const pictograms = { call: 'phone', writing: 'chat', 'call back': 'clock', requests: 'requests' } as const

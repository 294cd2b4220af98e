import { services } from 'virtual:services'
import { t } from '@lingui/core/macro'
import { groups } from '#src/content/services.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { CheckBox } from '#src/platform/ui/check-box.tsx'

interface OffFieldsProps {
  off: readonly string[]
  onType: (off: readonly string[]) => void
}

/** Which shelves and services the centre has. */
export function OffFields({ off, onType }: OffFieldsProps) {
  return (
    <>
      <p className="text-muted">{t`Take the tick off whatever your centre does not have.`}</p>
      {groups
        .filter(({ id }) => id !== 'centre')
        .map(({ id, title }) => (
          <fieldset key={id} className="grid gap-1">
            <legend className="mb-1 font-bold">{localize(title)}</legend>
            {services
              .filter(({ group }) => group === id)
              .map(({ to, title: name }) => (
                <CheckBox
                  key={to}
                  name={to}
                  label={localize(name)}
                  checked={!off.includes(to)}
                  onChange={({ target: { checked } }) =>
                    onType(checked ? off.filter((one) => one !== to) : [...off, to])
                  }
                />
              ))}
          </fieldset>
        ))}
    </>
  )
}

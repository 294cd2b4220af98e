import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { addressesOf, putAddressBack, removeAddress, type NamedAddress } from './addresses.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { isolated } from '#src/base/isolated.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'

speakAccount(language())

interface AddressBookProps {
  account: string
  /** The id of the address in the form. */
  chosen: string | undefined
  choose: (address: NamedAddress) => void
}

/** Stored addresses of an account: one tap fills the form, another deletes the address. */
export function AddressBook({ account, chosen, choose }: AddressBookProps) {
  const addresses = useLiveRead(() => addressesOf(account), undefined, account)
  const [removed, setRemoved] = useState<NamedAddress>()
  const [failure, setFailure] = useState('')
  const remove = async (address: NamedAddress) => {
    const outcome = await removeAddress(account, address.id)
    setFailure(outcome.saved ? '' : whyNotSaved(outcome.why))
    if (outcome.saved) setRemoved(address)
  }
  const undo = async (address: NamedAddress) => {
    const outcome = await putAddressBack(account, address)
    setFailure(outcome.saved ? '' : whyNotSaved(outcome.why))
    if (outcome.saved) setRemoved(undefined)
  }
  return (
    <>
      {!!addresses?.length && (
        <ul className="grid min-w-0 grid-cols-1 gap-2" aria-label={t`Address book`}>
          {addresses.map((address) => (
            <li key={address.id} className="flex min-w-0 items-stretch gap-1">
              <button
                type="button"
                aria-pressed={address.id === chosen}
                className="card min-h-12 min-w-0 grow border-2 px-4 py-2 text-left aria-pressed:border-green"
                onClick={() => choose(address)}
              >
                <strong className="block wrap-anywhere">
                  <PersonalText>{address.label}</PersonalText>
                </strong>
                <span className="block truncate text-muted">
                  {[isolated(address.address), isolated(address.name)].filter(Boolean).join(', ')}
                </span>
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t`Remove the address ${isolated(address.label)}`}
                onClick={() => remove(address)}
              >
                <Pictogram name="bin" className="size-6" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="empty:hidden">
        {removed && <Removed label={removed.label} onUndo={() => undo(removed)} />}
      </div>
      <FieldError alert>{failure}</FieldError>
    </>
  )
}

function Removed({ label, onUndo }: { label: string; onUndo: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2">
      <span>{t`Removed: ${isolated(label)}.`}</span>
      <button type="button" className="button-quiet" onClick={onUndo}>
        {t`Undo`}
      </button>
    </p>
  )
}

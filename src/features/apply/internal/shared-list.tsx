import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { StoredDocument } from '#src/platform/files/documents.ts'
import { useLockedAccounts } from '#src/features/account/use-lock.ts'
import { useDrafts } from '#src/features/forms/use-drafts.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { isLockedAway, notAddedText } from '#src/features/attachments/not-added-text.ts'
import { usePlaces } from './places.ts'
import { SharedFile } from './shared-file.tsx'
import { FieldError } from '#src/platform/ui/field-error.tsx'

/** Every shared file without a slot. */
export default function SharedList() {
  const files = useObservable<readonly StoredDocument[] | undefined>('shared', unassigned, undefined, [])
  const places = usePlaces(useDrafts())
  const isLocked = isLockedAway(usePerson(), useLockedAccounts())
  const [left] = useState(() => notAddedText(location.search))
  if (!files || !places) return <Spinner />
  return (
    <>
      {left && (
        <div className="card border-2 border-red p-4">
          <FieldError alert>{left}</FieldError>
        </div>
      )}
      {isLocked && <LockedAway />}
      {files.length === 0 && <NothingShared />}
      {files.length > 0 && places.length === 0 && <NoPlace />}
      <ul className="grid gap-6">
        {files.map((file) => (
          <SharedFile key={file.id} file={file} places={places} />
        ))}
      </ul>
    </>
  )
}

const unassigned = () =>
  import('#src/platform/files/documents.ts').then(({ watchUnassigned }) => watchUnassigned())

function NothingShared() {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Pictogram name="gallery" className="size-20 text-green" />
      <p>{t`Nothing is here. In your gallery, choose a photo, tap Share and choose Khet Seva.`}</p>
    </div>
  )
}

function LockedAway() {
  return (
    <div className="card grid gap-3 border-2 border-red p-4">
      <p>{t`The app is locked. To use this in your own request, unlock the app, then share it once more.`}</p>
      <AppLink to="/lock" search={{ to: '/shared' }} className="button justify-self-start">
        {t`Unlock with a PIN`}
      </AppLink>
    </div>
  )
}

function NoPlace() {
  return (
    <div className="card grid gap-3 p-4">
      <p>{t`No draft accepts files yet. Begin a request first, then come back here.`}</p>
      <AppLink to="/loans" className="button justify-self-start">
        {t`Loans`}
      </AppLink>
    </div>
  )
}

import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { pagePhoto, productPhoto } from './photo.ts'
import { MakingSmall, TakeButtons } from '#src/features/attachments/take-buttons.tsx'
import { whyNotTaken } from '#src/features/attachments/why-not-taken.ts'
import { useWaitFor } from '#src/platform/fields/typed-form.tsx'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { fieldName } from './field-words.ts'
import { notSaved } from './not-saved.ts'

interface PhotoFieldProps {
  /** The hash of a stored photo, or a data URL of a new one. */
  photo: string | null
  name: string
  onChange: (photo: string | null) => void
}

/** A photo of a product, in place of the app's drawing. */
export function PhotoField(props: PhotoFieldProps) {
  const hint = t`Photograph the real product, from near and in good light. Without a photo the app's drawing is shown.`
  return <OnePhoto {...props} hint={hint} takeAway={t`Show the drawing again`} make={productPhoto} />
}

/** A photo of page width. */
export function PagePhotoField(props: PhotoFieldProps & { takeAway: string }) {
  return <OnePhoto {...props} hint={t`Use a landscape photo. Tall ones are cropped.`} make={pagePhoto} />
}

interface OnePhotoProps extends PhotoFieldProps {
  hint: string
  /** Label of the button that removes the photo. */
  takeAway: string
  make: typeof productPhoto
}

/** A field for one photo, made small by `make`. */
export function OnePhoto({ photo, name, hint, takeAway, make, onChange }: OnePhotoProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const waitFor = useWaitFor()
  const take = async (file: Blob) => {
    setBusy(true)
    setProblem('')
    const made = await make(file)
    setBusy(false)
    if (typeof made !== 'string') {
      onChange(made.picture)
      return undefined
    }
    const why = await whyNotTaken(made, false)
    setProblem(why)
    return notSaved(why)
  }
  const takeItAway = () => {
    setProblem('')
    // What failed here before stops no submission any more.
    waitFor(Promise.resolve(undefined), 'photo')
    onChange(null)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">{fieldName('photo')}</legend>
      {/* In one place, so that Save stays below the finger. */}
      <div className="grid *:[grid-area:1/1]">
        <p className={`text-muted ${busy ? 'invisible' : ''}`}>{hint}</p>
        <MakingSmall busy={busy} />
      </div>
      <FieldError alert>{problem}</FieldError>
      <TakeButtons
        label={name}
        types={['image/jpeg']}
        again={photo !== null}
        busy={busy}
        onBefore={() => Promise.resolve()}
        onFile={(file) => waitFor(take(file), 'photo')}
      />
      {photo !== null && (
        <button
          type="button"
          className="button-quiet justify-self-start"
          aria-disabled={busy}
          onClick={takeItAway}
        >
          {takeAway}
        </button>
      )}
    </fieldset>
  )
}

import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { PagePhoto } from '#src/features/catalogue/page-photo.tsx'
import type { LogoLook } from './logo-ground.ts'
import { logoPhoto } from './logo.ts'
import { OnePhoto } from './photo-field.tsx'

interface LogoFieldProps {
  photo: string
  name: string
  onChange: (photo: string) => void
}

/** The logo of the centre, and whether its colors are seen in the header by day and by night. */
export function LogoField({ photo, name, onChange }: LogoFieldProps) {
  const [look, setLook] = useState<LogoLook>()
  const make = async (file: Blob) => {
    setLook(undefined)
    const made = await logoPhoto(file)
    if (typeof made !== 'string') setLook(made.look)
    return made
  }
  return (
    <>
      {photo && (
        <p className="flex gap-3">
          <PagePhoto key={photo} photo={photo} className="h-20 w-auto max-w-40" otherwise={<span />} />
        </p>
      )}
      <OnePhoto
        photo={photo || null}
        name={name}
        hint={t`It stands beside the name at the top of every page, and on receipts.`}
        takeAway={t`Show the leaf again`}
        make={make}
        onChange={(next) => onChange(next ?? '')}
      />
      <p role="status" className="font-bold empty:hidden">
        {photo && look && lookText(look)}
      </p>
    </>
  )
}

function lookText({ ground, lostOn }: LogoLook): string {
  if (lostOn === 'every ground')
    return t`The colours of this picture are too much alike. Nobody would see it. Choose one with light and dark colours.`
  if (lostOn === 'night')
    return t`On the dark screen this logo would be hard to see. So it stands on a light ground.`
  if (lostOn === 'day' && ground === 'dark')
    return t`On the light screen this logo would be hard to see. So it stands on a dark ground.`
  return ''
}

import { t } from '@lingui/core/macro'
import { lockPictures, type LockPicture } from '#src/features/shared-phone/lock-pictures.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

const names: Record<LockPicture, () => string> = {
  cow: () => t`Cow`,
  tractor: () => t`Tractor`,
  flowers: () => t`Flower`,
  'milk-can': () => t`Milk can`,
  chilli: () => t`Chilli`,
  sickle: () => t`Sickle`,
  egg: () => t`Egg`,
  tomato: () => t`Tomato`,
  bucket: () => t`Bucket`,
  boots: () => t`Boots`,
  lamp: () => t`Lamp`,
}

/** Returns the name of a picture. */
export const pictureName = (picture: LockPicture) => names[picture]()

interface PictureChoiceProps {
  own: LockPicture | undefined
  /** Pictures of other accounts on this phone. */
  taken: readonly LockPicture[]
  onChoose?: (picture: LockPicture) => void
}

/**
 * A choice of pictures as the field `picture` of the surrounding form; pictures of other accounts are not offered.
 */
export function PictureChoice({ own, taken, onChoose }: PictureChoiceProps) {
  const free = lockPictures.filter((picture) => !taken.includes(picture))
  return (
    <fieldset className="grid gap-2">
      <legend className="font-bold">{t`Your picture on the lock page`}</legend>
      <p className="text-muted">{t`This picture shows which lock is yours. Others see it, but not your name.`}</p>
      <div className="grid grid-cols-2 gap-3">
        {free.map((picture) => (
          <label key={picture} className="card grid min-h-12 justify-items-center gap-1 p-2">
            <Pictogram name={picture} className="size-12 text-green" />
            <span className="flex items-center gap-2">
              <input
                type="radio"
                name="picture"
                value={picture}
                className="size-6 accent-green"
                defaultChecked={picture === (own ?? (onChoose ? undefined : free[0]))}
                onChange={() => onChoose?.(picture)}
              />
              {pictureName(picture)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

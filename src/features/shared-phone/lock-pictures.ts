/** Pictures by which people recognize their locked account without a name; each is a pictogram's name. */
export const lockPictures = [
  'cow',
  'tractor',
  'flowers',
  'milk-can',
  'chilli',
  'sickle',
  'egg',
  'tomato',
  'bucket',
  'boots',
  'lamp',
] as const

export type LockPicture = (typeof lockPictures)[number]

/** A picture that is one of them; `undefined` for a picture of another build, or none. */
export function lockPicture(name: unknown): LockPicture | undefined {
  return lockPictures.find((picture) => picture === name)
}

/** A field of a farm, in the words of its farmer; unknown parts are empty. */
export interface FarmField {
  readonly name: string
  readonly acres: string
  readonly village: string
  /** How to find it: by the canal, behind the school. */
  readonly place: string
}

/** A field that somebody named in their profile. */
export interface NamedField extends FarmField {
  /** A UUID. */
  readonly id: string
}

/** The key of a field among the parts of a profile. */
export type FarmFieldKey = `farm_field:${string}`

const prefix = 'farm_field:'

/** The most fields that a person names. */
export const mostFarmFields = 30

/** The most characters of each part; the centre's function is_farm_field has the same. */
export const longestOfFarmField = { name: 60, acres: 20, village: 80, place: 160 } as const

/** Returns the key of a field by its id. */
export function farmFieldKey(id: string): FarmFieldKey {
  return `${prefix}${id}`
}

/** True for the key of a field. */
export function isFarmFieldKey(key: string): key is FarmFieldKey {
  return key.startsWith(prefix)
}

/** Returns a field as one text, always the same for the same field. */
export function farmFieldText({ name, acres, village, place }: FarmField): string {
  return JSON.stringify({ name, acres, village, place })
}

/** Returns the field of such a text. */
export function farmFieldOf(text: string): FarmField {
  return JSON.parse(text) as FarmField
}

/** Returns the fields among the parts of a profile, by name. */
export function farmFieldsIn(parts: object): NamedField[] {
  return Object.entries(parts)
    .flatMap(([key, text]: [string, unknown]) =>
      isFarmFieldKey(key) && typeof text === 'string'
        ? [{ id: key.slice(prefix.length), ...farmFieldOf(text) }]
        : [],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

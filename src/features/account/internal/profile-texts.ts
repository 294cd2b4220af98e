import { indianMobile, phoneText } from '#src/base/phone.ts'
import type { Profile } from '#src/features/account/profile.ts'
import { language } from '#src/platform/i18n/words.ts'

/** Texts by the name of their field in the form of the profile. */
export type Texts = Readonly<Record<string, string>>

/** Returns the texts of the form's fields. */
export function textsOf({ display_name: name, phone, village, pincode, language: code }: Profile) {
  return {
    name: name ?? '',
    phone: phoneText(indianMobile(phone ?? '') ?? phone ?? ''),
    village: village ?? '',
    pincode: pincode ?? '',
    language: code ?? language(),
  }
}

/** Returns the texts that stand in a form's fields, as they were typed. */
export function textsIn(form: HTMLFormElement): Texts {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, text]) => [name, typeof text === 'string' ? text : '']),
  )
}

/** Returns the names of the fields whose text differs from the shown one: the person has typed there. */
export function typedNames(shown: Texts, now: Texts): readonly string[] {
  return Object.keys(now).filter((name) => now[name] !== (shown[name] ?? ''))
}

/**
 * Returns a field's next text, and the text that counts as shown in it: a new text, unless the person has typed something
 * else there or is about to.
 */
export function nextText(
  { shown, now, hasFocus }: { readonly shown: string; readonly now: string; readonly hasFocus: boolean },
  text: string,
): { readonly shown: string; readonly now: string } {
  if (now === text || (now === shown && !hasFocus)) return { shown: text, now: text }
  return { shown, now }
}

/**
 * Returns the parts of the profile whose current values the form has shown, without values that came while somebody typed
 * there.
 */
export function partsSeen(profile: Profile, shown: Texts): Partial<Profile> {
  const { name, ...texts } = textsOf(profile)
  const now: Texts = { ...texts, display_name: name }
  const before: Texts = { ...shown, display_name: shown['name'] ?? '' }
  return Object.fromEntries(
    Object.entries(profile).filter(([part]) => part in now && now[part] === before[part]),
  )
}

/**
 * Returns the parts of the profile that some fields name.
 *
 * @param typed the texts of the fields, cleaned
 * @param names of the fields, or of parts that one of them shows
 */
export function partsToSave(typed: Texts, names: readonly string[]): Partial<Profile> {
  const parts = {
    display_name: typed['name'] || null,
    phone: indianMobile(typed['phone'] ?? '') ?? null,
    village: typed['village'] || null,
    pincode: typed['pincode'] || null,
    language: typed['language'] as Profile['language'],
  }
  const isNamed = (part: string) =>
    names.includes(part) || (part === 'display_name' && names.includes('name'))
  return Object.fromEntries(Object.entries(parts).filter(([part]) => isNamed(part)))
}

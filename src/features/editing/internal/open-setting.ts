import { centre, type Centre } from '#src/content/centre.ts'
import { settingOf, type Setting, type SettingKey } from '#src/content/settings.ts'
import { centreNow } from '#src/features/catalogue/overlay.ts'
import { device } from '#src/platform/device/database.ts'
import { opened, originalsOf, type Opened } from './open-item.ts'

/** A setting of the centre: as it is now, null while it is as the build has it, and as the build has it. */
export interface SettingFact {
  readonly value: unknown
  readonly built: unknown
}

/** Returns the build's settings in all languages, and those that admins changed; `undefined` if this phone does not have them. */
export async function openSettings(): Promise<{ built: Centre; now: Centre } | undefined> {
  const [originals, stored] = await Promise.all([originalsOf('centre'), device.centre.toArray()])
  const built = originals?.settings
  if (!built) return undefined
  const now = centreNow(stored)
  const changed = Object.entries(now).filter(([key, value]) => value !== centre[key as SettingKey])
  return { built, now: { ...built, ...Object.fromEntries(changed) } }
}

/** Returns a setting to edit; `undefined` if this phone does not have it. */
export async function openSetting(
  account: string,
  key: string,
): Promise<(Opened<SettingFact> & { setting: Setting }) | undefined> {
  const [all, setting] = [await openSettings(), settingOf(key)]
  if (!all || !setting) return undefined
  const [built, now] = [all.built[key as SettingKey], all.now[key as SettingKey]]
  const fact = { value: now === built ? null : now, built }
  const found = await opened(account, { kind: 'setting', path: key, part: '' }, fact)
  return found && { ...found, setting }
}

import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { unreadSetting } from './setting-keys.ts'

/** A mirror of the centre's rows on this phone, and the row's shape in this build. */
export interface MirrorOf {
  readonly mirror: Parameters<typeof unreadSetting>[0]
  readonly owner: string
  /** The key of the setting with the version that the mirror has reached. */
  readonly key: string
  readonly shape: () => number
}

/**
 * Returns the version that a mirror has reached: none where an earlier build has left out rows that it could not read, so that
 * all of them come again.
 */
export async function versionOf({ mirror, owner, key, shape }: MirrorOf): Promise<number> {
  const [version, unread] = await outbox.settings.bulkGet([key, unreadSetting(mirror, owner)])
  if (unread && unread.value !== shape()) return 0
  return (version?.value as number | undefined) ?? 0
}

/** Notes the version that a page past another one has led to, and whether this build left out any of its rows. */
export async function noteVersion(
  { mirror, owner, key, shape }: MirrorOf,
  { since, version, unread }: { since: number; version: number; unread: boolean },
): Promise<void> {
  await outbox.settings.put({ key, value: version })
  if (unread) await outbox.settings.put({ key: unreadSetting(mirror, owner), value: shape() })
  else if (since === 0) await outbox.settings.delete(unreadSetting(mirror, owner))
}

/** True where this build has left out rows of an owner's mirror that it could not read. */
export async function hasUnread(mirror: MirrorOf['mirror'], owner: string): Promise<boolean> {
  return (await withOutbox(() => outbox.settings.get(unreadSetting(mirror, owner)))) !== undefined
}

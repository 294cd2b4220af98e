import { t } from '@lingui/core/macro'
import { settingGroups, settings, type SettingKey } from '#src/content/settings.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { AreaList } from './area-list.tsx'
import { NotOpenedPage } from './not-opened-page.tsx'
import { openSettings } from './open-setting.ts'
import { settingText } from './setting-text.ts'
import { useListed } from './use-opened.ts'
import { useWaiting } from './use-waiting.ts'

const row = 'card grid gap-1 p-4 no-underline'
const all = Object.entries(settings).map(([key, { group, title }]) => ({
  key: key as SettingKey,
  group,
  title,
}))

type Group = keyof typeof settingGroups

/** All settings of the centre, each with a link to its form, and its delivery areas. */
export function SettingList({ account }: { account: string }) {
  return (
    <>
      <h2>{t`Settings of the centre`}</h2>
      <SettingGroups account={account} groups={Object.keys(settingGroups) as Group[]} />
      <AreaList account={account} />
    </>
  )
}

interface SettingGroupsProps {
  account: string
  groups: readonly Group[]
  /** The step of the set-up that the forms lead back to. */
  step?: number
}

/** The settings of some groups, each with a link to its form. */
export function SettingGroups({ account, groups, step }: SettingGroupsProps) {
  const found = useListed(account, openSettings)
  const waiting = useWaiting(account)
  if (found === 'looking' || found === 'not here') return <NotOpenedPage why={found} />
  const { built, now } = found
  const waits = new Set(waiting.filter(({ kind }) => kind === 'setting').map(({ path }) => path))
  return (
    <>
      {groups.map((group) => (
        <section key={group} className="grid gap-3">
          {groups.length > 1 && <h3>{localize(settingGroups[group])}</h3>}
          <ul className="grid gap-3">
            {all
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <li key={setting.key}>
                  <AppLink
                    to="/edit"
                    search={step ? { setting: setting.key, step: String(step) } : { setting: setting.key }}
                    className={row}
                  >
                    <strong>{localize(setting.title)}</strong>
                    <span className="wrap-anywhere whitespace-pre-line">
                      {settingText(setting.key, now[setting.key])}
                    </span>
                    {(waits.has(setting.key) || now[setting.key] !== built[setting.key]) && (
                      <span className="text-sm font-bold text-green">
                        {waits.has(setting.key) ? t`Your change is not sent yet` : t`Changed by the centre`}
                      </span>
                    )}
                  </AppLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

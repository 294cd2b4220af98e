import { useCallback, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { AccountHolder } from '#src/features/people/people.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { StaffTabs } from '#src/platform/ui/staff-tabs.tsx'
import { localize } from '#src/platform/i18n/words.ts'
import { Counts } from './counts.tsx'
import { Permissions } from './permissions.tsx'
import { RoleAssignment } from './role-assignment.tsx'
import { UserManagement } from './user-management.tsx'
import { usePeople } from './use-people.ts'

const ownerTitle = { en: 'The centre today', pa: 'ਕੇਂਦਰ ਦਾ ਹਾਲ', hi: 'केंद्र का हाल' }

/** Three tabs; *Manage* in the first opens the second for that person. */
export default function Dashboard({ admin }: { admin: string }) {
  const [tab, setTab] = useState('users')
  const [managed, setManaged] = useState<AccountHolder['id']>()
  const people = usePeople(admin)
  const [isLed, setIsLed] = useState(false)
  const manage = (id: string) => {
    setManaged(id)
    setTab('roles')
    setIsLed(true)
  }
  const found = useCallback(() => setIsLed(false), [])
  const roles = { managed, onManage: setManaged, isLedHere: isLed, onFound: found }
  const list = { people, admin }
  return (
    <>
      <Counts admin={admin} key={people.changes} />
      <StaffTabs
        label={t`Admin Dashboard`}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'users', title: t`User Management`, panel: <UserManagement {...list} onManage={manage} /> },
          {
            id: 'roles',
            title: t`Role Assignment`,
            panel: <RoleAssignment {...list} {...roles} />,
          },
          { id: 'permissions', title: t`Permissions`, panel: <Permissions /> },
        ]}
      />
      <p className="flex flex-wrap gap-3">
        <AppLink to="/owner" className="button-quiet">
          {localize(ownerTitle)}
        </AppLink>
        <AppLink to="/edit" search={{ setting: '' }} className="button-quiet">
          {t`Settings of the centre`}
        </AppLink>
      </p>
    </>
  )
}

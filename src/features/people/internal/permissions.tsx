import { t } from '@lingui/core/macro'
import { roles } from '#src/base/roles.ts'
import { roleMeaning, roleName } from '#src/features/people/role-words.ts'

/** Permissions of each role. */
export function Permissions() {
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{t`Permissions`}</caption>
        <thead>
          <tr>
            <th scope="col" className="p-2 text-left">{t`Role`}</th>
            <th scope="col" className="p-2 text-left">{t`Permissions`}</th>
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role} className="border-t">
              <th scope="row" className="p-2 text-left align-top">
                {roleName(role)}
              </th>
              <td className="p-2">{roleMeaning(role)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { chooseTheme, themeNow, themes } from '#src/platform/ui/theme.ts'

/** A choice of light, dark, or the phone's setting. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(themeNow)
  const words = { auto: t`Same as phone`, light: t`Light`, dark: t`Dark` }
  return (
    <label className="mt-4 grid gap-1 border-t pt-4">
      {t`Colours`}
      <select className="field" value={theme} onChange={(event) => setTheme(chooseTheme(event.target.value))}>
        {themes.map((name) => (
          <option key={name} value={name}>
            {words[name]}
          </option>
        ))}
      </select>
    </label>
  )
}

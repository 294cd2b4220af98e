/** The looks of the app; `auto` follows the phone's own setting. */
export const themes = ['auto', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** The look that is set on the page; `auto` while a page is rendered at build time. */
export function themeNow(): Theme {
  return typeof document === 'undefined' ? 'auto' : known(document.documentElement.dataset['theme'])
}

/** Sets the look and keeps it for the next visit; what is no look counts as `auto`. */
export function chooseTheme(wanted: string): Theme {
  const theme = known(wanted)
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage is refused: the look holds for this page.
  }
  return theme
}

function known(name: string | undefined): Theme {
  return themes.find((theme) => theme === name) ?? 'auto'
}

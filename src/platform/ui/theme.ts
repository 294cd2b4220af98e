/** The themes; `auto` follows the phone's setting. */
export const themes = ['auto', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** Returns the theme of the page; `auto` at build time. */
export function themeNow(): Theme {
  return typeof document === 'undefined' ? 'auto' : known(document.documentElement.dataset['theme'])
}

/** Sets and stores the theme; an unknown one counts as `auto`. */
export function chooseTheme(wanted: string): Theme {
  const theme = known(wanted)
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage is refused: the theme holds for this page.
  }
  return theme
}

function known(name: string | undefined): Theme {
  return themes.find((theme) => theme === name) ?? 'auto'
}

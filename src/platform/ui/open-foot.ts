/**
 * Opens all groups of the footer while the window is wide, and folds them in a narrow one. Returns a function that
 * stops it.
 */
export function openFoot(): () => void {
  const wide = matchMedia('(width >= 36rem)')
  const follow = () => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.footer-list'))
      group.open = wide.matches
  }
  if (wide.matches) follow()
  wide.addEventListener('change', follow)
  return () => wide.removeEventListener('change', follow)
}

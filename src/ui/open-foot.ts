/** Opens all groups of the foot while the window is wide, and folds them where it becomes a phone's. Answers how to stop. */
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

/** Focuses a field; a part that is folded around it is opened first, because nothing within it takes the focus. */
export function focusInFolds(field: HTMLElement | null | undefined): void {
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  field?.focus()
}

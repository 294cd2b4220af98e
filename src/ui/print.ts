/** Opens the browser's print dialog for this page. */
export function printPage(): void {
  window.print()
}

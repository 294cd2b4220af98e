/** Opens the browser's own way to print this page. */
export function printPage(): void {
  window.print()
}

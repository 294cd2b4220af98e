/** Few listen, so the stylesheet of all pages does not contain it. */
const css = `
  .ear {
    position: relative;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: 99rem;
    color: var(--green);
  }
  .ear[aria-pressed='true'] {
    background: var(--green);
    color: var(--on-green);
  }
  .ear svg {
    width: 1.75rem;
    height: 1.75rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .ear-in-line {
    display: inline-grid;
    margin-block: -0.75rem;
    vertical-align: middle;
  }
  .ear-at-end {
    display: grid;
    place-self: end;
    margin-top: -2.75rem;
    margin-left: auto;
  }
  :has(+ .ear-at-end) {
    min-height: 2.75rem;
    padding-inline-end: 3rem;
  }
  @media print {
    .ear {
      display: none;
    }
  }
`

let sheet: CSSStyleSheet | undefined

/** Returns the style of the ear buttons. */
export function earStyle(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  return sheet
}

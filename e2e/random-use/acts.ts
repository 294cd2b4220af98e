import type { ElementHandle, Page } from 'playwright'
import type { Dice } from '#tests/simulator/dice.ts'

/** An action in a few words, for the report. */
export type Act = string

/**
 * Elements that a tap may hit. Calls, mail, other sites and cards of sent entries are left out: they leave the app, or end
 * a waiting entry.
 */
const tappable =
  'a[href^="/"]:not([download], [target=_blank]), button:not([disabled]), summary, [role=tab], input[type=checkbox], input[type=radio]'
const leftAlone = '[data-state] *, [data-own-data] *'

const fields = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea'

/** Texts that people type, and texts that nobody should. */
const texts = [
  'Gurpreet Singh',
  'ਸਰਨਾ',
  'गेहूँ',
  '9000000011',
  '4.5',
  'milk',
  '0',
  '-1',
  '<b>',
  '99999999999',
  ' ',
  'a'.repeat(300),
] as const

/** Does one thing that a person could do now, decided by the dice; returns its name. */
export async function actAtRandom(page: Page, dice: Dice): Promise<Act> {
  const kind = dice.below(20)
  if (kind === 0) return goBack(page)
  if (kind === 1) return changeLine(page, dice)
  if (kind === 2) return pressEscape(page)
  if (kind === 3) return reload(page)
  if (kind < 9) {
    if (await fillForm(page)) return 'fills the form and goes on'
    if (await openForm(page)) return 'opens a form'
  }
  if (kind < 12) {
    const typed = await typeSomewhere(page, dice)
    if (typed) return typed
  }
  return tapSomewhere(page, dice)
}

async function goBack(page: Page): Promise<Act> {
  // Behind the first page is the browser's own.
  const isThere = await page.evaluate(() => navigation.canGoBack)
  if (isThere) await page.evaluate(() => history.back())
  return isThere ? 'goes back' : 'cannot go back'
}

async function changeLine(page: Page, dice: Dice): Promise<Act> {
  const isCut = dice.oneIn(2)
  await page.context().setOffline(isCut)
  return isCut ? 'loses the network' : 'has a network'
}

async function pressEscape(page: Page): Promise<Act> {
  await page.keyboard.press('Escape')
  return 'presses Escape'
}

async function reload(page: Page): Promise<Act> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  return 'reloads the page'
}

/** Those that a person sees and reaches now: of the uppermost window alone, if there is one. */
async function reachable(page: Page, selector: string): Promise<ElementHandle<HTMLElement>[]> {
  const list = await page.evaluateHandle(
    ([wanted, alone]) => {
      const open = [...document.querySelectorAll<HTMLElement>('dialog[open], [popover]:popover-open')].at(-1)
      return [...(open ?? document).querySelectorAll<HTMLElement>(wanted)].filter(
        (found) => found.checkVisibility({ visibilityProperty: true }) && !found.matches(alone),
      )
    },
    [selector, leftAlone] as const,
  )
  const handles = [...(await list.getProperties()).values()].map((handle) => handle.asElement())
  return handles.filter((handle) => handle !== null) as ElementHandle<HTMLElement>[]
}

async function tapSomewhere(page: Page, dice: Dice): Promise<Act> {
  const found = await reachable(page, tappable)
  if (found.length === 0) return 'finds nothing to tap'
  const chosen = dice.oneOf(found)
  const name = await chosen.evaluate(nameOf)
  // A covered element cannot be tapped; a person taps something else.
  const isTapped = await chosen.click({ timeout: 1_500 }).then(
    () => true,
    () => false,
  )
  return `${isTapped ? 'taps' : 'cannot tap'} ${name}`
}

async function typeSomewhere(page: Page, dice: Dice): Promise<Act | undefined> {
  const found = await reachable(page, fields)
  if (found.length === 0) return undefined
  const [chosen, text] = [dice.oneOf(found), dice.oneOf(texts)]
  const isTyped = await chosen.fill(text, { timeout: 1_500 }).then(
    () => true,
    () => false,
  )
  return `${isTyped ? 'types' : 'cannot type'} ${text.slice(0, 20)} into ${await chosen.evaluate(nameOf)}`
}

/** Runs in the page: how a person would name an element. */
function nameOf(element: HTMLElement): string {
  const words = element.ariaLabel ?? element.textContent
  return `${element.localName} “${(words || element.getAttribute('name') || '').trim().slice(0, 60)}”`
}

/** Taps a button of the page that opens a form. False without one. */
async function openForm(page: Page): Promise<boolean> {
  const button = page.locator('main button[aria-haspopup=dialog]').first()
  return button.click({ timeout: 1_000 }).then(
    () => true,
    () => false,
  )
}

/** Fills in an open form correctly, and taps its button. False without a form. */
async function fillForm(page: Page): Promise<boolean> {
  const form = page.locator('dialog[open] form').last()
  if ((await form.count()) === 0) return false
  for (const field of await form.locator('input, select, textarea').all())
    await answer(field.elementHandle({ timeout: 1_000 })).catch(() => undefined)
  await form
    .locator('button[type=submit]')
    .last()
    .click({ timeout: 1_500 })
    .catch(() => undefined)
  return true
}

async function answer(found: Promise<ElementHandle | null>): Promise<void> {
  const field = (await found) as ElementHandle<HTMLInputElement> | null
  if (!field) return
  const facts = await field.evaluate((input) => ({
    isOpen:
      input.checkVisibility() &&
      (input.ariaInvalid === 'true' || (input.ariaRequired === 'true' && !input.value)),
    isUnchecked: input.type === 'checkbox' && input.ariaRequired === 'true' && !input.checked,
    tag: input.localName,
    type: input.type,
    mode: input.inputMode,
    tomorrow: new Date(Date.now() + 864e5).toISOString().slice(0, 10),
  }))
  const quickly = { timeout: 1_500 }
  if (facts.isUnchecked) return field.check(quickly)
  if (!facts.isOpen || facts.type === 'checkbox' || facts.type === 'radio') return
  if (facts.tag === 'select') return void (await field.selectOption({ index: 1 }, quickly))
  if (facts.type === 'date') return field.fill(facts.tomorrow, quickly)
  if (facts.type === 'tel') return field.fill('9000000011', quickly)
  if (facts.type === 'email') return field.fill('anyone@example.org', quickly)
  if (facts.mode === 'numeric' || facts.mode === 'decimal') return field.fill('4', quickly)
  return field.fill('Sarna', quickly)
}

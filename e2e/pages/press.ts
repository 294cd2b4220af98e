import { expect, type Locator } from '@playwright/test'

/** Presses a button and lets go only once something else is seen, which may have moved what is under the finger. */
export async function pressUntil(button: Locator, seen: Locator): Promise<void> {
  await button.hover()
  const mouse = button.page().mouse
  await mouse.down()
  await expect(seen).toBeVisible()
  await mouse.up()
}

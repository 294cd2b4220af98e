import { expect, type Locator } from '@playwright/test'

/** Presses a button and releases it only once another element is visible, which may have moved the button. */
export async function pressUntil(button: Locator, seen: Locator): Promise<void> {
  await button.hover()
  const mouse = button.page().mouse
  await mouse.down()
  await expect(seen).toBeVisible()
  await mouse.up()
}

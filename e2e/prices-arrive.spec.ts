import { untilPolled } from './pages/visitor.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

test('a price changed in the database reaches the open catalogue page and the cart without a reload @every', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'all'))
  await page.goto('/seeds-catalog/grains')
  // The last one, because other journeys in the same world use the first.
  const [item] = await world.backend.query<{ id: string; name: string }>(
    `select id, name ->> 'en' as name from catalogue_items where section = 'grains' and catalogue = 'seeds-catalog' order by position desc limit 1`,
  )
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: item!.name }) })
  await card.getByRole('button', { name: /Add to Cart/ }).click()
  await page.evaluate(() => (document.documentElement.dataset['test'] = 'same page'))

  await world.backend.query(
    `update catalogue_items set price_paise = 98765, name = name || jsonb_build_object('en', $2::text) where id = $1`,
    [item!.id, 'Wheat <b>new</b> & better'],
  )
  const changed = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Wheat <b>new</b> & better' }) })
  await untilPolled(page, (soon) => expect(changed.getByText('₹987.65')).toBeVisible(soon))

  await page.getByRole('button', { name: /^Cart/ }).last().click()
  await expect(page.getByRole('dialog').getByText('₹987.65').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-test', 'same page')
})

import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { centre } from '#src/content/centre.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { browserArguments, findBrowser } from '#scripts/browser.ts'

/**
 * `npx node scripts/generate/share-picture.ts`: draws public/share.png, the picture that messengers show beside an address of ours,
 * from the centre's names and the app's own sign. Run it again where one of them changes; the build does not, since a
 * build needs no browser.
 */
const sign = await readFile('public/favicon.svg', 'utf8')
const [width, height] = [1200, 630]

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
const page = await browser.newPage({ viewport: { width, height } })
await page.setContent(`<!doctype html><style>
  * { margin: 0 }
  body { display: flex; align-items: center; gap: 72px; height: ${height}px; padding: 0 84px; box-sizing: border-box;
    background: #fbf6ea; color: #33251a; font-family: 'Noto Sans', 'Noto Sans Gurmukhi', 'Noto Sans Devanagari', sans-serif;
    border-bottom: 36px solid #1f5c3a }
  svg { flex: none; width: 360px; height: 360px }
  h1 { font-size: 88px; line-height: 1.28; color: #1f5c3a; white-space: nowrap }
  p { margin-top: 22px; font-size: 40px }
</style>${sign}<div>${languages.map((code) => `<h1>${centre.name[code]}</h1>`).join('')}<p>${centre.place.en}</p></div>`)
await writeFile('public/share.png', await page.screenshot())
await browser.close()

import { isFull } from '../rounds.ts'
import '../device/failing-storage.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { originals } from '#scripts/build/originals.ts'
import { indiaDay } from '#src/base/day.ts'
import { shopCsv } from '#src/features/editing/internal/file-out.ts'
import { readShopFile, type FileFault, type ShopFile } from '#src/features/editing/internal/read-shop-file.ts'
import { openShop, type Shop } from '#src/features/editing/internal/shop-file.ts'
import { readCsv } from '#src/platform/tables/read-csv.ts'
import { device, type StoredItem } from '#src/platform/device/database.ts'
import { speak } from '#src/platform/i18n/phrases.ts'
import { languages, setLanguage, type Words } from '#src/platform/i18n/words.ts'
import { zipOf } from '../tables/zip.ts'

const inAll = (text: string): Words => ({ en: text, pa: `${text} ਪੰ`, hi: `${text} हि` })

const stored: StoredItem = {
  id: 'seeds-catalog/bajra-1-kg',
  catalogue: 'seeds-catalog',
  section: 'for-cattle',
  position: 0,
  name: inAll('Bajra'),
  price_paise: 9_000,
  pack_amount: 1,
  pack_unit: 'kg',
  badge: null,
  about: null,
  available: true,
  away_until: null,
  retired: false,
  photo: null,
  tiers: [{ from: 10, price: 8_000 }],
  offer: { price: 8_500, from: '2026-01-01', until: '2099-12-31' },
  tax: { hsn: '1008', rate_bp: 500 },
  section_title: inAll('For cattle'),
  version: 8,
}

let shop: Shop

beforeAll(async () => {
  setLanguage('en')
  const files = await originals()
  vi.stubGlobal('fetch', async (address: string) => Response.json(files.get(address.slice(1))))
  await device.items.put(stored)
  await device.settings.put({ key: 'shop-version', value: 10 })
  shop = (await openShop())!
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => setLanguage('en'))
beforeAll(() => speak('en'))

const bytesOf = (text: string) => new TextEncoder().encode(text)
const readBytes = (bytes: Uint8Array) => readShopFile(bytes, shop)
async function read(text: string): Promise<ShopFile> {
  const file = await readBytes(bytesOf(text))
  if ('fault' in file) throw new Error(file.fault)
  return file
}
const only = async (text: string) => {
  const { rows, bad } = await read(text)
  expect(bad).toEqual([])
  expect(rows).toHaveLength(1)
  return rows[0]!
}
const faultOf = async (text: string) => (await read(text)).bad.map(({ why }) => why)

const paneer = 'daily-needs/paneer'
const milk = 'daily-needs/cow-milk-bulk'

describe('the file of the shop', () => {
  test.each(languages)('in %s has every product, and read again it changes nothing', async (code) => {
    setLanguage(code)
    const csv = shopCsv(shop)
    expect(readCsv(csv)).toHaveLength(shop.items.size + 1)
    const file = await read(csv)
    expect(file).toMatchObject({ rows: [], bad: [], same: shop.items.size, ignored: [] })
  })

  test('that another language wrote changes nothing either', async () => {
    setLanguage('pa')
    const csv = shopCsv(shop)
    setLanguage('hi')
    expect(await read(csv)).toMatchObject({ rows: [], bad: [], same: shop.items.size })
  })

  test('holds no formula, also of a product that is called like one, and reads its name back', async () => {
    const evil = {
      ...shop.items.get(stored.id)!,
      fact: { ...shop.items.get(stored.id)!.fact, name: inAll('+1 =2;@x') },
    }
    const other = { ...shop, items: new Map(shop.items).set(stored.id, evil) }
    const csv = shopCsv(other)
    for (const cell of readCsv(csv).flat()) expect(cell).not.toMatch(/^\s*[=+@-]/)
    expect(await readShopFile(bytesOf(csv), other)).toMatchObject({ rows: [], bad: [] })
  })
})

describe('a file as people write it', () => {
  test.each([
    ['with an id and a price', `Product id,Price\n${paneer},310`],
    ['with a BOM', `\uFEFFProduct id,Price\n${paneer},310`],
    ['with semicolons', `id;price\n${paneer};310`],
    ['with tabs', `id\tprice\n${paneer}\t310`],
    ['with an Indian amount', `id,price\n${paneer},"₹ 310/-"`],
    ['with rupees in words', `id,price\n${paneer},Rs. 310.00`],
    ['with digits of Gurmukhi', `id,price\n${paneer},੩੧੦`],
    ['with headings in Punjabi', `ਸਾਮਾਨ ਦੀ ਪਛਾਣ,ਕੀਮਤ\n${paneer},310`],
    ['with headings in Hindi, the other way round', `भाव,सामान की पहचान\n310,${paneer}`],
    [
      'with headings in capitals and signs',
      `  PRODUCT ID: ,RATE (Rs.)\n${paneer},310`.replace('RATE (Rs.)', 'Price (Rs)'),
    ],
    [
      'with titles above, merged over its columns',
      `Sarna Farm Store,\nPrices of November,,\n,,\nid,price\n${paneer},310\nTotal,`,
    ],
    ['with a column that nobody knows', `id,Supplier,price\n${paneer},Gill,310`],
    ['with a line that is short', `id,price,badge en\n${paneer},310`],
    ['with its name and pack in place of an id', `Name,Pack,Price\nPaneer,1 kg,310`],
    ['with its Punjabi name', `ਨਾਮ,ਪੈਕ,ਕੀਮਤ\nਪਨੀਰ,1 ਕਿਲੋ,310`],
  ])('%s is read', async (_, text) => {
    expect(await only(text)).toMatchObject({
      id: paneer,
      isNew: false,
      changes: { price_paise: 31_000 },
      before: { price_paise: shop.items.get(paneer)!.fact.price_paise },
    })
  })

  test('in UTF-16 or in Windows’ letters is read', async () => {
    const text = `id,price\r\n${paneer},310\r\n`
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer),
    ])
    expect(await readBytes(utf16)).toMatchObject({ rows: [{ id: paneer }] })
    const windows = Uint8Array.from(`id,price,Supplier\n${paneer},310,Caf\xe9`, (letter) =>
      letter.charCodeAt(0),
    )
    expect(await readBytes(windows)).toMatchObject({ rows: [{ id: paneer }] })
  })

  test('of Excel is read, with titles over merged cells, formulas by their values, and the sheet that has the goods', async () => {
    const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
    const sheet = (rows: string) =>
      `<worksheet><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="A1:C1"/></mergeCells></worksheet>`
    const book = zipOf({
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Notes" r:id="r1"/><sheet name="Goods" r:id="r2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/><Relationship Id="r2" Target="worksheets/b.xml"/></Relationships>',
      'xl/worksheets/a.xml': sheet(`<row r="1">${cell('A1', 'Call Gill')}${cell('B1', 'Monday')}</row>`),
      'xl/worksheets/b.xml': sheet(
        `<row r="1">${cell('A1', 'Sarna Farm Store')}</row>` +
          `<row r="3">${cell('A3', 'Product id')}${cell('B3', 'Price')}${cell('C3', 'HSN')}${cell('D3', 'GST')}${cell('E3', 'Offer until')}${cell('F3', 'Offer')}</row>` +
          `<row r="4">${cell('A4', paneer)}<c r="B4"><f>300+10</f><v>310</v></c><c r="C4"><v>406</v></c><c r="D4"><v>5</v></c><c r="E4"><v>73050</v></c><c r="F4"><v>299.5</v></c></row>` +
          `<row r="5">${cell('A5', stored.id)}<c r="B5" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`,
      ),
    })
    expect(await readBytes(book)).toMatchObject({
      rows: [
        {
          row: 4,
          changes: {
            price_paise: 31_000,
            tax: { hsn: '0406', rate_bp: 500 },
            offer: { price: 29_950, from: indiaDay(), until: '2099-12-31' },
          },
        },
      ],
      bad: [{ row: 5, why: 'formula', heading: 'Price', cell: '#DIV/0!' }],
    })
  })

  test('changes words of one language, and leaves out what is empty', async () => {
    const row = await only(`id,Name in Punjabi,नाम (हिंदी),Name,On sale,Price\n${paneer},ਤਾਜ਼ਾ ਪਨੀਰ,,,ਨਹੀਂ,`)
    const { name } = shop.items.get(paneer)!.fact
    expect(row.changes).toEqual({ name: { ...name, pa: 'ਤਾਜ਼ਾ ਪਨੀਰ' }, available: false })
  })

  test.each([
    ['1.5 kg', { pack_amount: 1.5 }],
    ['500ਗ੍ਰਾਮ', { pack_amount: 500, pack_unit: 'g' }],
    ['Dozen', { pack_unit: 'dozen' }],
    ['2', { pack_amount: 2 }],
    ['250 gms', { pack_amount: 250, pack_unit: 'g' }],
  ])('has the pack %s', async (pack, changes) => {
    expect((await only(`id,pack\n${paneer},${pack}`)).changes).toEqual(changes)
  })

  test('has prices from a quantity on, and takes them and an offer away', async () => {
    const steps = [
      { from: 5, price: 29_000 },
      { from: 20, price: 27_550 },
    ]
    expect((await only(`id,bulk price\n${paneer},from 5: ₹290; 20 = 275.50`)).changes).toEqual({
      tiers: steps,
    })
    const gone = await only(`id,bulk price,Offer\n${stored.id},,`)
    expect(gone.changes).toEqual({ tiers: null, offer: null })
    // Milk keeps the steps that the app has.
    expect(await read(`id,bulk price,price\n${milk},,54`)).toMatchObject({ rows: [], same: 1 })
  })

  test('has a new product in a shelf of the app, of the centre or a new one, with the id that it will have again', async () => {
    const heads = 'catalogue,shelf,name en,name pa,name hi,price,pack'
    const { rows, bad } = await read(
      `${heads},shelf pa,shelf hi\nseeds-catalog,Vegetables,Local Bhindi,ਭਿੰਡੀ,भिंडी,"1,20,000/-",10 g,,\nseeds-catalog,For cattle,Guar 5 kg,ਗੁਆਰਾ,ग्वार,200,5 kg,,\nseeds-catalog,Green manure,Dhaincha,ਢੈਂਚਾ,ढैंचा,90,1 kg,ਹਰੀ ਖਾਦ,हरी खाद`,
    )
    expect(bad).toEqual([])
    expect(rows).toMatchObject([
      {
        id: 'seeds-catalog/local-bhindi-10-g',
        isNew: true,
        changes: { section: 'vegetables', price_paise: 12_000_000, pack_unit: 'g' },
      },
      {
        id: 'seeds-catalog/guar-5-kg',
        changes: { section: 'for-cattle', section_title: inAll('For cattle') },
      },
      {
        id: 'seeds-catalog/dhaincha-1-kg',
        changes: { section: 'green-manure', section_title: { en: 'Green manure', pa: 'ਹਰੀ ਖਾਦ' } },
      },
    ])
  })

  test('that was made before a change says so of its row', async () => {
    expect(await only(`id,price,version\n${stored.id},95,v7`)).toMatchObject({ isStale: true })
    expect(await only(`id,price,version\n${stored.id},95,v8`)).toMatchObject({ isStale: false })
    expect(await only(`id,price,version\n${stored.id},95,1.76E+12`)).toMatchObject({ isStale: false })
  })
})

describe('a row at fault', () => {
  const fresh = 'catalogue,shelf,name en,name pa,name hi,price,pack\n'
  test.each([
    ['an id that there is not', 'id,price\nseeds-catalog/nothing,5', 'unknown'],
    ['a price in words', `id,price\n${paneer},ask`, 'price'],
    ['no price but a nought', `id,price\n${paneer},0`, 'price'],
    ['a price below nought', `id,price\n${paneer},-5`, 'price'],
    ['a price of more than ten lakh', `id,price\n${paneer},"10,00,001"`, 'price'],
    ['half a paisa', `id,price\n${paneer},1.005`, 'price'],
    ['two prices', `id,price\n${paneer},"250,5"`, 'price'],
    ['a formula', `id,price\n${paneer},=300+10`, 'formula'],
    ['a formula for a name', `id,name en\n${paneer},"=HYPERLINK(""http://x"")"`, 'formula'],
    ['a formula that failed', `id,price\n${paneer},#REF!`, 'formula'],
    ['an unknown unit', `id,pack\n${paneer},5 stones`, 'unit'],
    ['a pack of nothing', `id,pack\n${paneer},0 kg`, 'pack'],
    ['steps that rise', `id,bulk price\n${paneer},5: 999999`, 'tiers'],
    ['steps without prices', `id,bulk price\n${paneer},many`, 'tiers'],
    ['steps for milk by the litre', 'id,bulk price\ndaily-needs/cow-milk-per-litre,5: 60', 'one price'],
    ['a price below its steps', `id,price\n${stored.id},79`, 'tiers'],
    ['a price below its offer', `id,price,bulk price\n${stored.id},84,`, 'offer'],
    ['an offer above the price', `id,offer,until\n${paneer},9999,31-12-2099`, 'offer'],
    ['an offer without an end', `id,offer\n${paneer},200`, 'day'],
    ['an offer that is over', `id,offer,from,until\n${paneer},200,01/02/2020,05/02/2020`, 'offer over'],
    ['an end before the beginning', `id,offer,from,until\n${paneer},200,05-02-2099,01-02-2099`, 'day'],
    ['an end without an offer', `id,offer,until\n${paneer},,05-02-2099`, 'offer'],
    ['a tax of 50 per cent', `id,hsn,gst\n${paneer},0406,50`, 'tax'],
    ['an HSN code of two digits', `id,hsn,gst\n${paneer},04,5`, 'tax'],
    ['neither yes nor no', `id,on sale\n${paneer},perhaps`, 'yes or no'],
    ['a name of 201 letters', `id,name en\n${paneer},${'x'.repeat(201)}`, 'long'],
    ['a label in one language', `id,badge en\n${paneer},New`, 'translate'],
    ['a page that there is not', `id,catalogue\n${paneer},Cars`, 'catalogue'],
    ['another page', `id,catalogue\n${paneer},Seeds Catalog`, 'place'],
    ['another shelf for a product of the app', `id,shelf\n${paneer},Bread`, 'place'],
    ['no name', 'name en,price,pack\n,5,1 kg', 'name'],
    ['a new product without a page', 'name,price\nMoon dust,5', 'incomplete'],
    ['a new product without a pack', `${fresh}seeds-catalog,Vegetables,Moong X,ਮੂੰਗ,मूँग,5,`, 'incomplete'],
    ['a new product without Hindi', `${fresh}seeds-catalog,Vegetables,Moong X,ਮੂੰਗ,,5,1 kg`, 'translate'],
    ['a new shelf in one language', `${fresh}seeds-catalog,Rockets,Moong X,ਮੂੰਗ,मूँग,5,1 kg`, 'new section'],
    [
      'a new product whose English name has no Latin letter',
      `${fresh}seeds-catalog,Vegetables,ਮੂੰਗ,ਮੂੰਗ,मूँग,5,1 kg`,
      'name',
    ],
  ])('with %s is not taken', async (_, text, why) => {
    expect(await faultOf(text)).toEqual([why])
  })

  test('the second time that a product stands in a file', async () => {
    expect(await read(`id,price\n${paneer},5\n${paneer},6`)).toMatchObject({
      rows: [{ changes: { price_paise: 500 } }],
      bad: [{ row: 3, why: 'twice', heading: 'id', cell: paneer }],
    })
  })
})

describe('a file that is no list of goods', () => {
  const fault = async (bytes: Uint8Array) => ((await readBytes(bytes)) as FileFault).fault
  test('says what it is', async () => {
    expect(await fault(bytesOf(''))).toBe('empty')
    expect(await fault(bytesOf('Dear sir,\nplease send'))).toBe('no columns')
    expect(await fault(bytesOf('price,pack\n5,1 kg'))).toBe('no columns')
    expect(await fault(bytesOf('%PDF-1.7'))).toBe('pdf')
    expect(await fault(bytesOf('<html><table>'))).toBe('web page')
    expect(await fault(new Uint8Array([0xff, 0xd8, 0xff]))).toBe('picture')
    expect(await fault(bytesOf(`id,price\n${'x,1\n'.repeat(10_001)}`))).toBe('too long')
  })

  test.skipIf(!isFull)('of 10,000 rows is read within two seconds of the processor', async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, n) => `seeds-catalog,Vegetables,New ${n},ਨਵਾਂ ${n},नया ${n},${n + 1},1 kg`,
    )
    const began = process.cpuUsage()
    const file = await read(`catalogue,shelf,name en,name pa,name hi,price,pack\n${rows.join('\n')}`)
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(2_000)
    expect(file).toMatchObject({ bad: [], same: 0, rows: { length: 10_000 } })
  })
})

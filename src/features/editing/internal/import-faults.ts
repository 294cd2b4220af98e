import type { Words } from '#src/platform/i18n/words.ts'
import type { RowFault } from './file-cells.ts'
import type { FileFault } from './read-shop-file.ts'

/** Why a file is not read. */
export const fileFaults: Readonly<Record<FileFault['fault'] | 'unread', Words>> = {
  empty: { en: 'The file is empty.', pa: 'ਫ਼ਾਈਲ ਖਾਲੀ ਹੈ।', hi: 'फ़ाइल खाली है।' },
  'no columns': {
    en: 'No row has the headings. There must be a column for the id or the name, and one to change. Save the list to see how.',
    pa: 'ਕਿਸੇ ਲਾਈਨ ਵਿੱਚ ਖਾਨਿਆਂ ਦੇ ਨਾਮ ਨਹੀਂ। ਇੱਕ ਖਾਨਾ ਪਛਾਣ ਜਾਂ ਨਾਮ ਦਾ ਚਾਹੀਦਾ ਹੈ, ਅਤੇ ਇੱਕ ਬਦਲਣ ਲਈ। ਸੂਚੀ ਸੇਵ ਕਰਕੇ ਵੇਖੋ।',
    hi: 'किसी लाइन में खानों के नाम नहीं। एक खाना पहचान या नाम का चाहिए, और एक बदलने के लिए। सूची सेव करके देखें।',
  },
  'too long': {
    en: 'The file has more than 10,000 rows. Make two files of it.',
    pa: 'ਫ਼ਾਈਲ ਵਿੱਚ 10,000 ਤੋਂ ਵੱਧ ਲਾਈਨਾਂ ਹਨ। ਇਸ ਦੀਆਂ ਦੋ ਫ਼ਾਈਲਾਂ ਬਣਾਓ।',
    hi: 'फ़ाइल में 10,000 से ज़्यादा लाइनें हैं। इसकी दो फ़ाइलें बनाएँ।',
  },
  damaged: {
    en: 'The file is damaged. Open it in Excel and save it again.',
    pa: 'ਫ਼ਾਈਲ ਖਰਾਬ ਹੈ। Excel ਵਿੱਚ ਖੋਲ੍ਹ ਕੇ ਦੁਬਾਰਾ ਸੇਵ ਕਰੋ।',
    hi: 'फ़ाइल खराब है। Excel में खोलकर फिर से सेव करें।',
  },
  'old excel': {
    en: 'This is an old Excel file (.xls), or one with a password. Open it in Excel and save it as .xlsx or CSV.',
    pa: 'ਇਹ ਪੁਰਾਣੀ Excel ਫ਼ਾਈਲ (.xls) ਹੈ, ਜਾਂ ਪਾਸਵਰਡ ਵਾਲੀ। Excel ਵਿੱਚ ਖੋਲ੍ਹ ਕੇ .xlsx ਜਾਂ CSV ਵਜੋਂ ਸੇਵ ਕਰੋ।',
    hi: 'यह पुरानी Excel फ़ाइल (.xls) है, या पासवर्ड वाली। Excel में खोलकर .xlsx या CSV के रूप में सेव करें।',
  },
  pdf: {
    en: 'This is a PDF. Choose an Excel or CSV file.',
    pa: 'ਇਹ PDF ਹੈ। Excel ਜਾਂ CSV ਫ਼ਾਈਲ ਚੁਣੋ।',
    hi: 'यह PDF है। Excel या CSV फ़ाइल चुनें।',
  },
  'web page': {
    en: 'This is a web page. Open it in Excel and save it as .xlsx or CSV.',
    pa: 'ਇਹ ਵੈੱਬ ਪੰਨਾ ਹੈ। Excel ਵਿੱਚ ਖੋਲ੍ਹ ਕੇ .xlsx ਜਾਂ CSV ਵਜੋਂ ਸੇਵ ਕਰੋ।',
    hi: 'यह वेब पेज है। Excel में खोलकर .xlsx या CSV के रूप में सेव करें।',
  },
  picture: {
    en: 'This is a picture. Choose an Excel or CSV file.',
    pa: 'ਇਹ ਫ਼ੋਟੋ ਹੈ। Excel ਜਾਂ CSV ਫ਼ਾਈਲ ਚੁਣੋ।',
    hi: 'यह फ़ोटो है। Excel या CSV फ़ाइल चुनें।',
  },
  other: {
    en: 'This is no table. Choose an Excel or CSV file.',
    pa: 'ਇਹ ਸੂਚੀ ਵਾਲੀ ਫ਼ਾਈਲ ਨਹੀਂ। Excel ਜਾਂ CSV ਫ਼ਾਈਲ ਚੁਣੋ।',
    hi: 'यह सूची वाली फ़ाइल नहीं। Excel या CSV फ़ाइल चुनें।',
  },
  unread: {
    en: 'The phone cannot read this file any more. Choose it again.',
    pa: 'ਫ਼ੋਨ ਇਹ ਫ਼ਾਈਲ ਨਹੀਂ ਪੜ੍ਹ ਸਕਿਆ। ਦੁਬਾਰਾ ਚੁਣੋ।',
    hi: 'फ़ोन यह फ़ाइल नहीं पढ़ सका। फिर से चुनें।',
  },
}

/** Why a row is not taken, and what to write. */
export const rowFaults: Readonly<Record<RowFault, Words>> = {
  formula: {
    en: 'Write the value, not a formula.',
    pa: 'ਫ਼ਾਰਮੂਲਾ ਨਹੀਂ, ਸਿੱਧੀ ਰਕਮ ਜਾਂ ਨਾਮ ਲਿਖੋ।',
    hi: 'फ़ॉर्मूला नहीं, सीधी रकम या नाम लिखें।',
  },
  unknown: {
    en: 'No product has this id. Leave it empty for a new product.',
    pa: 'ਇਸ ਪਛਾਣ ਦਾ ਕੋਈ ਸਾਮਾਨ ਨਹੀਂ। ਨਵੇਂ ਸਾਮਾਨ ਲਈ ਖਾਲੀ ਛੱਡੋ।',
    hi: 'इस पहचान का कोई सामान नहीं। नए सामान के लिए खाली छोड़ें।',
  },
  several: {
    en: 'Several products are called this. Write the id.',
    pa: 'ਇਸ ਨਾਮ ਦੇ ਕਈ ਸਾਮਾਨ ਹਨ। ਪਛਾਣ ਲਿਖੋ।',
    hi: 'इस नाम के कई सामान हैं। पहचान लिखें।',
  },
  twice: {
    en: 'This product is in the file twice.',
    pa: 'ਇਹ ਸਾਮਾਨ ਫ਼ਾਈਲ ਵਿੱਚ ਦੋ ਵਾਰ ਹੈ।',
    hi: 'यह सामान फ़ाइल में दो बार है।',
  },
  translate: {
    en: 'Write it in every language.',
    pa: 'ਹਰ ਭਾਸ਼ਾ ਵਿੱਚ ਲਿਖੋ।',
    hi: 'हर भाषा में लिखें।',
  },
  long: { en: 'This text is too long.', pa: 'ਇਹ ਲਿਖਤ ਬਹੁਤ ਲੰਬੀ ਹੈ।', hi: 'यह लेख बहुत लंबा है।' },
  price: {
    en: 'Write the price in rupees, as in 86.50.',
    pa: 'ਕੀਮਤ ਰੁਪਏ ਵਿੱਚ ਲਿਖੋ, ਜਿਵੇਂ 86.50।',
    hi: 'कीमत रुपये में लिखें, जैसे 86.50।',
  },
  pack: {
    en: 'Write how much is in a pack, as in 1.5 kg.',
    pa: 'ਪੈਕ ਵਿੱਚ ਕਿੰਨਾ ਹੈ ਲਿਖੋ, ਜਿਵੇਂ 1.5 kg।',
    hi: 'पैक में कितना है लिखें, जैसे 1.5 kg।',
  },
  unit: {
    en: 'The unit is not known. Write kg, g, litre, ml, piece, dozen, packet, bag, plant or seeds.',
    pa: 'ਨਾਪ ਸਮਝ ਨਹੀਂ ਆਇਆ। ਕਿਲੋ, ਗ੍ਰਾਮ, ਲੀਟਰ, ਮਿ.ਲੀ., ਨਗ, ਦਰਜਨ, ਪੈਕਟ, ਬੋਰੀ, ਬੂਟਾ ਜਾਂ ਬੀਜ ਲਿਖੋ।',
    hi: 'नाप समझ नहीं आया। किलो, ग्राम, लीटर, मि.ली., नग, दर्जन, पैकेट, बोरी, पौधा या बीज लिखें।',
  },
  tiers: {
    en: 'Write it as in 10: ₹38. Each price is lower than the one before.',
    pa: 'ਇਉਂ ਲਿਖੋ: 10: ₹38। ਹਰ ਕੀਮਤ ਪਹਿਲੀ ਤੋਂ ਘੱਟ ਹੋਵੇ।',
    hi: 'ऐसे लिखें: 10: ₹38। हर कीमत पहली से कम हो।',
  },
  'one price': {
    en: 'This product has one price for every quantity.',
    pa: 'ਇਸ ਸਾਮਾਨ ਦੀ ਹਰ ਮਾਤਰਾ ਲਈ ਇੱਕੋ ਕੀਮਤ ਹੈ।',
    hi: 'इस सामान की हर मात्रा के लिए एक ही कीमत है।',
  },
  offer: {
    en: 'The offer price has to be lower than the price.',
    pa: 'ਛੋਟ ਵਾਲੀ ਕੀਮਤ ਆਮ ਕੀਮਤ ਤੋਂ ਘੱਟ ਹੋਵੇ।',
    hi: 'छूट वाली कीमत आम कीमत से कम हो।',
  },
  'offer over': {
    en: 'The last day of the offer is over.',
    pa: 'ਛੋਟ ਦਾ ਆਖਰੀ ਦਿਨ ਲੰਘ ਗਿਆ।',
    hi: 'छूट का आखिरी दिन निकल गया।',
  },
  day: {
    en: 'Write the first and the last day, as in 25-11-2026.',
    pa: 'ਪਹਿਲਾ ਅਤੇ ਆਖਰੀ ਦਿਨ ਲਿਖੋ, ਜਿਵੇਂ 25-11-2026।',
    hi: 'पहला और आखिरी दिन लिखें, जैसे 25-11-2026।',
  },
  tax: {
    en: 'Write an HSN code of 4 to 8 digits and a tax from 0 to 40 percent.',
    pa: '4 ਤੋਂ 8 ਅੰਕਾਂ ਦਾ HSN ਕੋਡ ਅਤੇ 0 ਤੋਂ 40 ਪ੍ਰਤੀਸ਼ਤ ਟੈਕਸ ਲਿਖੋ।',
    hi: '4 से 8 अंकों का HSN कोड और 0 से 40 प्रतिशत टैक्स लिखें।',
  },
  'yes or no': { en: 'Write Yes or No.', pa: 'ਹਾਂ ਜਾਂ ਨਹੀਂ ਲਿਖੋ।', hi: 'हाँ या नहीं लिखें।' },
  catalogue: {
    en: 'The shop has no such page.',
    pa: 'ਦੁਕਾਨ ਵਿੱਚ ਇਸ ਨਾਮ ਦਾ ਪੰਨਾ ਨਹੀਂ।',
    hi: 'दुकान में इस नाम का पेज नहीं।',
  },
  'new section': {
    en: 'There is no such shelf. Write its name in every language to make a new one.',
    pa: 'ਇਸ ਨਾਮ ਦੀ ਸ਼ੈਲਫ਼ ਨਹੀਂ। ਨਵੀਂ ਬਣਾਉਣ ਲਈ ਨਾਮ ਹਰ ਭਾਸ਼ਾ ਵਿੱਚ ਲਿਖੋ।',
    hi: 'इस नाम की शेल्फ़ नहीं। नई बनाने के लिए नाम हर भाषा में लिखें।',
  },
  place: {
    en: 'A product of the app stays on its page and shelf. Leave this cell as it was.',
    pa: 'ਐਪ ਦਾ ਸਾਮਾਨ ਆਪਣੇ ਪੰਨੇ ਅਤੇ ਸ਼ੈਲਫ਼ ਉੱਤੇ ਰਹਿੰਦਾ ਹੈ। ਇਹ ਖਾਨਾ ਨਾ ਬਦਲੋ।',
    hi: 'ऐप का सामान अपने पेज और शेल्फ़ पर रहता है। यह खाना न बदलें।',
  },
  name: {
    en: 'Write the name, in English letters too.',
    pa: 'ਨਾਮ ਲਿਖੋ, ਅੰਗਰੇਜ਼ੀ ਅੱਖਰਾਂ ਵਿੱਚ ਵੀ।',
    hi: 'नाम लिखें, अंग्रेज़ी अक्षरों में भी।',
  },
  incomplete: {
    en: 'A new product needs a page, a shelf, a name in every language, a price and a pack.',
    pa: 'ਨਵੇਂ ਸਾਮਾਨ ਲਈ ਪੰਨਾ, ਸ਼ੈਲਫ਼, ਹਰ ਭਾਸ਼ਾ ਵਿੱਚ ਨਾਮ, ਕੀਮਤ ਅਤੇ ਪੈਕ ਚਾਹੀਦੇ ਹਨ।',
    hi: 'नए सामान के लिए पेज, शेल्फ़, हर भाषा में नाम, कीमत और पैक चाहिए।',
  },
}

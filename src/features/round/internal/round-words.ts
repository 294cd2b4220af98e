import { fill } from '#src/base/fill.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'

/** Words of the round, for whoever brings the goods and for the manager. */
export const roundWords = {
  title: { en: 'Milk round', pa: 'ਦੁੱਧ ਦਾ ਫੇਰਾ', hi: 'दूध का फेरा' },
  description: { en: 'What goes to which door.', pa: 'ਕਿਸ ਘਰ ਕੀ ਜਾਣਾ ਹੈ।', hi: 'किस घर क्या जाना है।' },
  tomorrowDescription: {
    en: 'The goods for tomorrow morning, by area.',
    pa: 'ਅਗਲੀ ਸਵੇਰ ਲਈ ਕਿੰਨਾ ਸਾਮਾਨ ਚਾਹੀਦਾ ਹੈ, ਇਲਾਕੇ ਮੁਤਾਬਕ।',
    hi: 'अगली सुबह के लिए कितना सामान चाहिए, इलाके के हिसाब से।',
  },
  noAccess: { en: 'The round is for staff', pa: 'ਫੇਰਾ ਸਟਾਫ਼ ਲਈ ਹੈ', hi: 'फेरा स्टाफ़ के लिए है' },
  today: { en: 'Today', pa: 'ਅੱਜ', hi: 'आज' },
  tomorrow: { en: 'Tomorrow', pa: 'ਭਲਕੇ', hi: 'अगली सुबह' },
  done: { en: '{done} of {all} done', pa: '{all} ਵਿੱਚੋਂ {done} ਹੋ ਗਏ', hi: '{all} में से {done} हो गए' },
  asOf: { en: 'As of {time}', pa: '{time} ਦੀ ਸੂਚੀ', hi: '{time} की सूची' },
  notHere: {
    en: 'This round is not on this phone yet. Open it once with network, then it works without.',
    pa: 'ਇਹ ਫੇਰਾ ਅਜੇ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ। ਇੱਕ ਵਾਰ ਨੈੱਟਵਰਕ ਨਾਲ ਖੋਲ੍ਹੋ, ਫਿਰ ਬਿਨਾਂ ਵੀ ਚੱਲੇਗਾ।',
    hi: 'यह फेरा अभी इस फ़ोन में नहीं। एक बार नेटवर्क के साथ खोलें, फिर बिना भी चलेगा।',
  },
  none: {
    en: 'Nothing is to be brought on this day.',
    pa: 'ਇਸ ਦਿਨ ਕੁਝ ਨਹੀਂ ਪਹੁੰਚਾਉਣਾ।',
    hi: 'इस दिन कुछ नहीं पहुँचाना।',
  },
  delivered: { en: 'Delivered', pa: 'ਦੇ ਦਿੱਤਾ', hi: 'दे दिया' },
  deliveredAt: { en: 'Delivered {time}', pa: '{time} ਵਜੇ ਦਿੱਤਾ', hi: '{time} बजे दिया' },
  lessAt: { en: 'Less given, {time}', pa: '{time} ਵਜੇ ਘੱਟ ਦਿੱਤਾ', hi: '{time} बजे कम दिया' },
  notHomeAt: { en: 'Nobody at home, {time}', pa: '{time} ਵਜੇ ਘਰ ਕੋਈ ਨਹੀਂ ਸੀ', hi: '{time} बजे घर कोई नहीं था' },
  notHome: { en: 'Nobody at home', pa: 'ਘਰ ਕੋਈ ਨਹੀਂ', hi: 'घर कोई नहीं' },
  less: { en: 'Gave less', pa: 'ਘੱਟ ਦਿੱਤਾ', hi: 'कम दिया' },
  other: { en: 'Not as ordered', pa: 'ਆਰਡਰ ਵਾਂਗ ਨਹੀਂ', hi: 'ऑर्डर जैसा नहीं' },
  bottlesBack: { en: 'Bottles back', pa: 'ਖਾਲੀ ਬੋਤਲਾਂ ਵਾਪਸ', hi: 'खाली बोतलें वापस' },
  bottlesOut: { en: '{count} bottles there', pa: 'ਉੱਥੇ {count} ਬੋਤਲਾਂ', hi: 'वहाँ {count} बोतलें' },
  cash: { en: 'Cash to take: {money}', pa: 'ਨਕਦ ਲੈਣਾ: {money}', hi: 'नकद लेना: {money}' },
  tookCash: { en: 'Cash taken', pa: 'ਕਿੰਨਾ ਨਕਦ ਲਿਆ', hi: 'कितना नकद लिया' },
  onKhata: { en: 'On the khata', pa: 'ਖਾਤੇ ਉੱਤੇ', hi: 'खाते पर' },
  undo: { en: 'Undo', pa: 'ਵਾਪਸ ਕਰੋ', hi: 'वापस लें' },
  sent: {
    en: 'The centre has it already. Tell the manager.',
    pa: 'ਇਹ ਕੇਂਦਰ ਕੋਲ ਪਹੁੰਚ ਚੁੱਕਾ ਹੈ। ਮੈਨੇਜਰ ਨੂੰ ਦੱਸੋ।',
    hi: 'यह केंद्र के पास पहुँच चुका है। मैनेजर को बताएँ।',
  },
  look: {
    en: 'The manager will look at it.',
    pa: 'ਮੈਨੇਜਰ ਇਸ ਨੂੰ ਵੇਖੇਗਾ।',
    hi: 'मैनेजर इसे देखेगा।',
  },
  returned: {
    en: 'The centre could not read this. Tell the manager.',
    pa: 'ਕੇਂਦਰ ਇਹ ਨਹੀਂ ਪੜ੍ਹ ਸਕਿਆ। ਮੈਨੇਜਰ ਨੂੰ ਦੱਸੋ।',
    hi: 'केंद्र यह नहीं पढ़ सका। मैनेजर को बताएँ।',
  },
  order: { en: 'Change the order of doors', pa: 'ਘਰਾਂ ਦੀ ਤਰਤੀਬ ਬਦਲੋ', hi: 'घरों का क्रम बदलें' },
  orderHelp: {
    en: 'Drag a door, or move it by the arrows. Save it once, and each morning has this order.',
    pa: 'ਘਰ ਨੂੰ ਖਿੱਚੋ, ਜਾਂ ਤੀਰਾਂ ਨਾਲ ਉੱਪਰ-ਹੇਠਾਂ ਕਰੋ। ਇੱਕ ਵਾਰ ਸੇਵ ਕਰੋ, ਹਰ ਸਵੇਰ ਇਹੀ ਤਰਤੀਬ ਰਹੇਗੀ।',
    hi: 'घर को खींचें, या तीरों से ऊपर-नीचे करें। एक बार सेव करें, हर सुबह यही क्रम रहेगा।',
  },
  up: { en: 'Up: {name}', pa: 'ਉੱਪਰ: {name}', hi: 'ऊपर: {name}' },
  down: { en: 'Down: {name}', pa: 'ਹੇਠਾਂ: {name}', hi: 'नीचे: {name}' },
  saveOrder: { en: 'Save this order', pa: 'ਇਹ ਤਰਤੀਬ ਸੇਵ ਕਰੋ', hi: 'यह क्रम सेव करें' },
  cancel: { en: 'Leave it as it was', pa: 'ਪਹਿਲਾਂ ਵਾਂਗ ਰਹਿਣ ਦਿਓ', hi: 'पहले जैसा रहने दें' },
  nothingSaved: { en: 'Nothing was saved', pa: 'ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ', hi: 'कुछ सेव नहीं हुआ' },
  needsTitle: { en: 'What tomorrow needs', pa: 'ਭਲਕੇ ਕਿੰਨਾ ਚਾਹੀਦਾ', hi: 'अगली सुबह कितना चाहिए' },
  settled: {
    en: 'Settled: nothing changes any more.',
    pa: 'ਤੈਅ: ਹੁਣ ਕੁਝ ਨਹੀਂ ਬਦਲੇਗਾ।',
    hi: 'तय: अब कुछ नहीं बदलेगा।',
  },
  open: {
    en: 'It can change until 20:00 of the evening before.',
    pa: 'ਇੱਕ ਸ਼ਾਮ ਪਹਿਲਾਂ ਰਾਤ 8 ਵਜੇ ਤੱਕ ਬਦਲ ਸਕਦਾ ਹੈ।',
    hi: 'एक शाम पहले रात 8 बजे तक बदल सकता है।',
  },
  closed: { en: 'The centre is closed on this day.', pa: 'ਇਸ ਦਿਨ ਕੇਂਦਰ ਬੰਦ ਹੈ।', hi: 'इस दिन केंद्र बंद है।' },
  item: { en: 'What', pa: 'ਸੌਦਾ', hi: 'सामान' },
  area: { en: 'Place', pa: 'ਇਲਾਕਾ', hi: 'इलाका' },
  amount: { en: 'How much', pa: 'ਕਿੰਨਾ', hi: 'कितना' },
  doors: { en: 'Doors', pa: 'ਘਰ', hi: 'घर' },
  together: { en: 'Together, for the supplier', pa: 'ਕੁੱਲ, ਸਪਲਾਇਰ ਲਈ', hi: 'कुल, सप्लायर के लिए' },
  byArea: { en: 'By place', pa: 'ਇਲਾਕੇ ਅਨੁਸਾਰ', hi: 'इलाके के अनुसार' },
  paused: { en: 'Nothing tomorrow', pa: 'ਭਲਕੇ ਨਹੀਂ ਲੈਣਗੇ', hi: 'अगली सुबह नहीं लेंगे' },
  leftOut: { en: 'Not ordered', pa: 'ਆਰਡਰ ਨਹੀਂ ਹੋਇਆ', hi: 'ऑर्डर नहीं हुआ' },
  name: { en: 'Name', pa: 'ਨਾਮ', hi: 'नाम' },
  phone: { en: 'Mobile number', pa: 'ਮੋਬਾਈਲ ਨੰਬਰ', hi: 'मोबाइल नंबर' },
  print: { en: 'Print', pa: 'ਪ੍ਰਿੰਟ ਕਰੋ', hi: 'प्रिंट करें' },
  csv: { en: 'Save as a table (CSV)', pa: 'ਟੇਬਲ ਵਜੋਂ ਸੇਵ ਕਰੋ (CSV)', hi: 'टेबल के रूप में सेव करें (CSV)' },
  reasonclosed: { en: 'closed', pa: 'ਬੰਦ', hi: 'बंद' },
  reasonunavailable: { en: 'not sold now', pa: 'ਹੁਣ ਨਹੀਂ ਵਿਕਦਾ', hi: 'अभी नहीं बिकता' },
  reasonarea: { en: 'place no longer served', pa: 'ਉੱਥੇ ਹੁਣ ਨਹੀਂ ਜਾਂਦੇ', hi: 'वहाँ अब नहीं जाते' },
  reasonprice: { en: 'price rose, not told yet', pa: 'ਭਾਅ ਵਧਿਆ, ਅਜੇ ਦੱਸਿਆ ਨਹੀਂ', hi: 'भाव बढ़ा, अभी बताया नहीं' },
  reasonshort: { en: 'ran out', pa: 'ਮੁੱਕ ਗਿਆ', hi: 'खत्म हो गया' },
  reasoncredit: { en: 'khata is full', pa: 'ਖਾਤਾ ਭਰ ਗਿਆ', hi: 'खाता भर गया' },
} as const satisfies Record<string, Words>

/** Returns words of the round with their values. */
export function say(words: Words, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(localize(words), values)
}

import { definePage } from '#src/content/page.ts'

export default definePage({
  title: { en: 'Nothing gets lost', pa: 'ਕੁਝ ਨਹੀਂ ਗੁਆਚਦਾ', hi: 'कुछ नहीं खोता' },
  description: {
    en: 'Run the app’s own sending here: cut the line, kill a phone, and see that nothing saved is lost.',
    pa: 'ਐਪ ਕਿਵੇਂ ਭੇਜਦੀ ਹੈ, ਇੱਥੇ ਚਲਾ ਕੇ ਵੇਖੋ। ਨੈੱਟਵਰਕ ਕੱਟੋ, ਫ਼ੋਨ ਬੰਦ ਕਰੋ। ਕੁਝ ਨਹੀਂ ਗੁਆਚਦਾ।',
    hi: 'ऐप कैसे भेजता है, यहाँ चलाकर देखें। नेटवर्क काटें, फ़ोन बंद करें। कुछ नहीं खोता।',
  },
  intro: {
    en: 'Cut the line, kill a phone, and look.',
    pa: 'ਨੈੱਟਵਰਕ ਕੱਟੋ, ਫ਼ੋਨ ਬੰਦ ਕਰੋ, ਅਤੇ ਵੇਖੋ।',
    hi: 'नेटवर्क काटें, फ़ोन बंद करें, और देखें।',
  },
  pictogram: 'check',
  blocks: [
    {
      text: {
        en: 'Two phones, a bad line and a centre run in your browser. What saves and sends is the app’s own code.',
        pa: 'ਦੋ ਫ਼ੋਨ, ਮਾੜਾ ਨੈੱਟਵਰਕ ਅਤੇ ਕੇਂਦਰ ਤੁਹਾਡੇ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਚੱਲਦੇ ਹਨ। ਸੇਵ ਕਰਨਾ ਅਤੇ ਭੇਜਣਾ ਐਪ ਦਾ ਆਪਣਾ ਹੈ।',
        hi: 'दो फ़ोन, खराब नेटवर्क और केंद्र आपके ब्राउज़र में चलते हैं। सेव करना और भेजना ऐप का अपना है।',
      },
    },
    { simulator: 'outbox' },
    { heading: { en: 'What is checked', pa: 'ਕੀ ਪਰਖਿਆ ਜਾਂਦਾ ਹੈ', hi: 'क्या परखा जाता है' }, id: 'checked' },
    {
      list: [
        {
          en: 'What a phone has saved reaches the centre, or comes back with a reason.',
          pa: 'ਜੋ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ, ਉਹ ਕੇਂਦਰ ਤੱਕ ਪਹੁੰਚਦਾ ਹੈ। ਨਹੀਂ ਤਾਂ ਵਜ੍ਹਾ ਨਾਲ ਵਾਪਸ ਆਉਂਦਾ ਹੈ।',
          hi: 'जो फ़ोन में सेव है, वह केंद्र तक पहुँचता है। नहीं तो वजह के साथ वापस आता है।',
        },
        {
          en: 'It arrives once, even if it was sent ten times.',
          pa: 'ਦਸ ਵਾਰ ਭੇਜਿਆ ਜਾਵੇ, ਤਾਂ ਵੀ ਇੱਕ ਵਾਰ ਪਹੁੰਚਦਾ ਹੈ।',
          hi: 'दस बार भेजा जाए, तब भी एक बार पहुँचता है।',
        },
        {
          en: 'On a shared phone nobody reads or sends what is another’s.',
          pa: 'ਸਾਂਝੇ ਫ਼ੋਨ ਵਿੱਚ ਕੋਈ ਦੂਜੇ ਦੀ ਚੀਜ਼ ਨਹੀਂ ਪੜ੍ਹਦਾ।',
          hi: 'साझा फ़ोन में कोई दूसरे की चीज़ नहीं पढ़ता।',
        },
        {
          en: 'Nothing changes on the way, and nothing overtakes what was sent before.',
          pa: 'ਰਾਹ ਵਿੱਚ ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ। ਪਿੱਛੋਂ ਭੇਜਿਆ ਅੱਗੇ ਨਹੀਂ ਲੰਘਦਾ।',
          hi: 'रास्ते में कुछ नहीं बदलता। बाद में भेजा आगे नहीं निकलता।',
        },
      ],
    },
    { heading: { en: 'A check that can fail', pa: 'ਪਰਖ ਝੂਠੀ ਨਹੀਂ', hi: 'परख झूठी नहीं' }, id: 'bug' },
    {
      text: {
        en: 'Break the program on purpose, and the check says what was lost. Our tests plant more than a hundred such bugs, and catch all of them.',
        pa: 'ਪ੍ਰੋਗਰਾਮ ਜਾਣ-ਬੁੱਝ ਕੇ ਖਰਾਬ ਕਰੋ। ਪਰਖ ਦੱਸੇਗੀ ਕਿ ਕੀ ਗੁਆਚਿਆ। ਅਸੀਂ ਸੌ ਤੋਂ ਵੱਧ ਗਲਤੀਆਂ ਪਾ ਕੇ ਪਰਖਦੇ ਹਾਂ। ਸਾਰੀਆਂ ਫੜੀਆਂ ਜਾਂਦੀਆਂ ਹਨ।',
        hi: 'प्रोग्राम जान-बूझकर बिगाड़ें। परख बताएगी कि क्या खोया। हम सौ से ज़्यादा गलतियाँ डालकर परखते हैं। सब पकड़ी जाती हैं।',
      },
    },
    { heading: { en: 'On your computer', pa: 'ਆਪਣੇ ਕੰਪਿਊਟਰ ਉੱਤੇ', hi: 'अपने कंप्यूटर पर' }, id: 'computer' },
    {
      text: {
        en: 'With the app’s source: npm run simulate -- --seed 7 --schedules 1000',
        pa: 'ਐਪ ਦੇ ਪ੍ਰੋਗਰਾਮ ਨਾਲ ਇਹ ਲਿਖੋ: npm run simulate -- --seed 7',
        hi: 'ऐप के प्रोग्राम के साथ यह लिखें: npm run simulate -- --seed 7',
      },
    },
  ],
})

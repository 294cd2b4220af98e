import type { Block } from '#src/content/page.ts'

/** Places to learn, most of them free. */
export const knowledgeSharing: readonly Block[] = [
  { heading: { en: 'Knowledge sharing', pa: 'ਸਿੱਖੋ ਅਤੇ ਸਿਖਾਓ', hi: 'सीखें और सिखाएँ' }, id: 'knowledge-sharing' },
  {
    list: [
      {
        en: 'Our articles are for reading aloud at home. They open without network.',
        pa: 'ਸਾਡੇ ਲੇਖ ਘਰ ਬੈਠ ਕੇ ਪੜ੍ਹਨ ਅਤੇ ਸੁਣਾਉਣ ਲਈ ਹਨ। ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ ਖੁੱਲ੍ਹਦੇ ਹਨ।',
        hi: 'हमारे लेख घर बैठकर पढ़ने और सुनाने के लिए हैं। बिना नेटवर्क भी खुलते हैं।',
      },
      {
        en: 'The Krishi Vigyan Kendra Pathankot is at Ghoh. It shows varieties and machines in the field, and trains free or for a small fee.',
        pa: 'ਘੋਹ ਵਿੱਚ ਕ੍ਰਿਸ਼ੀ ਵਿਗਿਆਨ ਕੇਂਦਰ ਪਠਾਨਕੋਟ ਹੈ। ਉਹ ਖੇਤ ਵਿੱਚ ਕਿਸਮਾਂ ਅਤੇ ਮਸ਼ੀਨਾਂ ਵਿਖਾਉਂਦਾ ਹੈ। ਸਿਖਲਾਈ ਮੁਫ਼ਤ ਜਾਂ ਥੋੜ੍ਹੀ ਫ਼ੀਸ ਉੱਤੇ ਮਿਲਦੀ ਹੈ।',
        hi: 'घोह में कृषि विज्ञान केंद्र पठानकोट है। वह खेत में किस्में और मशीनें दिखाता है। ट्रेनिंग मुफ़्त या थोड़ी फ़ीस पर मिलती है।',
      },
      {
        en: 'PAU Ludhiana prints its recommendations twice a year, for Rabi and for Kharif, in Punjabi. The booklet costs less than a bag of urea.',
        pa: 'ਪੀਏਯੂ ਲੁਧਿਆਣਾ ਹਾੜ੍ਹੀ ਅਤੇ ਸਾਉਣੀ ਦੀ ਕਿਤਾਬ ਪੰਜਾਬੀ ਵਿੱਚ ਛਾਪਦੀ ਹੈ। ਇਹ ਯੂਰੀਏ ਦੀ ਬੋਰੀ ਤੋਂ ਸਸਤੀ ਹੈ।',
        hi: 'पीएयू लुधियाना रबी और खरीफ़ की किताब पंजाबी में छापती है। यह यूरिया की बोरी से सस्ती है।',
      },
      {
        en: 'The Kisan Call Centre, 1800-180-1551, is free. It answers in Punjabi and Hindi from 6 in the morning to 10 at night.',
        pa: 'ਕਿਸਾਨ ਕਾਲ ਸੈਂਟਰ 1800-180-1551 ਮੁਫ਼ਤ ਹੈ। ਸਵੇਰੇ 6 ਤੋਂ ਰਾਤ 10 ਵਜੇ ਤੱਕ ਚੱਲਦਾ ਹੈ। ਜਵਾਬ ਪੰਜਾਬੀ ਅਤੇ ਹਿੰਦੀ ਵਿੱਚ ਮਿਲਦਾ ਹੈ।',
        hi: 'किसान कॉल सेंटर 1800-180-1551 मुफ़्त है। सुबह 6 से रात 10 बजे तक चलता है। जवाब पंजाबी और हिंदी में मिलता है।',
      },
    ],
  },
  {
    text: {
      en: 'This season: sow one strip your neighbour’s way and one your own, mark them, and weigh both in April. That teaches more than any page.',
      pa: 'ਇਸ ਸੀਜ਼ਨ ਇੱਕ ਪੱਟੀ ਗੁਆਂਢੀ ਦੇ ਤਰੀਕੇ ਨਾਲ ਬੀਜੋ। ਇੱਕ ਆਪਣੇ ਤਰੀਕੇ ਨਾਲ। ਨਿਸ਼ਾਨ ਲਾਓ ਅਤੇ ਅਪ੍ਰੈਲ ਵਿੱਚ ਦੋਵੇਂ ਤੋਲੋ। ਇਹ ਕਿਸੇ ਵੀ ਪੰਨੇ ਨਾਲੋਂ ਵੱਧ ਸਿਖਾਉਂਦਾ ਹੈ।',
      hi: 'इस सीज़न एक पट्टी पड़ोसी के तरीके से बोएँ। एक अपने तरीके से। निशान लगाएँ और अप्रैल में दोनों तौलें। यह किसी भी पेज से ज़्यादा सिखाता है।',
    },
  },
  { link: { to: '/blog', label: { en: 'Read the articles', pa: 'ਲੇਖ ਪੜ੍ਹੋ', hi: 'लेख पढ़ें' } } },
  { link: { to: '/training', label: { en: 'Our training', pa: 'ਸਾਡੀ ਸਿਖਲਾਈ', hi: 'हमारी ट्रेनिंग' } } },
  { sources: ['callCentre', 'pau'] },
]

import type { Block } from '#src/content/page.ts'

/** Places where farmers talk with each other and with the centre, and features that this app lacks. */
export const forums: readonly Block[] = [
  { heading: { en: 'Forums: where to talk', pa: 'ਗੱਲਬਾਤ ਕਿੱਥੇ ਕਰੀਏ', hi: 'बातचीत कहाँ करें' }, id: 'forums' },
  {
    text: {
      en: 'There is no message board in this app. Advice about a spray should come from somebody who has seen the leaf and who signs with a name. You can use these:',
      pa: 'ਇਸ ਐਪ ਵਿੱਚ ਖੁੱਲ੍ਹੀ ਚਰਚਾ ਵਾਲਾ ਪੰਨਾ ਨਹੀਂ ਹੈ। ਸਪਰੇਅ ਦੀ ਸਲਾਹ ਪੱਤਾ ਵੇਖ ਕੇ ਦੇਣੀ ਚਾਹੀਦੀ ਹੈ, ਨਾਮ ਦੱਸ ਕੇ। ਇਹ ਰਾਹ ਹਨ:',
      hi: 'इस ऐप में खुली चर्चा वाला पेज नहीं है। छिड़काव की सलाह पत्ती देखकर ही देनी चाहिए, नाम बताकर। ये रास्ते हैं:',
    },
  },
  {
    cards: [
      {
        pictogram: 'community',
        title: { en: 'Village meetings', pa: 'ਪਿੰਡ ਦੀਆਂ ਮੀਟਿੰਗਾਂ', hi: 'गाँव की बैठकें' },
        text: {
          en: 'At the centre in Sarna. Call and ask when the next one is, or ask us to come when ten of you want to talk about one crop.',
          pa: 'ਸਰਨਾ ਵਾਲੇ ਕੇਂਦਰ ਵਿੱਚ। ਅਗਲੀ ਮੀਟਿੰਗ ਦਾ ਦਿਨ ਫ਼ੋਨ ਕਰਕੇ ਪੁੱਛੋ। ਦਸ ਕਿਸਾਨ ਇੱਕੋ ਫ਼ਸਲ ਬਾਰੇ ਗੱਲ ਕਰਨਾ ਚਾਹੁਣ ਤਾਂ ਸਾਨੂੰ ਪਿੰਡ ਸੱਦੋ।',
          hi: 'सरना वाले केंद्र में। अगली बैठक का दिन फ़ोन करके पूछें। दस किसान एक फ़सल की बात करना चाहें तो हमें बुलाएँ।',
        },
        ask: {
          form: 'contact',
          about: 'village-meetings',
          label: { en: 'Ask for a meeting', pa: 'ਮੀਟਿੰਗ ਲਈ ਲਿਖੋ', hi: 'बैठक के लिए लिखें' },
        },
      },
      {
        pictogram: 'chat',
        title: { en: 'The support window', pa: 'ਮਦਦ ਵਾਲੀ ਖਿੜਕੀ', hi: 'मदद की खिड़की' },
        text: {
          en: 'The round button at the foot of every page. Your message reaches the centre, and people answer in the same window. The first reply is automatic and says so.',
          pa: 'ਹਰ ਪੰਨੇ ਦੇ ਹੇਠਾਂ ਗੋਲ ਬਟਨ। ਸੁਨੇਹਾ ਕੇਂਦਰ ਕੋਲ ਜਾਂਦਾ ਹੈ। ਜਵਾਬ ਉਸੇ ਖਿੜਕੀ ਵਿੱਚ ਆਉਂਦਾ ਹੈ। ਪਹਿਲਾ ਜਵਾਬ ਆਪਣੇ ਆਪ ਆਉਂਦਾ ਹੈ। ਉਸ ਉੱਤੇ ਇਹ ਲਿਖਿਆ ਹੁੰਦਾ ਹੈ।',
          hi: 'हर पेज के नीचे गोल बटन। संदेश केंद्र के पास जाता है। जवाब उसी खिड़की में आता है। पहला जवाब अपने आप आता है। उस पर यह लिखा होता है।',
        },
      },
      {
        pictogram: 'phone',
        title: { en: 'Groups by phone', pa: 'ਫ਼ੋਨ ਵਾਲੇ ਗਰੁੱਪ', hi: 'फ़ोन के ग्रुप' },
        text: {
          en: 'Tell us your crop and village. With your consent we give your number to neighbours who grow the same.',
          pa: 'ਆਪਣੀ ਫ਼ਸਲ ਅਤੇ ਪਿੰਡ ਦੱਸੋ। ਉਹੀ ਫ਼ਸਲ ਬੀਜਣ ਵਾਲੇ ਗੁਆਂਢੀ ਕਿਸਾਨਾਂ ਨੂੰ ਤੁਹਾਡਾ ਨੰਬਰ ਦਿੰਦੇ ਹਾਂ। ਤੁਹਾਡੀ ਸਹਿਮਤੀ ਨਾਲ ਹੀ।',
          hi: 'अपनी फ़सल और गाँव बताएँ। वही फ़सल बोने वाले पड़ोसी किसानों को आपका नंबर देते हैं। आपकी सहमति से ही।',
        },
        ask: {
          form: 'contact',
          about: 'groups-by-phone',
          label: { en: 'Join by message', pa: 'ਸੁਨੇਹਾ ਲਿਖ ਕੇ ਜੁੜੋ', hi: 'संदेश लिखकर जुड़ें' },
        },
      },
    ],
  },
]

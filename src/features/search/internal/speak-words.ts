import type { Words } from '#src/platform/i18n/words.ts'

/** Words of the search by voice, which load with the tap on its button. */
export const speakWords = {
  speak: { en: 'Speak', pa: 'ਬੋਲੋ', hi: 'बोलें' },
  title: { en: 'Say what you are looking for', pa: 'ਬੋਲ ਕੇ ਲੱਭੋ', hi: 'बोलकर खोजें' },
  goesOut: {
    en: 'This needs network. Your browser’s maker, for example Google, turns your voice into text.',
    pa: 'ਇਸ ਲਈ ਨੈੱਟਵਰਕ ਚਾਹੀਦਾ ਹੈ। ਬ੍ਰਾਊਜ਼ਰ ਵਾਲੀ ਕੰਪਨੀ, ਜਿਵੇਂ ਗੂਗਲ, ਤੁਹਾਡੀ ਆਵਾਜ਼ ਨੂੰ ਲਿਖਤ ਵਿੱਚ ਬਦਲਦੀ ਹੈ।',
    hi: 'इसके लिए नेटवर्क चाहिए। ब्राउज़र वाली कंपनी, जैसे गूगल, आपकी आवाज़ को लिखावट में बदलती है।',
  },
  listening: { en: 'Speak now.', pa: 'ਹੁਣ ਬੋਲੋ।', hi: 'अब बोलें।' },
  searching: { en: 'Searching…', pa: 'ਲੱਭ ਰਹੇ ਹਾਂ…', hi: 'खोज रहे हैं…' },
  heard: { en: 'Heard:', pa: 'ਸੁਣਿਆ:', hi: 'सुना:' },
  choose: { en: 'Is it one of these?', pa: 'ਕੀ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੋਈ ਹੈ?', hi: 'क्या इनमें से कोई है?' },
  again: { en: 'Speak again', pa: 'ਦੁਬਾਰਾ ਬੋਲੋ', hi: 'दोबारा बोलें' },
  all: { en: 'Show everything found', pa: 'ਜੋ ਲੱਭਿਆ, ਸਾਰਾ ਵੇਖੋ', hi: 'जो मिला, सब देखें' },
  notFound: {
    en: 'Nothing like it was found.',
    pa: 'ਇਸ ਤਰ੍ਹਾਂ ਦਾ ਕੁਝ ਨਹੀਂ ਲੱਭਿਆ।',
    hi: 'ऐसा कुछ नहीं मिला।',
  },
  unsupported: {
    en: 'This browser does not understand Indian English. Please type.',
    pa: 'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਪੰਜਾਬੀ ਨਹੀਂ ਸਮਝਦਾ। ਲਿਖ ਕੇ ਲੱਭੋ।',
    hi: 'यह ब्राउज़र हिंदी नहीं समझता। लिखकर खोजें।',
  },
  refused: {
    en: 'The microphone is not allowed. Allow it in the browser, or type.',
    pa: 'ਮਾਈਕ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ ਹੈ। ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਇਜਾਜ਼ਤ ਦਿਓ, ਜਾਂ ਲਿਖੋ।',
    hi: 'माइक की इजाज़त नहीं है। ब्राउज़र में इजाज़त दें, या लिखें।',
  },
  missing: {
    en: 'No microphone was found. Please type.',
    pa: 'ਮਾਈਕ ਨਹੀਂ ਮਿਲਿਆ। ਲਿਖ ਕੇ ਲੱਭੋ।',
    hi: 'माइक नहीं मिला। लिखकर खोजें।',
  },
  offline: {
    en: 'The network did not answer. Please type.',
    pa: 'ਨੈੱਟਵਰਕ ਤੋਂ ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਲਿਖ ਕੇ ਲੱਭੋ।',
    hi: 'नेटवर्क से जवाब नहीं आया। लिखकर खोजें।',
  },
  nothing: {
    en: 'Nothing was heard. Try again.',
    pa: 'ਕੁਝ ਸੁਣਾਈ ਨਹੀਂ ਦਿੱਤਾ। ਦੁਬਾਰਾ ਬੋਲੋ।',
    hi: 'कुछ सुनाई नहीं दिया। दोबारा बोलें।',
  },
} as const satisfies Record<string, Words>

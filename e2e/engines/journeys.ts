/**
 * The journeys of a farmer that are tried in every engine: the spec file, and the title of the test. The desk and the editors'
 * pages are not among them.
 */
export const journeys: Record<string, readonly RegExp[]> = {
  'begin-at-home.spec.ts': [/the first screen of a phone .*\(pa\)/],
  'choose-a-language.spec.ts': [/with a worker the language switch keeps the page/],
  'choose-a-consent.spec.ts': [/the banner accepts the choice before the app’s own scripts have arrived/],
  'worker.spec.ts': [/one visit to the Punjabi home, and every page can be read offline/],
  'find-anything.spec.ts': [/offline a farmer finds goods .*\(pa\)/],
  'open-a-product.spec.ts': [/a tap on a product opens its page, .*\(ਪੰਜਾਬੀ\)/],
  'fill-a-cart-offline.spec.ts': [/a guest fills a cart without a network, .*\(pa\)/],
  'prices-arrive.spec.ts': [/a price changed in the database reaches the open catalogue page/],
  'sign-in.spec.ts': [/a person signs in by password, .*\(pa\)/],
  'pay-for-an-order.spec.ts': [/a guest fills a cart, signs in at the checkout, pays/],
  'count-taps.spec.ts': [/wheat seed is bought by a guest/],
  'fill-a-form.spec.ts': [
    /a guest requests a soil test in Punjabi offline/,
    /a form with missing answers says so/,
    /typed text is a draft within a second/,
  ],
  'close-by-back.spec.ts': [/Back in a long form returns to the previous step/],
  'come-back-to-a-place.spec.ts': [/a new page begins at the top/],
  'apply-for-a-loan.spec.ts': [/a loan with photos is submitted offline/],
  'shrink-a-photo.spec.ts': [/a large photo becomes an upright JPEG/],
  'book-a-machine.spec.ts': [/the form says what the chosen time costs/],
  'call-me-back.spec.ts': [/a form of one page asks for a call at its end/],
  'read-a-soil-card.spec.ts': [/a laboratory’s file becomes a card/],
  'share-a-phone.spec.ts': [/two people share a phone/],
  'silent-centre.spec.ts': [/a broken connection is shown, and the shop works/],
  'update-within-a-form.spec.ts': [/a form of the previous build is filled in and sent/],
  'speak-and-show.spec.ts': [/a complaint is spoken and shown without a network/],
  'listen.spec.ts': [/an editor records phrases; a farmer .* hears them offline/],
  'through-a-bad-network.spec.ts': [/the worker sends a guest’s submissions once each/],
  'be-told.spec.ts': [/an answer of the desk causes a notification/],
  'storage-troubles.spec.ts': [/a full phone says so/],
  'killed-at-any-moment.spec.ts': [/whenever the phone kills the browser/],
}

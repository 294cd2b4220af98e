/**
 * Planted bugs that take a hundred schedules and more to be caught, or seconds for one: a world that comes to no rest.
 * `npm run soak -- planted-bugs` tries them, and `npm run simulate -- --bugs` all bugs.
 */
export const slowBugs: ReadonlySet<string> = new Set([
  'a change whose receipt is not applied yet counts as known',
  'the order that asked stays beside the one that was agreed to',
  'nobody remembers what a draft was kept as',
  'a request that had files is sent again without them',
  'a cancellation counts as done without an answer',
  'the centre compares no version of a booking',
  'what had files waits to be sent again without them',
  'changes of the profile do not wait for one another',
  'a cancellation counts as done whatever the centre says',
  'an order that was withdrawn is made anew although the centre may have it',
  'the centre cancels what is paid',
  'agreeing to a total sends the old one',
  'the order that asked goes and nothing takes its place',
  'a late consent undoes that it was taken back',
  'the centre places an order twice under one id',
  'a receipt of before the restored backup is applied after it',
  'the files of a message become copies when the last of them is stored',
  'a phone that was away for two lives looks from the last one on',
  'an action on a booking counts as done without an answer',
  'an order that was paid is sent again',
  'the centre asks about a change of the same phone',
  'the phone does not note which changes are its own',
  'a file counts as stored before it is sent',
  'a refused entry is tried for ever',
  'a returned entry blocks its lane',
])

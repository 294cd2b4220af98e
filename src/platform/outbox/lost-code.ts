/** The code of an entry that a restored centre has lost, and the phone cannot send again by itself. */
export const lostCode = 'lost_at_centre'
/** The code of an entry whose file this phone can no longer read; the person must add it again. */
export const fileLost = 'file_lost'

/** The code of what a restored centre has lost, and the phone cannot send again by itself. */
export const lostCode = 'lost_at_centre'

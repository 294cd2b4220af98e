/** The kind of entries that desk staff create. There is no form for it. */
export const deskAnswerForm = 'desk-answer'

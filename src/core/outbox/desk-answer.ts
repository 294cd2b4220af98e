/** The kind of the entries by which somebody at the centre's desk does something; no form that anybody fills in. */
export const deskAnswerForm = 'desk-answer'

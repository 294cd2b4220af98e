/** The kind of the drafts in which half typed words of the desk and of editors lie; no form that anybody fills in. */
export const partialInputForm = 'half-typed'

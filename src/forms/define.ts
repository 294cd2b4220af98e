import type { Words } from '#src/i18n/words.ts'
import type { Answers, DocumentRule, FieldRule, Rules } from './rules.ts'

/** One answer out of several, with the word that people read. */
export interface Option {
  readonly value: string
  readonly label: Words
}

/** A field as a person meets it: the rule, and the words around it. */
export interface Field extends Omit<FieldRule, 'options'> {
  readonly label: Words
  readonly hint?: Words
  /** For `choice`, in their order. */
  readonly options?: readonly Option[]
  /** The answer that stands there at first. */
  readonly start?: string | boolean
  /** The form's subject stands there at first, where it is one of the options; an answer that is a subject becomes the form's. */
  readonly startsAsSubject?: true
  /** Under which name the answer is offered again to the same person in any form: name, phone, email, village … */
  readonly knownAs?: string
  /** Of a number: it is an amount in rupees, shown once more in words. */
  readonly money?: true
  /** Of a yesNo: yes says that it is filled in for somebody else; then the account of who fills it in goes with it. */
  readonly forAnother?: true
  /** Nobody is asked: what opens the form hands it over, or it follows from the answers. */
  readonly handed?: true
  /** What the browser may fill in; HTML's autocomplete words. */
  readonly autoComplete?: string
}

/** A paper that a form asks for: the rule, and the words around it. */
export interface Document extends DocumentRule {
  readonly label: Words
  readonly hint?: Words
  /** What such a paper looks like: a drawing of src/pictures. */
  readonly picture?: string
  /** Which digits on it nobody needs: they are covered on the phone. */
  readonly cover?: 'aadhaar'
  /** The field of the type `place` that says where what it shows is. */
  readonly place?: string
}

/** One of the steps in which a long form is filled; every field is asked in exactly one of them. */
export interface Step {
  readonly id: string
  readonly title: Words
  /** What is to be read in this step, one paragraph each. */
  readonly text?: readonly Words[]
  /** The keys of the fields that it asks, in their order. */
  readonly fields?: readonly string[]
  /** The documents are asked for here. */
  readonly documents?: true
  /** Everything that was answered is shown again, and only here can be submitted. It is the last step. */
  readonly review?: true
}

/** What a form can be opened for: a program, a service, a kind of insurance. */
export interface Subject {
  readonly title: Words
  /** What is said under the dialog's title: a price, a duration. */
  readonly line?: Words
}

/** A notice: the specified title, and the text under it. */
export interface Notice {
  readonly title: Words
  readonly text: Words
}

/** A form: one file `<id>.form.ts`, found by its name. */
export interface Form {
  /** The file's name without its ending; the kind of the request at the centre. */
  readonly id: string
  /** Raised with every change of the rules; every version that was published stays accepted. */
  readonly version: number
  /** What the desk calls such requests, in a word or two. */
  readonly shortTitle: Words
  /** The dialog's title; `{subject}` stands for the subject's title. */
  readonly title: Words
  readonly intro?: Words
  readonly subjects?: Readonly<Record<string, Subject>>
  readonly sender: Rules['sender']
  readonly table: Rules['table']
  readonly fields: Readonly<Record<string, Field>>
  /** By slot, in their order. */
  readonly documents?: Readonly<Record<string, Document>>
  /** All on one page where there are none. */
  readonly steps?: readonly Step[]
  /** The button that submits, and what it says while it works. */
  readonly submit: Words
  readonly busy?: Words
  /** Said where a required answer is missing. */
  readonly missing: Notice
  /** Said where the phone could keep nothing. */
  readonly failed: Notice
  /** Said to a guest where the form needs an account. */
  readonly needsAccount?: Notice
  /** Said once it is kept; followed by the line of truth (saved on this phone, or the reference). */
  readonly thanks: Notice
  /** Said instead for these subjects. */
  readonly thanksFor?: Readonly<Record<string, Notice>>
  /** What it costs, computed from the answers; what was pressed or the subject says it where this says nothing. */
  readonly quote?: (subject: string | undefined, answers: Answers) => string | undefined
}

/** Gives a form file its type; adds nothing. */
export function defineForm<const Definition extends Form>(form: Definition): Definition {
  return form
}

import type { Words } from '#src/platform/i18n/words.ts'
import type { DocumentRule, FieldRule, Rules } from './rules.ts'
import type { Answers } from '#src/base/answers.ts'

/** One option with its label. */
export interface Option {
  readonly value: string
  readonly label: Words
}

/** A booking that comes with a request. */
export interface Booked {
  /** The id of a machine, a kind of worker, a visit or a pick-up. */
  readonly resource: string
  /** On how many days in a row; one by default. */
  readonly days?: number
}

/** A field: its rule, and its texts. */
export interface Field extends Omit<FieldRule, 'options' | 'orFile'> {
  readonly label: Words
  readonly hint?: Words
  /** For `choice`, in their order. */
  readonly options?: readonly Option[]
  /** A choice drawn as large buttons, one below the other. */
  readonly tiles?: true
  /** The initial answer. */
  readonly start?: string | boolean
  /**
   * The form's subject is the initial answer if it is one of the options; an answer that is a subject becomes the
   * form's subject.
   */
  readonly startsAsSubject?: true
  /** The name under which the person's answer is offered again in any form: name, phone, email, village … */
  readonly knownAs?: string
  /** Returns the resource that the centre books on this date; `undefined` before it is chosen. */
  readonly books?: (answers: Answers) => Booked | undefined
  /** A number that is an amount in rupees, repeated in words. */
  readonly money?: true
  /** A number with both limits that counts whole things: only the phone objects to a part of one. */
  readonly whole?: true
  /**
   * A yesNo whose yes means that the form is filled in for somebody else; the account of the agent is then sent
   * along.
   */
  readonly forAnother?: true
  /** Not asked: the opener of the form sets it, or it follows from the answers. */
  readonly handed?: true
  /** Whether a handed answer is one that our pages hand over: the desk does not believe a phone. */
  readonly isOurs?: (subject: string | undefined, answers: Answers) => boolean
}

/** A document of a form: its rule, and its texts. */
export interface Document extends DocumentRule {
  readonly label: Words
  readonly hint?: Words
  /** A drawing of src/content/pictures that shows such a document. */
  readonly picture?: string
  /** Digits that the phone covers in the picture. */
  readonly cover?: 'aadhaar'
  /** The field of type `place` for the location of the pictured object. */
  readonly place?: string
}

/** A step of a long form; each field belongs to exactly one step. */
export interface Step {
  readonly id: string
  readonly title: Words
  /** Texts of this step, one paragraph each. */
  readonly text?: readonly Words[]
  /** The keys of its fields, in order. */
  readonly fields?: readonly string[]
  /** True for the step with the documents. */
  readonly documents?: true
  /** True for the last step, which shows all answers and the submit button. */
  readonly review?: true
}

/** A subject of a form: a program, a service, a kind of insurance. */
export interface Subject {
  readonly title: Words
  /** The line under the dialog's title: a price, a duration. */
  readonly line?: Words
}

/** A notice: the specified title, and the text under it. */
export interface Notice {
  readonly title: Words
  readonly text: Words
  /** The hours within which the text promises an answer; the thanks then name the day, since they count while the centre is open. */
  readonly within?: number
}

/** The keys of the text fields for the name, the acres, the village and the place of a field of the farm. */
export interface FarmFieldAnswers {
  readonly name?: string
  readonly acres?: string
  readonly village?: string
  /** Where it is, with the village. */
  readonly place?: string
}

/** A form: one file `<id>.form.ts`, found by its name. */
export interface Form {
  /** The file's name without its ending; also the kind of the request at the centre. */
  readonly id: string
  /** Raised with every change of the rules; the centre accepts every published version. */
  readonly version: number
  /** The desk's name for such requests, in a word or two. */
  readonly shortTitle: Words
  /** The dialog's title; `{subject}` stands for the subject's title. */
  readonly title: Words
  readonly intro?: Words
  /** It opens with the person's earlier answers; other forms offer them. */
  readonly prefilled?: true
  readonly subjects?: Readonly<Record<string, Subject>>
  readonly sender: Rules['sender']
  readonly table: Rules['table']
  readonly fields: Readonly<Record<string, Field>>
  /** The answers about a field of the farm, by their meaning: a person's fields fill them in by one tap. */
  readonly farmField?: FarmFieldAnswers
  /** By slot, in their order. */
  readonly documents?: Readonly<Record<string, Document>>
  /** The largest number of photos that somebody may add; `answers` is the field that they may answer instead of a text. */
  readonly photos?: { readonly most: number; readonly answers?: string }
  /** A voice note of at most `longest` seconds; `answers` is the field that it may answer instead of a text. */
  readonly voice?: { readonly longest: number; readonly answers?: string }
  /** The key of the first folded field. All fields from there on are optional. */
  readonly foldsFrom?: string
  /** Without steps the form is one page. */
  readonly steps?: readonly Step[]
  /** Labels of the submit button, idle and working. */
  readonly submit: Words
  readonly busy?: Words
  /** Shown if a required answer is missing. */
  readonly missing: Notice
  /** Shown if the phone could not save. */
  readonly failed: Notice
  /** Shown to a guest if the form requires an account. */
  readonly needsAccount?: Notice
  /** Shown after saving, with the state (saved on this phone, or the reference). */
  readonly thanks: Notice
  /** Shown instead for these subjects. */
  readonly thanksFor?: Readonly<Record<string, Notice>>
  /** Returns the cost by the answers; `undefined` to show the cost of the origin or the subject. */
  readonly quote?: (subject: string | undefined, answers: Answers) => string | undefined
}

/** Returns the form unchanged, with its type checked. */
export function defineForm<const Definition extends Form>(form: Definition): Definition {
  return form
}

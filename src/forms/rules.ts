/** The rules of a form as plain data: what draws the dialog, checks on the phone and is published to PostgreSQL. */
export interface Rules {
  /** Whether a guest may send it. */
  readonly sender: 'anyone' | 'account'
  /** The table whose columns the answers fill. */
  readonly table: 'service_requests' | 'insurance_applications' | 'training_enrollments' | 'loan_applications'
  /** What the form can be opened for; one of them is then required. */
  readonly subjects?: readonly string[]
  readonly fields: Readonly<Record<string, FieldRule>>
  /** The files that belong to it, by slot; one file a slot. */
  readonly documents?: Readonly<Record<string, DocumentRule>>
}

/** What the file in a slot has to be like. */
export interface DocumentRule {
  readonly required?: true
  /** The MIME types that it takes. */
  readonly types: readonly string[]
}

/** The largest file that a slot takes. */
export const mostBytesOfAFile = 5 * 1024 * 1024

/** A file as a submission lists it. */
export interface ListedFile {
  readonly slot: string
  /** Of its bytes, in lower-case hex. */
  readonly sha256: string
  readonly bytes: number
  readonly type: string
}

/** What an answer has to be like. */
export interface FieldRule {
  readonly type:
    | 'text'
    | 'longText'
    | 'phone'
    | 'email'
    | 'number'
    | 'date'
    | 'choice'
    | 'yesNo'
    /** The six digits of a postal code, the first of them no 0. */
    | 'pin'
    /** A spot on the map as base/geo.ts writes it, or words of at most 300 characters that say where it is. */
    | 'place'
  /** Only while the field is shown. */
  readonly required?: true
  /** Most characters (code points) of a text. */
  readonly max?: number
  readonly least?: number
  readonly most?: number
  /** Of a number, by subject; beside `most`, the smaller counts. */
  readonly mostBySubject?: Readonly<Record<string, number>>
  readonly options?: readonly string[]
  /** Of a yesNo: only yes is an answer, and it is required. */
  readonly accepted?: true
  readonly shownWhen?: Condition
}

/** When a field is shown; while it is not, it has no answer. */
export type Condition =
  | { readonly subject: readonly string[] }
  | { readonly field: string; readonly is: readonly (string | boolean)[] }

export type Answer = string | number | boolean

/** What somebody answered, by field key; what was left empty is absent. */
export type Answers = Readonly<Record<string, Answer>>

/** The first rule that the answers break. */
export interface BrokenRule {
  /** A field's key, a slot of the documents, or `subject`. */
  readonly field: string
  readonly problem: 'required' | 'unknown' | 'type' | 'option' | 'length' | 'range' | 'format' | 'hidden'
}

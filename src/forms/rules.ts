/** The rules of a form as plain data: what draws the dialog, checks on the phone and is published to PostgreSQL. */
export interface Rules {
  /** Whether a guest may send it. */
  readonly sender: 'anyone' | 'account'
  /** The table whose columns the answers fill. */
  readonly table: 'service_requests' | 'insurance_applications' | 'training_enrollments'
  /** What the form can be opened for; one of them is then required. */
  readonly subjects?: readonly string[]
  readonly fields: Readonly<Record<string, FieldRule>>
}

/** What an answer has to be like. */
export interface FieldRule {
  readonly type: 'text' | 'longText' | 'phone' | 'email' | 'number' | 'date' | 'choice' | 'yesNo'
  /** Only while the field is shown. */
  readonly required?: true
  /** Most characters (code points) of a text. */
  readonly max?: number
  readonly least?: number
  readonly most?: number
  readonly options?: readonly string[]
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
  /** A field's key, or `subject`. */
  readonly field: string
  readonly problem: 'required' | 'unknown' | 'type' | 'option' | 'length' | 'range' | 'format' | 'hidden'
}

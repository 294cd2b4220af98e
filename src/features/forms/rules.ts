/** The rules of a form as plain data: for the dialog, validation on the phone, and PostgreSQL. */
export interface Rules {
  /** Whether a guest may send the form. */
  readonly sender: 'anyone' | 'account'
  /** The table for the answers. */
  readonly table: 'service_requests' | 'insurance_applications' | 'training_enrollments' | 'loan_applications'
  /** Possible subjects of the form; if given, one is required. */
  readonly subjects?: readonly string[]
  readonly fields: Readonly<Record<string, FieldRule>>
  /** Its files by slot; one file a slot. Photos and voice notes have slots too (features/forms/attachments.ts). */
  readonly documents?: Readonly<Record<string, DocumentRule>>
}

/** Rules for the file in a slot. */
export interface DocumentRule {
  readonly required?: true
  /** Accepted MIME types. */
  readonly types: readonly string[]
  /** Maximum size in bytes, if it is less than that of every file. */
  readonly most?: number
  /** Maximum length of a voice note, in seconds. */
  readonly seconds?: number
}

/** Maximum size of a file, in bytes. */
export const mostBytesOfAFile = 5 * 1024 * 1024

/** A file in a submission's manifest. */
export interface ListedFile {
  readonly slot: string
  /** SHA-256 of its bytes, in lower-case hex. */
  readonly sha256: string
  readonly bytes: number
  readonly type: string
}

/** Rules for an answer. */
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
    /** Six digits of a postal code, the first not 0. */
    | 'pin'
    /** A position as base/geo.ts writes it, or a description of at most 300 characters. */
    | 'place'
  /** Only if the field is shown. */
  readonly required?: true
  /** The slots of files any of which may stand for the required answer: a voice note, photos. */
  readonly orFile?: string | readonly string[]
  /** Maximum length of a text, in code points. */
  readonly max?: number
  readonly least?: number
  readonly most?: number
  /** Maximum of a number by subject; the smaller of this and `most` counts. */
  readonly mostBySubject?: Readonly<Record<string, number>>
  readonly options?: readonly string[]
  /** A yesNo that must be answered with yes. */
  readonly accepted?: true
  readonly shownWhen?: Condition
}

/** The condition for showing a field; a hidden field has no answer. A missing answer is none of `isNot`. */
export type Condition =
  | { readonly subject: readonly string[] }
  | { readonly field: string; readonly is: readonly (string | boolean)[] }
  | { readonly field: string; readonly isNot: readonly (string | boolean)[] }

/** The first rule that the answers break. */
export interface BrokenRule {
  /** The largest number that the origin of the form allows, if that is the fault. */
  readonly most?: number
  /** A field's key, a slot of the documents, or `subject`. */
  readonly field: string
  readonly problem: 'required' | 'unknown' | 'type' | 'option' | 'length' | 'range' | 'format' | 'hidden'
}

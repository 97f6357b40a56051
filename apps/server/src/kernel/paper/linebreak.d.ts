declare module 'linebreak' {
  /** Finds where the lines of a text may break (Unicode Standard Annex 14). */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}

import type { Language } from '@porchlight/contract'
import type { FailureKind } from '../engine/failure.ts'

/** A translation provider. Fragments are escaped text with the elements of `engine/marks.ts`. */
export interface Translator {
  readonly name: 'deepl' | 'libretranslate'
  /** One translation per fragment, in order. @throws TranslatorFailure */
  translate(from: Language, to: Language, fragments: readonly string[]): Promise<string[]>
}

declare module '#kernel/app' {
  interface Adapters {
    /** Null: only what was translated before is available. */
    translator: Translator | null
  }
}

export class TranslatorFailure extends Error {
  readonly kind: FailureKind
  readonly retryAfterSeconds: number | undefined
  constructor(kind: FailureKind, message: string, retryAfterSeconds?: number) {
    super(message)
    this.name = 'TranslatorFailure'
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}

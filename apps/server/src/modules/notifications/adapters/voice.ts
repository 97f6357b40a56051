/** A call ready to be made; `text` is read out. `id` is the same for every try. */
export type Call = { id: string; to: string; text: string }

/** The way calls leave the home. */
export interface VoiceAdapter {
  readonly via: 'outbox' | 'gateway'
  /** Resolves once someone else has taken the call on. @throws SmsRefused for good, anything else for now */
  call: (call: Call) => Promise<void>
}

/** Calls that stay here: what is kept of every delivery is what `/dev/outbox` shows. */
export const outboxVoice: VoiceAdapter = { via: 'outbox', call: async () => {} }

declare module '#kernel/app' {
  interface Adapters {
    voice: VoiceAdapter
  }
}

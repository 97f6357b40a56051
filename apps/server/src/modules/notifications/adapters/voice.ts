/** A call ready to be made; `text` is read out. `id` is the same for every attempt. */
export type Call = { id: string; to: string; text: string }

/** Makes phone calls. */
export interface VoiceAdapter {
  readonly via: 'outbox' | 'gateway'
  /**
   * Resolves once another service has accepted the call. @throws SmsRefused for a permanent failure, anything else for
   * a temporary one
   */
  call: (call: Call) => Promise<void>
}

/** Calls that aren't made: `/dev/outbox` shows what is stored of every delivery. */
export const outboxVoice: VoiceAdapter = { via: 'outbox', call: async () => {} }

declare module '#kernel/app' {
  interface Adapters {
    voice: VoiceAdapter
  }
}

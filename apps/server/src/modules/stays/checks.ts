import type { Check } from '#kernel/check'
import { unreadableGuides } from './guides.ts'

export const checks: readonly Check[] = [
  {
    code: 'stays.sealed',
    text: 'Every door code and access detail is encrypted and can be decrypted with a key of this installation.',
    async run({ work, seal }) {
      const unreadable = await work.read((ctx) => unreadableGuides(ctx, seal))
      return { holds: unreadable === 0, figure: `${unreadable} unreadable` }
    },
  },
]

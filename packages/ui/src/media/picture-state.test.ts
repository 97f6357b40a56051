import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearMargin } from './near-view.ts'
import { nextPictureState, type PictureEvent, type PictureState } from './picture-state.ts'

const after = (...events: PictureEvent[]): PictureState => events.reduce(nextPictureState, 'idle' as PictureState)

it.each<[PictureEvent[], PictureState]>([
  [[], 'idle'],
  [['near'], 'loading'],
  [['near', 'load'], 'loaded'],
  [['near', 'fail'], 'error'],
  [['load'], 'loaded'],
])('C784 C799 after %j a picture is %s', (events, state) => expect(after(...events)).toBe(state))

it('C799 a loaded or failed picture stays that way', () => {
  const events = fc.array(fc.constantFrom<PictureEvent>('near', 'load', 'fail'))
  fc.assert(
    fc.property(events, (more) => {
      expect(after('near', 'load', ...more)).toBe('loaded')
      expect(after('near', 'fail', ...more)).toBe('error')
    }),
  )
})

it('C851 near means 100 px', () => expect(nearMargin).toBe(100))

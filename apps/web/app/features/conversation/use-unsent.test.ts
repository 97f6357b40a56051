import { describe, expect, it } from 'vitest'
import { unsentTexts } from './use-unsent.ts'

describe('messages typed and not sent', () => {
  it('stay with their conversation until they are sent or emptied', () => {
    const unsent = unsentTexts()
    unsent.put('7 conversation/1', 'Hello')
    expect(unsent.at('7 conversation/1')).toBe('Hello')
    expect(unsent.at('7 conversation/2')).toBe('')
    unsent.put('7 conversation/1', '')
    expect(unsent.at('7 conversation/1')).toBe('')
  })
})

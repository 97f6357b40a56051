import { expect, it } from 'vitest'
import { textProblems } from './text-problems.ts'

const words = { required: 'missing', unknownField: ({ field }: { field: string }) => `no ${field}` }
const texts = { en: 'Hello {guest_first_name}', es: '', fr: '', de: '' }

it('needs a name and an English text', () => {
  expect(textProblems({ name: 'Arrival', texts }, words)).toEqual({})
  expect(textProblems({ name: ' ', texts: { ...texts, en: ' ' } }, words)).toEqual({
    name: 'missing',
    'texts.en': 'missing',
  })
})

it('names a merge field that doesn’t exist beside the text that uses it', () => {
  expect(textProblems({ name: 'Arrival', texts: { ...texts, fr: 'Bonjour {prenom}' } }, words)).toEqual({
    'texts.fr': 'no {prenom}',
  })
})

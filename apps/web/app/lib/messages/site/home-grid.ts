import { area } from '../words.ts'

export const homeGridWords = area({
  sleeps: 'sleeps {number}',
})

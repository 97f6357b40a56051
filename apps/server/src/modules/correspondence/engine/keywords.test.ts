import { expect, it } from 'vitest'
import { textRequest } from './keywords.ts'

it.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Stop!', 'stop'],
  ['opt-out', 'stop'],
  ['start', 'start'],
  ['HELP', 'help'],
])('reads %j as a request', (text, request) => {
  expect(textRequest(text)?.request).toBe(request)
})

it.each(['Please stop the music', 'stop by at noon', 'Can you help?', 'yes', ''])('reads %j as a message', (text) => {
  expect(textRequest(text)).toBeNull()
})

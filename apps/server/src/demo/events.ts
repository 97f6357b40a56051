import { z } from 'zod'
import { defineEvent } from '#kernel/events'

const world = { homes: z.int(), seed: z.int() }

export const demoBegun = defineEvent('demo.begun', 'Filling the demo world has begun.', world)
export const demoFilled = defineEvent('demo.filled', 'The demo world is filled.', world)

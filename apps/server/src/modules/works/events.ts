import { z } from 'zod'
import { day, defineEvent, id } from '#kernel/events'

export const jobChanged = defineEvent(
  'job.changed',
  'A job was planned, assigned, or recorded, or its checklist or state changed.',
  {
    jobId: id,
    homeId: id,
  },
)

export const vendorRemoved = defineEvent(
  'job.vendor_removed',
  'A job lost its vendor, whose insurance ends before its new day.',
  {
    jobId: id,
    homeId: id,
    vendorId: id,
    day,
    insuredUntil: day,
    moves: z.int(),
  },
)

import { z } from 'zod'

/**
 * The version of a thing its editor has read. A change sends it back, so that it can't undo unseen what someone else
 * saved meanwhile; omitted: not checked.
 */
export const version = z.string().max(40)

/** The version of what its author hasn't read because, as far as they know, it doesn't exist. */
export const versionOfNone = ''
